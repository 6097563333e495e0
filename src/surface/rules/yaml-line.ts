/** Where a key stands in a YAML text. */

/** The line of a key below others, counted from 1; of the nearest one above it that can be told. */
export function lineOfYamlKey(
  text: string,
  keys: readonly string[]
): number | undefined {
  const lines = text.split('\n')
  let found: number | undefined
  let from = 0
  for (const key of keys) {
    const pattern = new RegExp(
      `(?:^|[\\s{,-])["']?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["']?\\s*(?::|$)|id:\\s*["']?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["']?\\s*$`
    )
    const at = lines.findIndex(
      (line, index) => index >= from && pattern.test(line)
    )
    if (at < 0) return found
    found = at + 1
    from = at
  }
  return found
}
