/** A text as one YAML scalar on one line, whatever is in it. */

/** Plain where YAML cannot read it otherwise, else in quotes. */
export function yamlScalar(text: string): string {
  if (/^[A-Za-z][\w./-]*(?: [\w./-]+)*$/.test(text) && !isWord(text))
    return text
  // JSON is YAML, and its escapes keep control characters out of the file.
  return /^[\u0020-\u007e]*$/.test(text)
    ? `'${text.replaceAll("'", "''")}'`
    : JSON.stringify(text)
}

/** Words that YAML 1.1 or 1.2 reads as something else than text. */
function isWord(text: string): boolean {
  return /^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text)
}
