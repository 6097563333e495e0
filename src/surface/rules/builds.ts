/** Builds of the JVM, .NET, PHP and Ruby that leave tests out. */
import { withoutComments } from '../code/without-comments.ts'
import { nameOf, textsOf } from '../change.ts'
import type { CommentForm } from '../code/without-comments.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

/** File names, and what must not come into them. Comments are cut first. */
const BUILDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^pom\.xml$/i,
    /<(?:skipTests|skipITs|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|skip)>\s*(?:true|\$\{[^}<\n]{0,200}\})\s*<|<(?:excludedGroups|groups|testSourceDirectory|exclude|failIfNoTests)>[^<]*</g
  ],
  [
    /^(?:build|settings)\.gradle(?:\.kts)?$/i,
    /\bignoreFailures\s*(?:=|\.set\()\s*true|\b(?:test|tasks\.\w+|check)\b[^\n]{0,200}\benabled\s*=\s*false|\bonlyIf\s*[({]|\bexcludeTestsMatching\b[^\n]*|\bexclude(?:Tags|Categories)?\s*[("'][^\n]*|\bfailOnNoMatchingTests\s*=\s*false|-x\s+test\b/g
  ],
  [
    /^(?:maven\.config|jvm\.config|gradle\.properties)$/i,
    /(?:-D)?(?:skipTests|maven\.test\.skip|maven\.test\.failure\.ignore|skipITs|javaagent|agentpath|agentlib)\b[^\n]*|-x\s*test\b|^\s*(?:-fn|--fail-never|-pl|--projects|-rf|--resume-from|--activate-profiles|--settings|--file)\b[^\n]*|^\s*-(?:P|[sf](?![a-z]))[^\n]*|-D(?:test|it\.test|groups|excludedGroups|surefire\.\w+|failsafe\.\w+|cucumber\.\w+|argLine|maven\.main\.skip|maven\.ext\.class\.path)=[^\n]*/gm
  ],
  [
    /^(?:directory\.build\.(?:props|targets)|.*\.csproj|.*\.runsettings)$/i,
    /<IsTestProject>\s*false|<VSTestTestCaseFilter>[^<]*|<TestCaseFilter>[^<]*|<TreatNoTestsAsError>\s*false|<Compile\s+Remove="[^"]*"/gi
  ],
  [/^extensions\.xml$/i, /<artifactId>[^<]*/g],
  [
    /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/i,
    /<exclude>[^<]*|<group>[^<]*|failOn\w+="false"|bootstrap="[^"]*"|\bstopOn\w+="[^"]*"|defaultTestSuite="[^"]*"/gi
  ],
  [
    /^\.rspec$/i,
    /--(?:tag|exclude-pattern|pattern|example|dry-run|require|failure-exit-code)\b[^\n]*|-[trPe]\s+\S+/g
  ]
]

// Looking for a line takes the whole text; later findings are only counted.
const MOST_LINES = 51

/** New switches in build files. */
export function buildChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes.flatMap(change => {
    const pattern = BUILDS.find(([name]) => name.test(nameOf(change.path)))?.[1]
    return pattern === undefined ? [] : switches(change, pattern)
  })
}

function switches(change: SurfaceChange, pattern: RegExp): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined) return []
  const form = formOf(nameOf(change.path))
  const had = new Set(marksOf(withoutComments(texts.before, form), pattern))
  const now = new Set(marksOf(withoutComments(texts.after, form), pattern))
  const fresh = [...now].filter(mark => !had.has(mark))
  return fresh.map((mark, index) => ({
    rule: 'build-tests-off' as const,
    message: `${change.path} leaves tests out or lets them fail: ${mark.slice(0, 100)}`,
    path: change.path,
    line: index < MOST_LINES ? lineOf(texts.after, mark) : undefined,
    after: mark
  }))
}

function formOf(name: string): CommentForm {
  if (/\.gradle(?:\.kts)?$/i.test(name)) return 'code'
  return /\.(?:config|properties)$|^\.rspec$/i.test(name) ? 'lines' : 'xml'
}

function marksOf(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([mark]) =>
    mark.replace(/\s+/g, ' ').trim()
  )
}

function lineOf(text: string, mark: string): number | undefined {
  const [first = ''] = mark.split(' ')
  const at = text.split('\n').findIndex(line => line.includes(first))
  return at < 0 ? undefined : at + 1
}
