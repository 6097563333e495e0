/** A JSON object in a file, with comments where its tool allows them. */
import type { FolderView } from './preset.ts'

/** What such a file says, or why that cannot be known. */
export type JsonFile =
  | {
      readonly kind: 'object'
      readonly text: string
      readonly value: Readonly<Record<string, unknown>>
    }
  /** `why` is a sentence without its full stop. */
  | { readonly kind: 'broken'; readonly why: string }

// A string stays as it is; what else could be a comment or a comma before a closing mark goes.
const COMMENTS = /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g
const LAST_COMMAS = /("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g

/** Reads a file of a folder; undefined when there is none. */
export function jsonFile(
  folder: FolderView,
  name: string,
  comments: 'with comments' | 'plain' = 'plain'
): JsonFile | undefined {
  const file = folder.text(name)
  if (file === undefined) return undefined
  if (file.kind === 'broken')
    return { kind: 'broken', why: `${name} ${file.why}` }
  const text = file.text.replace(/^\uFEFF/, '')
  const value = parsed(comments === 'plain' ? text : withoutComments(text))
  return isRecord(value)
    ? { kind: 'object', text: file.text, value }
    : { kind: 'broken', why: `${name} is not valid JSON` }
}

/** An object of such a file under a key; empty when there is none. */
export function objectUnder(
  value: Readonly<Record<string, unknown>>,
  key: string
): Readonly<Record<string, unknown>> {
  const under = Object.hasOwn(value, key) ? value[key] : undefined
  return isRecord(under) ? under : {}
}

/** The line of a key inside an object, counted from 1; that of the object when it cannot be told. */
export function lineUnder(text: string, object: string, key: string): number {
  const lines = text.split('\n')
  const from = Math.max(
    lines.findIndex(line => line.includes(`"${object}"`)),
    0
  )
  const at = lines.findIndex(
    (line, index) => index >= from && line.includes(`"${key}"`)
  )
  return (at < 0 ? from : at) + 1
}

/** The value of a JSON text that may have comments and last commas; undefined when it is none. */
export function jsonWithComments(text: string): unknown {
  return parsed(withoutComments(text.replace(/^\uFEFF/, '')))
}

function withoutComments(text: string): string {
  return text.replace(COMMENTS, '$1').replace(LAST_COMMAS, '$1')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
