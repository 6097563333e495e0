/** How a message names a page of the gate's documents: a reader would look for a bare path in their own repository. */

/** @param path such as `docs/waive.md`. @returns the path and whose it is, without an end mark */
export function ownPage(path: `docs/${string}.md`): string {
  return `${path} of completion-gate`
}
