/** What is said of a path that was touched and holds the same content afterwards. */
import { minimatch } from 'minimatch'

import type { Signs } from './moved-paths.ts'

const GLOB_OPTIONS = { dot: true, nonegate: true, nocomment: true }

/** Whether the policy lets commands write the very same bytes again. */
export function isGenerated(
  path: string,
  { generated }: { readonly generated: readonly string[] }
): boolean {
  return generated.some(glob => minimatch(path, glob, GLOB_OPTIONS))
}

/** What was expected and found of it, in the words of a report. */
export function touchedAgain(
  tool: string,
  { heard }: Pick<Signs, 'heard'>
): { readonly expected: string; readonly found: string } {
  return {
    expected: 'left alone while commands run',
    found: foundAgain(tool, heard)
  }
}

function foundAgain(tool: string, heard: boolean): string {
  if (!heard) return 'touched, with the same content afterwards'
  return tool === 'delete'
    ? 'it or a folder above made or moved in between, and nothing afterwards'
    : 'it or a folder above moved or replaced, with the same content afterwards'
}
