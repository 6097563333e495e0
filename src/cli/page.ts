/** `--html`: the page of a record, in a file. */
import { openPageFile } from '../adapters/files/page-file.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

/** Where the page of a run goes. */
export interface PageTarget {
  /** As it was named. */
  readonly file: string
  /** @throws GateError OUTPUT_FAILED */
  write(evidence: EvidenceRecord): Promise<void>
}

/**
 * Looks whether a page can be written there, before anything runs.
 * @param file undefined for no page
 * @throws GateError OUTPUT_FAILED where one cannot
 */
export async function openPage(
  file: string | undefined
): Promise<PageTarget | undefined> {
  if (file === undefined) return undefined
  // Only who asks for a page loads it.
  const { htmlPage, PAGE_START } = await import('../report/html/html-page.ts')
  const target = await openPageFile(file, PAGE_START)
  return { file, write: evidence => target.write(htmlPage(evidence)) }
}
