export const id = 819;

export const ids = [ 819 ];

export const modules = {
  4819: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDemo: () => runDemo
    });
    var external_node_child_process_ = __webpack_require__(1421);
    var promises_ = __webpack_require__(1455);
    var external_node_os_ = __webpack_require__(8161);
    var external_node_path_ = __webpack_require__(6760);
    var external_node_util_ = __webpack_require__(7975);
    var find_git = __webpack_require__(9381);
    const IDENTITY = [ "-c", "user.name=demo", "-c", "user.email=demo@example.invalid" ];
    async function scratchRepository(environment) {
      const program = (0, find_git.Ct)(environment);
      const dir = await (0, promises_.mkdtemp)(external_node_path_.join((0, external_node_os_.tmpdir)(), "completion-gate-demo-"));
      const git = async (...args) => {
        await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(program, [ ...IDENTITY, "-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false", ...args ], {
          cwd: dir,
          env: {
            PATH: environment["PATH"],
            GIT_CONFIG_NOSYSTEM: "1",
            GIT_CONFIG_GLOBAL: "/dev/null"
          }
        });
      };
      await git("init", "--quiet", "--initial-branch=main");
      return {
        dir: dir,
        commit: async (message, files) => {
          for (const [name, text] of Object.entries(files)) {
            await (0, promises_.mkdir)(external_node_path_.dirname(external_node_path_.join(dir, name)), {
              recursive: true
            });
            await (0, promises_.writeFile)(external_node_path_.join(dir, name), text);
          }
          await git("add", "--all");
          await git("commit", "--quiet", "--message", message);
        },
        branch: name => git("checkout", "--quiet", "-b", name),
        remove: () => (0, promises_.rm)(dir, {
          recursive: true,
          force: true
        })
      };
    }
    var explain = __webpack_require__(7228);
    var gate = __webpack_require__(2236);
    var ledger = __webpack_require__(6732);
    var terminal = __webpack_require__(9989);
    var exit_codes = __webpack_require__(535);
    var flags = __webpack_require__(2529);
    var world = __webpack_require__(1851);
    const POLICY = `version: 1\nchecks:\n  - id: unit-tests\n    kind: test\n    description: The calculator's tests\n    command: node --test\n`;
    const SUM = `export function sum(numbers) {\n  return numbers.reduce((total, number) => total + number, 0)\n}\n`;
    const SUM_TEST = `import assert from 'node:assert'\nimport { test } from 'node:test'\nimport { sum } from './sum.mjs'\n\ntest('sums', () => {\n  assert.equal(sum([1, 2, 3]), 6)\n})\n`;
    const AVERAGE_TEST = `import assert from 'node:assert'\nimport { test } from 'node:test'\nimport { average } from './average.mjs'\n\ntest('averages', () => {\n  assert.equal(average([1, 2, 3]), 2)\n})\n`;
    function averageOf(divisor) {
      return `import { sum } from './sum.mjs'\n\nexport function average(numbers) {\n  return sum(numbers) / ${divisor}\n}\n`;
    }
    const BASE_FILES = {
      ".github/completion-gate.yml": POLICY,
      "sum.mjs": SUM,
      "sum.test.mjs": SUM_TEST
    };
    const AVERAGE = {
      "average.mjs": averageOf("numbers.length"),
      "average.test.mjs": AVERAGE_TEST
    };
    const BROKEN_AVERAGE = {
      "average.mjs": averageOf("(numbers.length + 1)")
    };
    const REPAIRED_AVERAGE = {
      "average.mjs": averageOf("numbers.length")
    };
    async function runDemo(args, line) {
      const {json: json} = (0, flags.Ns)(args);
      const repository = await scratchRepository(line.environment);
      const scenes = [];
      try {
        for await (const scene of play(repository, line)) {
          scenes.push(scene);
          if (!json) line.stdout.write(words(scene, scenes.length, line));
        }
      } finally {
        await repository.remove();
      }
      if (json) line.stdout.write(`${JSON.stringify(scenes.map(({title: title, evidence: evidence}) => ({
        title: title,
        evidence: evidence
      })), undefined, 2)}\n`); else line.stdout.write(ENDING);
      return exit_codes.dc.complete;
    }
    async function* play(repository, line) {
      const judge = (claims = []) => judgeBranch(repository, line, claims);
      await repository.commit("A calculator with its tests", BASE_FILES);
      await repository.branch("agent");
      await repository.commit("Add average. All tests pass!", AVERAGE);
      const first = await judge();
      yield {
        title: "An agent adds a function and says that all tests pass",
        says: "The gate does not take its word: it runs the base branch’s checks on exactly this content.",
        evidence: first
      };
      await repository.commit("Make average faster. Still passes!", BROKEN_AVERAGE);
      const second = await judge();
      const voided = (0, explain.h)(first, (0, ledger.B)(second.ledger.records));
      yield {
        title: "The agent changes the function after that",
        says: `The earlier proof names another digest, so it is void (${voided.completion.kind}, rule ${String(voided.rule)}). The checks run again, and one fails.`,
        evidence: second
      };
      const waiver = {
        effect_digest: second.ledger.effect_digest,
        reason: "Known and accepted for the release, see #12",
        by: "maintainer"
      };
      yield {
        title: "A maintainer waives exactly this change",
        says: "The waiver names the whole digest and gives a reason. Waived is never shown as verified.",
        evidence: await judge([ waiver ])
      };
      await repository.commit("One more tweak", {
        "notes.txt": "tweak\n"
      });
      yield {
        title: "The agent adds one more file under the waiver",
        says: "The change is another one now. The waiver is stale and says so.",
        evidence: await judge([ waiver ])
      };
      await repository.commit("Mend average", REPAIRED_AVERAGE);
      yield {
        title: "The agent mends the function",
        says: "Proven again, on the content as it is now.",
        evidence: await judge()
      };
    }
    async function judgeBranch(repository, line, claims) {
      const ports = await (0, world.G)({
        base: "main",
        head: "agent",
        repo: repository.dir,
        fetch: false,
        json: false,
        waivers: undefined,
        verifier: undefined,
        isolation: "process",
        quiet: true
      }, line);
      return (0, gate.Rg)(claims, ports);
    }
    function words(scene, at, line) {
      const verdict = (0, terminal.g)(scene.evidence, {
        color: line.stdout.isTTY === true
      });
      return `${String(at)}. ${scene.title}\n   ${scene.says}\n\n${indented(verdict)}\n`;
    }
    function indented(text) {
      return text.replace(/^(?=.)/gm, "   ");
    }
    const ENDING = "That is the gate: done is proven on exactly this content, or waived for exactly this content.\n";
  },
  7228: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      h: () => decideAgain,
      n: () => explainEvidence
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
    var _decide_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8954);
    var _model_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6732);
    function explainEvidence(evidence) {
      const ledger = (0, _model_ledger_js__WEBPACK_IMPORTED_MODULE_2__.B)(evidence.ledger.records);
      const decision = decideAgain(evidence, ledger);
      const problems = [ ...differs("ledger.effect_digest", evidence.ledger.effect_digest, ledger.effect_digest), ...differs("completion.kind", evidence.completion.kind, decision.completion.kind), ...differs("rule", String(evidence.rule), String(decision.rule)), ...differs("completion.effect_digest", evidence.completion.effect_digest, decision.completion.effect_digest) ];
      if (problems.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", "The evidence record contradicts itself: its verdict is not the one that its contents decide.", {
        problems: problems,
        hint: "The file was altered or is incomplete: run `completion-gate verify --json` again."
      });
      return evidence;
    }
    function decideAgain(evidence, ledger) {
      return (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_1__.L)({
        ledger: ledger,
        gaps: evidence.ledger.gaps,
        openWriters: evidence.open_writers,
        reports: evidence.reports,
        waivers: evidence.waivers,
        observations: evidence.observations,
        allowContinuation: false
      });
    }
    function differs(path, recorded, decided) {
      return recorded === decided ? [] : [ {
        path: path,
        message: `the record says ${recorded ?? "nothing"}, its contents decide ${decided ?? "nothing"}`
      } ];
    }
  },
  9989: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      b: () => renderTerminal,
      g: () => renderVerdict
    });
    function headline(evidence) {
      switch (evidence.completion.kind) {
       case "verified":
        return `Verified: ${counted(passedChecks(evidence), "required check")} passed on exactly this change`;

       case "waived":
        return "Waived: a person answers for exactly this change, it is not verified";

       case "narrative":
        return "Nothing to prove: no file changed";

       case "distinct":
        return "Complete: several changes, each closed on its own";

       case "incomplete":
        return `Incomplete: ${want(evidence)}`;
      }
    }
    function want(evidence) {
      switch (evidence.rule) {
       case 1:
        return "a review still demands a change";

       case 2:
        return "a writer was not observed";

       case 3:
        return "the change could not be observed whole";

       case 4:
       case 5:
       case 6:
       case 7:
        return wantOfProof(evidence);
      }
    }
    function wantOfProof(evidence) {
      const required = requiredChecks(evidence);
      const failed = required.filter(check => check.status === "failed");
      if (failed.length > 0) return `${counted(failed.length, "required check")} failed`;
      if (required.length === 0) return "no required check is defined";
      if (evidence.binding?.bound === false) return "the results do not speak of exactly this change";
      const pending = required.filter(check => check.status !== "passed");
      return `${counted(pending.length, "required check")} ${pending.length === 1 ? "needs" : "need"} a person`;
    }
    function requiredChecks(evidence) {
      return evidence.reports.flatMap(report => report.checks).filter(check => check.required);
    }
    function passedChecks(evidence) {
      return requiredChecks(evidence).filter(check => check.status === "passed").length;
    }
    function counted(number, noun) {
      return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    var terminal_text = __webpack_require__(9486);
    const OUTPUT_LINES_SHOWN = 20;
    const RECORDS_SHOWN = 50;
    function renderTerminal(evidence, style) {
      const paint = painter(style);
      const sections = [ verdictSection(evidence, paint), checksSection(evidence, paint), changesSection(evidence, paint) ];
      return `${sections.filter(lines => lines.length > 0).map(lines => lines.join("\n")).join("\n\n")}\n`;
    }
    function renderVerdict(evidence, style) {
      return `${verdictSection(evidence, painter(style)).join("\n")}\n`;
    }
    function painter({color: color}) {
      const codes = {
        bold: 1,
        dim: 2,
        red: 31,
        green: 32,
        yellow: 33
      };
      return (code, text) => color ? `[${String(codes[code])}m${text}[0m` : text;
    }
    function verdictSection(evidence, paint) {
      const {completion: completion, ledger: ledger} = evidence;
      const tone = completion.kind === "incomplete" ? "red" : completion.kind === "waived" ? "yellow" : "green";
      return [ paint(tone, paint("bold", headline(evidence))), "", `  effect digest  ${ledger.effect_digest || "(empty: nothing changed)"}`, `  change         ${rangeText(evidence)}`, `  rule ${String(evidence.rule)}         ${(0, 
      terminal_text.e)(evidence.message)}`, ...evidence.isolation === undefined ? [] : [ `  isolation      ${evidence.isolation.level}` ], `  checks         ${evidence.summary_text}`, ...waiverLines(evidence), ...stepLines(evidence, paint) ];
    }
    function rangeText({ledger: ledger}) {
      const count = ledger.records.length;
      const from = ledger.merge_base.slice(0, 12) || "(merge base unknown)";
      return `${String(count)} ${count === 1 ? "path" : "paths"}, ${from}..${ledger.head.slice(0, 12)}`;
    }
    function waiverLines(evidence) {
      const accepted = evidence.waivers.map(waiver => `  waived         ${(0, terminal_text.e)(waiver.by ?? "by the host")}: ${(0, 
      terminal_text.e)(waiver.reason)}`);
      const refused = evidence.refused_claims.map(claim => `  waiver refused ${(0, terminal_text.e)(claim.refused)}`);
      return [ ...accepted, ...refused ];
    }
    function stepLines(evidence, paint) {
      if (evidence.next_steps.length === 0) return [];
      return [ "", paint("bold", "  Next:"), ...evidence.next_steps.map((step, at) => `  ${String(at + 1)}. ${(0, 
      terminal_text.e)(step)}`) ];
    }
    function checksSection(evidence, paint) {
      const checks = evidence.reports.flatMap(report => report.checks);
      const touched = bindingLines(evidence);
      if (checks.length === 0 && touched.length === 0) return [];
      const width = Math.min(48, Math.max(0, ...checks.map(check => check.id.length)));
      return [ paint("bold", "Checks"), ...checks.flatMap(check => checkLines(check, width, paint)), ...touched ];
    }
    const MARKS = {
      passed: [ "green", "pass  " ],
      failed: [ "red", "FAIL  " ],
      needs_review: [ "yellow", "review" ],
      skipped: [ "dim", "skip  " ]
    };
    function checkLines(check, width, paint) {
      const [tone, mark] = MARKS[check.status];
      const kind = check.required ? "required" : "optional";
      const took = durationText(check.evidence?.duration_ms);
      const what = check.evidence?.command ?? check.description;
      const line = `  ${paint(tone, mark)}  ${(0, terminal_text.e)(check.id).padEnd(width)}  ${kind}  ${took.padStart(7)}  ${(0, 
      terminal_text.e)(what)}`;
      if (check.status === "passed") return [ line ];
      const why = check.residual_risk;
      return [ line, ...why === undefined ? [] : [ `          ${(0, terminal_text.e)(why)}` ], ...outputLines(check).map(text => paint("dim", `          | ${text}`)) ];
    }
    function outputLines(check) {
      if (check.status !== "failed") return [];
      const {output_head: head = "", output_tail: tail = ""} = check.evidence ?? {};
      const lines = (tail === "" ? head : tail).trimEnd().split(/\r\n|\r|\n/);
      const shown = lines.slice(-OUTPUT_LINES_SHOWN).map(terminal_text.e);
      return shown.length === 1 && shown[0] === "" ? [] : shown;
    }
    function bindingLines({binding: binding}) {
      const drift = (binding?.drift ?? []).map(one => `  drift   ${(0, terminal_text.e)(one.path)} was ${one.change} by ${(0, 
      terminal_text.e)(one.check)}`);
      const unbound = (binding?.unbound ?? []).map(one => `  unbound ${(0, terminal_text.e)(one.path)}: ${(0, 
      terminal_text.e)(one.reason)}`);
      return [ ...unbound, ...drift ];
    }
    function changesSection(evidence, paint) {
      const {records: records, lfs_paths: lfs = [], out_of_scope: out = []} = evidence.ledger;
      if (records.length === 0) return [];
      const pointers = new Set(lfs);
      const more = records.length - RECORDS_SHOWN;
      return [ paint("bold", `File changes (${String(records.length)})`), ...records.slice(0, RECORDS_SHOWN).map(record => `  ${record.tool.padEnd(9)}  ${record.content_digest.slice(0, 12).padEnd(12)}  ${(0, 
      terminal_text.e)(record.path)}${pointers.has(record.path) ? "  (LFS pointer)" : ""}`), ...more > 0 ? [ `  … and ${String(more)} more (\`digest\` lists all)` ] : [], ...out.length === 0 ? [] : [ `  ${String(out.length)} changed paths are out of the policy's scope` ] ];
    }
    function durationText(ms) {
      if (ms === undefined) return "";
      return ms < 6e4 ? `${(ms / 1e3).toFixed(1)} s` : `${String(Math.floor(ms / 6e4))} min ${String(Math.round(ms % 6e4 / 1e3))} s`;
    }
  }
};
