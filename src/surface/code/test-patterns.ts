/** How each language writes tests, skips and assertions, over the words of `tokens.ts`. */
import type { Language } from './language.ts'

/** Patterns over words; each match is one. The first group of `tests` is the name. */
export interface TestPatterns {
  readonly tests: RegExp
  readonly tables: RegExp
  readonly skips: RegExp
  readonly conditionalSkips: RegExp
  readonly focuses: RegExp
  readonly assertions: RegExp
  /** Assertions that can never fail. */
  readonly empty: RegExp
  readonly exits: RegExp
}

const NEVER = /(?!)/g

const JS_TEST = '(?:it|test|describe|suite|context|specify|bench|Deno \\. test)'

// A test up to what follows its title. What looks back for it stands after a word: before one, it looks back everywhere.
const JS_OPENED = `${JS_TEST}(?: \\. \\w+){0,6} \\( "[^"]*" , `

const JS: TestPatterns = {
  tests:
    /(?<= )(?:it|test|specify|xit|xtest|fit)(?: (?:\. \w+|\[ "\w+" \])){0,6} \( ("[^"]*")/g,
  tables: /(?<= )(?:it|test|describe)(?: \. \w+){0,6} \. each(?= )/g,
  skips: new RegExp(
    `(?<= )${JS_TEST}(?: \\. \\w+){0,6}? (?:\\. (?:skip|todo|fixme|failing)|\\[ "(?:skip|todo|fixme|failing)" \\])(?= )` +
      `|(?<= )${JS_TEST} \\[ (?!"\\w+" \\])` +
      '|(?<= )x(?:it|test|describe|context|specify) (?:\\(|\\.)' +
      '|(?<= )(?:this|t|ctx|context) \\. skip \\(' +
      '|(?<= )(?:skip|todo|"skip"|"todo") : (?:true|")' +
      `| (?:skip|todo) : 1(?= )(?<= ${JS_OPENED}\\{[^{}]{0,200} (?:skip|todo) : 1)` +
      `| return(?<= ${JS_OPENED}[^{};]{0,200}\\{ return) (?:(?:(?:null|undefined|true|0|"[^"]*") )?;|\\})` +
      '|(?<= )if \\( (?:0|false|null|undefined|! (?:1|true)) \\) \\{? ?(?=(?:it|test|describe|suite) (?:\\(|\\.))',
    'g'
  ),
  conditionalSkips:
    /(?<= )\. (?:skipIf|runIf) \(|(?<= )skip : (?!true|1|"|false)/g,
  focuses: new RegExp(
    `(?<= )${JS_TEST}(?: \\. \\w+){0,6}? (?:\\. only|\\[ "only" \\])(?= )` +
      '|(?<= )f(?:it|describe|context) \\(' +
      `| (?:only|"only") : true(?<= ${JS_OPENED}\\{[^{}]{0,200} (?:only|"only") : true)`,
    'g'
  ),
  assertions:
    /(?<= )(?:(?:expect|assert|verify|should|check)(?:[A-Z]\w*)?(?: \. \w+){0,6} \(|\. should(?= )|t \. (?:is|not|deepEqual|like|true|false|truthy|falsy|throws\w*|regex|equal|ok|same|fail|match|rejects)(?= ))/g,
  empty:
    /(?<= )(?:expect \( (true|false|\d+|"[^"]*") \) \. (?:toBe|toEqual|toStrictEqual) \( \1 \)|expect \( (?:true|1) \) \. toBeTruthy|assert(?: \. ok)? \( (?:true|1) \)|assert \. \w+ \( (true|\d+|"[^"]*") , \2 \))/g,
  exits:
    /(?<= )process \. (?:exit(?= )|reallyExit(?= )|exitCode = (?!=))|(?<= )process \[/g
}

const PYTHON: TestPatterns = {
  tests: /(?<= )def (test\w*) \(/g,
  tables: /(?<= )(?:parametrize|parameterized|subTest|expand) \(/g,
  skips:
    /(?<= )@ (?:pytest \. )?(?:mark|unittest) \. (?:skip|xfail|expectedFailure)(?= )|(?<= )@ skip(?= )|(?<= )marks = (?:\[ [^\]]{0,400}?|\( [^)]{0,400}?)?(?:pytest \. )?mark \. (?:skip|xfail)(?= )|(?<= )pytestmark \+? ?= (?:[[(] [^\])]{0,400}?)?(?:pytest \. )?mark \. (?:skip|xfail)(?= )|(?<=¶ )del (?:test|Test)\w*(?= )|(?<=¶ )(?:test_\w+|Test\w+) = None(?= )|(?<= )fixture \( [^()¶]{0,200}autouse = True [^()¶]{0,200}\) ¶ (?:async )?def \w+ \([^)]{0,200}\) (?:- > [^:¶]{0,100} )?: (?:¶ )?(?:"[^"]*" ¶ )?pytest \. skip \(|(?<= )(?:skipif|skipIf) \( (?:True|1|not False|"True"|"1")(?= )|(?<= )skipUnless \( (?:False|0|None)(?= )|(?<= )__test__ = False|(?<= )def test\w* \([^)]{0,400}\) (?:- > \w+ )?: (?:¶ )?(?:"[^"]*" ¶ )?(?:(?:return(?: (?:None|True|False|\d+|"[^"]*"))?|pass|\. \. \.) [¶;]|(?:pytest|self) \. (?:skip|skipTest|xfail) \()/g,
  conditionalSkips:
    /(?<= )(?:skipif|skipIf|skipUnless) \(|(?<= )(?:pytest|self) \. (?:skip|skipTest|xfail|importorskip) \(|(?<= )raise (?:unittest \. )?SkipTest/g,
  focuses: NEVER,
  assertions:
    /(?<= )(?:assert(?= )|(?:self|cls) \. (?:assert|fail)\w* \(|pytest \. (?:raises|warns|fail|approx) \(|assert_\w+ \(|check_\w+ \()/g,
  empty:
    /(?<= )assert (?:True|1|not False|"[^"]+")(?= (?:¶|,))|(?<= )assert (\w+|"[^"]*") = = \1 ¶|(?<= )assertTrue \( True \)|(?<= )assert \( [^¶()]+ , "[^"]*" \) ¶/g,
  exits:
    /(?<= )os \. _exit(?= )|(?<= )sys \. exit \((?! (?:pytest|unittest) \. main \()|(?<= )pytest \. exit \(/g
}

const RUST: TestPatterns = {
  tests:
    /(?<= )# \[ (?:\w+ : : ){0,4}(?:test|rstest|test_case)(?= )[^\]]{0,200}\] (?:# \[[^\]]{0,200}\] ){0,8}(?:pub )?(?:async )?fn (\w+)/g,
  tables: /(?<= )# \[ (?:case|test_case|values)(?= )/g,
  skips:
    /(?<= )# \[ ignore(?= )|(?<=(?:test|rstest) \] (?:# \[[^\]]{0,200}\] ){0,8}(?:async )?fn \w+ \( \) (?:- > [^{]{0,200} )?\{) return(?= )/g,
  conditionalSkips: /(?<= )cfg_attr \([^\]]{0,200} ignore(?= )/g,
  focuses: NEVER,
  assertions:
    /(?<= )(?:(?:debug_|prop_)?assert\w* !|panic !|matches !|assert_\w+ (?:!|\()|# \[ should_panic)/g,
  empty: /(?<= )assert ! \( true(?= )|(?<= )assert_eq ! \( (\w+) , \1 \)/g,
  exits: /(?<= )process : : (?:exit|abort)(?= )/g
}

const GO: TestPatterns = {
  tests: /(?<= )func ((?:Test|Fuzz)\w+) \( \w+ \* testing \. [TF] \)/g,
  tables: /(?<= )t \. Run \(/g,
  skips:
    /(?<=func (?:Test|Fuzz)\w+ \( \w+ \* testing \. [TF] \) \{) (?:\w+ \. (?:Skip|SkipNow|Skipf) \(|return(?= ))|(?<=if (?:true|1 = = 1) \{) \w+ \. Skip/g,
  conditionalSkips: /(?<= )[tbf] \. (?:Skip|SkipNow|Skipf) \(/g,
  focuses: NEVER,
  assertions:
    /(?<= )(?:[tbf] \. (?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)|(?:assert|require|is|qt|c|should) \. \w+|assert\w+|require\w+|check\w+|cmp \. Diff) \(/g,
  empty: /(?<= )(?:assert|require) \. True \( t , true \)/g,
  exits:
    /(?<= )os \. Exit \( (?!m \. Run|[a-z]\w* \))|(?<= )func TestMain \( (\w+) [^)]{0,100}\) \{(?![^]{0,4000}? \1 \. Run \( \))/g
}

const JAVA: TestPatterns = {
  tests:
    /(?<= )@ (?:Test|ParameterizedTest|RepeatedTest|TestFactory)(?= )(?:(?!@ Test )[^{;]){0,400}?(?:void|fun) (\w+|` [^`]* `) \(/g,
  tables:
    /(?<= )@ (?:ParameterizedTest|CsvSource|ValueSource|MethodSource)(?= )/g,
  skips: /(?<= )@ (?:Disabled|Ignore|Ignored)(?= )|(?<= )enabled = false(?= )/g,
  conditionalSkips:
    /(?<= )@ (?:Disabled|Enabled)(?:On|If|For)\w*|(?<= )assum\w+ \(|(?<= )Assumptions \. \w+/g,
  focuses: NEVER,
  assertions:
    /(?<= )(?:assert\w*|verify\w*|fail|should\w*|expect\w*) (?:\(|\{)|(?<= )shouldBe(?= )/g,
  empty: /(?<= )assert(?:True \( true|False \( false|NotNull \( "[^"]*") \)/g,
  exits:
    /(?<= )(?:System \. exit|Runtime \. getRuntime \( \) \. halt|exitProcess) \(/g
}

const CSHARP: TestPatterns = {
  tests:
    /(?<= )\[ (?:Fact|Theory|Test|TestMethod|TestCase)(?= )[^{;]{0,400}?(?:void|Task) (\w+) \(/g,
  tables: /(?<= )\[ (?:Theory|InlineData|TestCase|DataRow)(?= )/g,
  skips:
    /(?<= )\[ Ignore(?= )|(?<= )Skip = "|(?<= )Explicit = true|(?<= )\[ Explicit(?= )/g,
  conditionalSkips:
    /(?<= )Assert \. (?:Ignore|Inconclusive|Skip)\w* \(|(?<= )Skip \. If/g,
  focuses: NEVER,
  assertions: /(?<= )(?:\w*Assert \. \w+|\. Should\w* \(|\. Verify\w* \()/g,
  empty:
    /(?<= )Assert \. (?:True \( true|IsTrue \( true|False \( false|Pass \() /g,
  exits: /(?<= )Environment \. (?:Exit|FailFast) \(/g
}

const RUBY: TestPatterns = {
  tests:
    /(?<= )(?:(?:it|specify|test|scenario|example|xit|fit) (?:\( )?("[^"]*")|def (test_\w+))/g,
  tables: /(?<= )(?:where|\. each) (?:do|\{|\()/g,
  skips:
    /(?<=¶ )(?:xit|xdescribe|xcontext|xspecify|xscenario|xexample|skip|pending)(?= )|(?<= ), (?:skip|pending) :|(?<=, : )(?:skip|pending)(?= )/g,
  conditionalSkips: /(?<= )skip [^¶]{0,400} if |(?<= )skip_if/g,
  focuses:
    /(?<=¶ )(?:fit|fdescribe|fcontext|focus)(?= )|(?<= ), focus : true|(?<=, : )focus(?= )/g,
  assertions:
    /(?<= )(?:expect (?:\(|\{|do)|assert\w*|refute\w*|must_\w+|wont_\w+|should(?= )|is_expected)/g,
  empty:
    /(?<= )assert (?:\( )?true(?= )|(?<= )expect \( true \) \. to (?:eq|be)/g,
  exits: /(?<=¶ )(?:exit|exit!|abort)(?= )|(?<= )Process \. exit/g
}

const PHP: TestPatterns = {
  tests: /(?<= )(?:function (test\w+) \(|(?:it|test) \( ("[^"]*"))/g,
  tables: /(?<= )(?:dataProvider|DataProvider|- > with)(?= )/g,
  skips:
    /(?<= )(?:markTestSkipped|markTestIncomplete) \(|(?<= )- > (?:skip|todo) \(/g,
  conditionalSkips: /(?<= )Requires\w* \(|(?<= )- > skipOn\w+ \(/g,
  focuses: /(?<= )- > only \(/g,
  assertions:
    /(?<= )(?:(?:- >|: :) (?:assert\w+|expectException\w*|should\w+)|expect) \(/g,
  empty: /(?<= )assert(?:True \( true|False \( false) \)/g,
  exits: /(?<= )(?:exit|die)(?= (?:\(|;))/g
}

/** The patterns of each language. */
export const TEST_PATTERNS: Readonly<Record<Language, TestPatterns>> = {
  js: JS,
  python: PYTHON,
  rust: RUST,
  go: GO,
  java: JAVA,
  csharp: CSHARP,
  ruby: RUBY,
  php: PHP
}
