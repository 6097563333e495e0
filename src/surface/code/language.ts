/** Languages whose tests the rules can count, by the ends of file names. */

/** A language of tests. */
export type Language =
  'js' | 'python' | 'rust' | 'go' | 'java' | 'csharp' | 'ruby' | 'php'

const ENDS: readonly (readonly [RegExp, Language])[] = [
  [/\.[cm]?[jt]sx?$/i, 'js'],
  [/\.pyi?$/i, 'python'],
  [/\.rs$/i, 'rust'],
  [/\.go$/i, 'go'],
  [/\.(?:java|kts?|groovy|scala)$/i, 'java'],
  [/\.cs$/i, 'csharp'],
  [/\.rb$/i, 'ruby'],
  [/\.php$/i, 'php']
]

/** The language of a file, by its name. */
export function languageOf(path: string): Language | undefined {
  return ENDS.find(([end]) => end.test(path))?.[1]
}

// What runners take for a test by its name alone.
const TEST_NAMES: Readonly<Record<Language, RegExp>> = {
  js: /(?:^|\/)(?:__tests__|tests?|specs?|e2e)\/(?:.*\/)?[^/]+$|[.\-_](?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]sx?$/i,
  python: /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests)\.py$/i,
  rust: /(?:^|\/)tests\/[^/]+\.rs$|(?:^|\/|_)tests?\.rs$/i,
  go: /_test\.go$/i,
  java: /(?:^|\/)src\/(?:test|androidTest|integrationTest)\/|(?:Tests?|IT|Spec|TestCase)\.(?:java|kts?|groovy|scala)$|(?:^|\/)Test[A-Z][^/]*\.(?:java|kt)$/,
  csharp: /Tests?\.cs$|(?:^|\/)[^/]*\.?(?:Unit|Integration)?Tests?\/.*\.cs$/i,
  ruby: /_(?:spec|test)\.rb$|(?:^|\/)test_[^/]*\.rb$/i,
  php: /Test\.php$|(?:^|\/)tests?\/.*\.php$/i
}

const NO_TESTS =
  /(?:^|\/)(?:__fixtures__|fixtures?|testdata|__mocks__|__snapshots__|node_modules)\//i

/** Whether a runner would look for tests in a file of this name. */
export function isTestPath(path: string): boolean {
  const language = languageOf(path)
  if (language === undefined || NO_TESTS.test(path)) return false
  return TEST_NAMES[language].test(path) && !/\.d\.[cm]?ts$/.test(path)
}

// Names that make a file a test wherever it stands; helpers beside tests have none of them.
const OWN_NAMES: Readonly<Record<Language, RegExp>> = {
  js: /[.\-_](?:test|spec|cy)\.[cm]?[jt]sx?$|^test\.[cm]?[jt]sx?$/i,
  python: /^(?:test_.*|.*_test|tests)\.py$/i,
  rust: /(?!)/,
  go: /_test\.go$/,
  java: /^(?!Abstract|Base).*(?:Tests?|IT|Spec|TestCase)\.(?:java|kts?|groovy|scala)$/,
  csharp: /^(?!Abstract|Base).*Tests?\.cs$/,
  ruby: /_(?:spec|test)\.rb$|^test_(?!helper\.).*\.rb$/,
  php: /^(?!Abstract|Base).*Test\.php$/
}

/** Whether a runner finds the file as a test by its own name, in any folder. */
export function isNamedAsTest(path: string): boolean {
  const language = languageOf(path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    language !== undefined && isTestPath(path) && OWN_NAMES[language].test(name)
  )
}

/** Whether tests may stand in the file: Rust keeps them beside the code. */
export function mayHoldTests(path: string): boolean {
  return (
    isTestPath(path) || (languageOf(path) === 'rust' && !NO_TESTS.test(path))
  )
}
