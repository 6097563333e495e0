/** Build constraints of Go: whether a file is part of a plain build on Linux. */

// https://pkg.go.dev/cmd/go#hdr-Build_constraints
const HOLDS = /^(?:linux|unix|amd64|arm64|gc|cgo|go1\.\d+)$/
const SYSTEMS =
  'aix|android|darwin|dragonfly|freebsd|illumos|ios|js|netbsd|openbsd|plan9|solaris|wasip1|windows'
const MACHINES =
  '386|arm|loong64|mips|mips64|mips64le|mipsle|ppc64|ppc64le|riscv64|s390x|wasm'
const OTHER_PLACE = new RegExp(
  `_(?:(?:${SYSTEMS})(?:_\\w+)?|(?:linux_)?(?:${MACHINES}))_test\\.go$`
)

/** Whether a name says another system or machine, such as `a_windows_test.go`. */
export function isForOtherSystem(path: string): boolean {
  return OTHER_PLACE.test(path)
}

/**
 * The constraint above the package that does not hold; undefined where all hold.
 * @param tags what the checks' commands set by `-tags`
 */
export function failingConstraint(
  text: string,
  tags: ReadonlySet<string>
): string | undefined {
  const head = text.slice(0, 64 * 1024)
  const package_ = /^package\s/m.exec(head)?.index ?? head.length
  const lines = head.slice(0, package_).match(/^\/\/go:build .*$/gm) ?? []
  return lines.find(line => !holds(line.slice(10), tags))?.trim()
}

function holds(expression: string, tags: ReadonlySet<string>): boolean {
  const words = expression.match(/\|\||&&|[!()]|[\w.]+/g) ?? []
  let at = 0
  const any = (): boolean => {
    let value = all()
    for (; words[at] === '||';) {
      at += 1
      value = all() || value
    }
    return value
  }
  const all = (): boolean => {
    let value = one()
    for (; words[at] === '&&';) {
      at += 1
      value = one() && value
    }
    return value
  }
  const one = (): boolean => {
    const word = words[at++] ?? ''
    if (word === '!') return !one()
    if (word !== '(') return HOLDS.test(word) || tags.has(word)
    const value = any()
    at += 1
    return value
  }
  return words.length <= 1000 && any()
}
