/** The place of a problem inside a document, as people write it: `reports[0].checks[2].status`. */

const PLAIN_KEY = /^[A-Za-z_][\w-]*$/

/** Joins the steps of a path; keys that are not plain words are quoted. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${String(step)}]`
    const key = String(step)
    if (!PLAIN_KEY.test(key)) return `${place}[${JSON.stringify(key)}]`
    return place === '' ? key : `${place}.${key}`
  }, '')
}
