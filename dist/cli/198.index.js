export const id = 198;

export const ids = [ 198 ];

export const modules = {
  8954: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      L: () => decide
    });
    var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8173);
    var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
    function decide(input) {
      for (const [rule, apply] of RULES) {
        const outcome = apply(input);
        if (outcome !== undefined) return {
          mayContinue: false,
          ...outcome,
          rule: rule
        };
      }
      return {
        ...noProof(input),
        rule: 7,
        mayContinue: false
      };
    }
    const RULES = [ [ 1, demandedChange ], [ 2, unobservedWriter ], [ 3, observationGap ], [ 4, emptyLedger ], [ 5, waived ], [ 6, verified ] ];
    function demandedChange(input) {
      const open = (0, _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__.s)(input.observations, input.waivers, input.ledger.effect_digest);
      if (open.length === 0) return undefined;
      const subjects = open.map(one => `${one.kind} of ${one.subject}`).join(", ");
      return {
        completion: {
          kind: "incomplete"
        },
        message: `completion gate: ${subjects} still demands a workspace change. Assistant text does not clear it.`,
        mayContinue: input.allowContinuation
      };
    }
    function unobservedWriter(input) {
      if (input.openWriters.length === 0) return undefined;
      return incomplete(`completion gate: the writes of ${input.openWriters.join(", ")} were not observed. No report and no waiver closes what was not seen.`);
    }
    function observationGap(input) {
      const [first] = input.gaps;
      if (first === undefined) return undefined;
      const more = input.gaps.length - 1;
      const rest = more === 0 ? "" : ` (and ${String(more)} more)`;
      return incomplete(`completion gate: the observation of the change has a gap, so its digest is not the effect: ${first.reason}${rest}`);
    }
    function emptyLedger(input) {
      if (input.ledger.records.length > 0) return undefined;
      return {
        completion: {
          kind: "narrative"
        },
        message: "completion gate: nothing changed, so there is nothing to prove."
      };
    }
    function waived(input) {
      const digest = input.ledger.effect_digest;
      const waiver = input.waivers.find(one => one.effect_digest === digest);
      if (waiver === undefined) return undefined;
      return {
        completion: {
          kind: "waived",
          effect_digest: digest
        },
        message: `completion gate: workspace mutation ${digest} is waived, not verified.`
      };
    }
    function verified(input) {
      const digest = input.ledger.effect_digest;
      const proof = (0, _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.fk)(input.reports).some(report => (0, 
      _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.C7)(report, digest));
      if (!proof) return undefined;
      return {
        completion: {
          kind: "verified",
          effect_digest: digest
        },
        message: `completion gate: every required check passed on workspace mutation ${digest}.`
      };
    }
    function noProof(input) {
      return incomplete(`completion gate: workspace mutation ${input.ledger.effect_digest} has no bound Passed verification and no host waiver. Assistant text does not count.`);
    }
    function incomplete(message) {
      return {
        completion: {
          kind: "incomplete"
        },
        message: message
      };
    }
  },
  1198: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      pJ: () => observeChange,
      AS: () => planChange,
      Rg: () => runGate
    });
    var decide = __webpack_require__(8954);
    const INSTALL = 'The project\'s dependencies do not seem to be installed: install them before the gate, or add the command to `setup` in `.github/completion-gate.yml`, such as `setup: ["npm ci"]`.';
    const MENDS = [ {
      signs: /Cannot find module '[^./']|Cannot find package|ERR_MODULE_NOT_FOUND|node_modules missing|ModuleNotFoundError|No module named|could not find [`']Cargo\.lock|no required module provides package|Run "?(?:npm|pnpm|yarn) install/,
      step: INSTALL
    }, {
      signs: /(?:jest|vitest|mocha|tsc|eslint|nyc|tap|ava): (?:command )?not found/,
      step: INSTALL
    }, {
      signs: /\bcommand not found\b/,
      step: "A tool that the check calls is not on the PATH: install it before the gate, or add it to `setup` in `.github/completion-gate.yml`."
    }, {
      signs: /rustup could not choose a version|no override and no default toolchain|toolchain '[^']{1,80}' is not installed/,
      step: "No Rust toolchain is chosen: run `rustup default stable` before the gate, or add it to `setup` in `.github/completion-gate.yml`."
    }, {
      signs: /linker `[^`]{1,40}` not found|can't find crate for `(?:core|std)`|is not installed for the toolchain/,
      step: "The Rust toolchain lacks a part that the check needs: install the linker, or add the component with `rustup component add`, before the gate."
    }, {
      signs: /ENOSPC|No space left on device/,
      step: "The disk is full: free space and run again."
    }, {
      signs: /EAI_AGAIN|ENOTFOUND|Could not resolve host|Network is unreachable/,
      step: "The check needs the network and did not reach it: install what it downloads before the gate."
    } ];
    function likelyMend(check) {
      const {evidence: evidence} = check;
      const text = `${evidence?.output_head ?? ""}\n${evidence?.output_tail ?? ""}`;
      const known = MENDS.find(mend => mend.signs.test(text));
      if (known !== undefined) return known.step;
      if (evidence?.exit_code === 127) return "Exit code 127 means that the shell found no such command: install the tool before the gate.";
      if (evidence?.timed_out === true) return "The check ran out of time: raise its `timeout` in `.github/completion-gate.yml`, or make it faster.";
      return undefined;
    }
    const HEAD_PATH = ".git/HEAD";
    function isTestMerge(parents, head) {
      return parents.length > 1 && parents.includes(head);
    }
    var external_observation = __webpack_require__(8173);
    var model_check = __webpack_require__(5625);
    const PATHS_SHOWN = 5;
    function nextSteps(decision, input, circumstances) {
      switch (decision.rule) {
       case 1:
        return observationSteps(input);

       case 2:
        return [ "Run the gate again on the new head." ];

       case 3:
        return input.gaps.map(gap => gap.path === undefined ? gap.reason : `${gap.path}: ${gap.reason}`);

       case 4:
       case 5:
       case 6:
        return [];

       case 7:
        return proofSteps(input, circumstances);
      }
    }
    function observationSteps(input) {
      const open = (0, external_observation.s)(input.observations, input.waivers, input.ledger.effect_digest);
      return open.map(one => `Push a change that answers the ${one.kind} of ${one.subject}, and have it approved. Or an authorised person waives it: \`/waive ${one.digest} <reason>\`.`);
    }
    function proofSteps(input, circumstances) {
      const checks = input.reports.flatMap(report => report.checks);
      const required = checks.filter(check => check.required);
      const steps = [ ...bindingSteps(circumstances), ...required.length === 0 || required.some(one => one.id === model_check.j) ? [ NO_CHECK_STEP ] : [], ...required.filter(check => check.status === "failed").flatMap(failureSteps), ...required.filter(check => check.status === "needs_review" || check.status === "skipped").flatMap(check => reviewStep(check, circumstances)), `Or an authorised person waives exactly this change: \`/waive ${input.ledger.effect_digest} <reason>\`.` ];
      return [ ...new Set(steps) ];
    }
    const NO_CHECK_STEP = "No required check is defined: on the base branch, add a test script that a preset knows, a machine criterion to `ACCEPTANCE.md` (such as ``- [ ] kind:command assert:`make test` ``), or `checks` to `.github/completion-gate.yml`.";
    function failureSteps(check) {
      const mend = likelyMend(check);
      const failure = `Make \`${check.id}\` pass: ${check.residual_risk ?? "it failed"}.`;
      return mend === undefined ? [ failure ] : [ mend, failure ];
    }
    function reviewStep(check, circumstances) {
      const why = check.residual_risk ?? check.description;
      if (check.id === model_check.j) return [];
      if (check.status !== "skipped") return [ `\`${check.id}\` needs a person: ${why}` ];
      return bindingSteps(circumstances).length > 0 ? [] : [ `Have \`${check.id}\` run: ${why}` ];
    }
    function bindingSteps(circumstances) {
      const {binding: binding} = circumstances;
      if (binding === undefined || binding.bound) return [];
      const before = binding.unbound.filter(path => path.check === undefined);
      return [ ...before.length === 0 ? [] : [ checkoutStep(circumstances, before) ], ...byCheck(binding.unbound).map(([check, paths]) => `\`${check}\` touched files of the change while it ran (${listPaths(paths)}), so its result does not speak of them: make it write elsewhere. When it writes the very same bytes again, list them under \`generated\` in \`.github/completion-gate.yml\`.`), ...binding.unbound.length === 0 && binding.drift.length > 0 ? [ `The policy blocks drift, and checks changed tracked files (${listPaths(binding.drift)}): commit what they write, or make them write elsewhere.` ] : [] ];
    }
    function checkoutStep({range: range, binding: binding, checkedOutParents: checkedOutParents}, paths) {
      const named = listPaths(paths);
      const checkedOut = binding?.checked_out ?? "";
      if (checkedOut === range.head) return `The work tree is not clean: it differs from ${next_steps_short(range.head)} at ${named}. Commit or restore these files and run again.`;
      if (isTestMerge(checkedOutParents, range.head)) return `The base has moved in the same files (${named}): merge or rebase the base branch into this one and run again.`;
      if (paths.some(one => one.path === HEAD_PATH)) return `The checkout is ${next_steps_short(checkedOut)}, neither the head nor a test merge of it: run \`git checkout ${next_steps_short(range.head)}\` and run again.`;
      return `The checkout is ${next_steps_short(checkedOut)}, not the head, and differs at ${named}: run \`git checkout ${next_steps_short(range.head)}\` and run again.`;
    }
    function byCheck(paths) {
      const groups = new Map;
      for (const path of paths) if (path.check !== undefined) groups.set(path.check, [ ...groups.get(path.check) ?? [], path ]);
      return [ ...groups ];
    }
    function listPaths(paths) {
      const names = [ ...new Set(paths.map(one => one.path)) ];
      const shown = names.slice(0, PATHS_SHOWN).join(", ");
      const more = names.length - PATHS_SHOWN;
      return more > 0 ? `${shown} and ${String(more)} more` : shown;
    }
    function next_steps_short(commit) {
      return commit.slice(0, 12);
    }
    var observe = __webpack_require__(2727);
    var scope = __webpack_require__(7007);
    var read_policy = __webpack_require__(6827);
    var evidence = __webpack_require__(5738);
    var lib = __webpack_require__(53);
    var mdast_util_gfm_task_list_item_lib = __webpack_require__(1756);
    var syntax = __webpack_require__(1197);
    var normal_path = __webpack_require__(839);
    const LOOKS_LIKE_MACHINE = /(?:^|[^\p{L}\p{N}_])(?:kind|assert)\s*:/iu;
    const KEY = /^(kind|assert|expect):/i;
    const EXPECT = /(?:^|\s)expect:/i;
    const KINDS = "command, file_exists or manual";
    function looksLikeMachine(text) {
      return LOOKS_LIKE_MACHINE.test(text);
    }
    function readItem(text, more) {
      const line = text.trim();
      const unreadable = why => ({
        kind: "unreadable",
        text: line,
        why: why
      });
      if (looksLikeMachine(more) || looksLikeMachine(line) && EXPECT.test(more)) return unreadable("a criterion stands on one line, this one goes on below");
      if (!looksLikeMachine(line)) return {
        kind: "manual",
        text: line
      };
      if (/^kind:manual(?=\s|$)/i.test(line)) return manual(line);
      const keys = readKeys(line);
      if ("unreadable" in keys) return unreadable(keys.unreadable);
      const reading = machine(keys.value);
      return "unreadable" in reading ? unreadable(reading.unreadable) : reading.value;
    }
    function manual(line) {
      const rest = line.slice("kind:manual".length).trim();
      const text = rest.replace(/^assert:/i, "").trim();
      return looksLikeMachine(text) ? {
        kind: "unreadable",
        text: line,
        why: "it has more than one criterion"
      } : {
        kind: "manual",
        text: text.replace(/^`([^`]*)`$/, "$1").trim()
      };
    }
    function machine(keys) {
      const kind = keys.kind.toLowerCase().replaceAll("-", "_");
      if (kind !== "command" && kind !== "file_exists") return {
        unreadable: `expected kind:${KINDS}, got "${keys.kind}"`
      };
      const assert = keys.assert?.trim() ?? "";
      if (assert === "") return {
        unreadable: "its assert: is missing or blank"
      };
      if (!keys.quoted && KEY.test(assert)) return {
        unreadable: `its assert: holds "${assert}", which is a key`
      };
      const exit = expectedExit(keys.expect);
      if ("unreadable" in exit) return exit;
      return kind === "command" ? {
        value: {
          kind: kind,
          command: assert,
          expect_exit: exit.value
        }
      } : fileExists(assert, exit.value);
    }
    function fileExists(path, exit) {
      if (exit !== 0) return {
        unreadable: "expect: has no meaning for kind:file_exists"
      };
      const problem = pathProblem(path);
      return problem === undefined ? {
        value: {
          kind: "file_exists",
          path: path
        }
      } : {
        unreadable: problem
      };
    }
    function expectedExit(written = "exit=0") {
      const digits = /^exit=(-?\d{1,9})$/i.exec(written)?.[1];
      return digits === undefined ? {
        unreadable: `expected expect:exit= and a whole number, got "expect:${written}"`
      } : {
        value: Number(digits)
      };
    }
    function pathProblem(path) {
      if ((0, normal_path.h)(path)) return `the path "${path}" leaves the workspace`;
      return path.includes("\\") || /^[a-z]:/i.test(path) ? `the path "${path}" must use "/" and no drive` : undefined;
    }
    function readKeys(line) {
      const keys = new Map;
      let rest = line;
      while (rest !== "") {
        const key = KEY.exec(rest)?.[1]?.toLowerCase();
        if (key === undefined) {
          const prose = prosePart(rest, keys.size > 0);
          if ("unreadable" in prose) return prose;
          rest = prose.value;
          continue;
        }
        if (keys.has(key)) return {
          unreadable: `it has more than one ${key}:`
        };
        const value = valuePart(rest.slice(key.length + 1), key === "assert");
        if ("unreadable" in value) return value;
        keys.set(key, value.value);
        rest = value.value.rest;
      }
      const kind = keys.get("kind");
      if (kind === undefined) return {
        unreadable: `it has no kind: of ${KINDS}, written without a space`
      };
      const assert = keys.get("assert");
      return {
        value: {
          kind: kind.value,
          assert: assert?.value,
          quoted: assert?.quoted === true,
          expect: keys.get("expect")?.value
        }
      };
    }
    function prosePart(rest, afterKey) {
      const [word = ""] = rest.split(/\s/, 1);
      if (afterKey) return {
        unreadable: `"${word}" belongs to no key; put a command of several words into backticks`
      };
      if (word.includes("`")) return {
        unreadable: "backticks before its keys make it ambiguous"
      };
      if (looksLikeMachine(word)) return {
        unreadable: `"${word}" is not written as a key`
      };
      return {
        value: rest.slice(word.length).trimStart()
      };
    }
    function valuePart(text, maySpan) {
      const fence = maySpan ? /^`+/.exec(text)?.[0] ?? "" : "";
      if (fence === "") {
        const [value = ""] = text.split(/\s/, 1);
        const rest = text.slice(value.length).trimStart();
        return value.includes("`") ? {
          unreadable: `"${value}" has a backtick inside`
        } : {
          value: {
            value: value,
            quoted: false,
            rest: rest
          }
        };
      }
      const end = closingFence(text, fence.length);
      if (end === undefined) return {
        unreadable: "its backticks are empty or not closed"
      };
      const after = text.slice(end + fence.length);
      return /^\S/.test(after) ? {
        unreadable: `"${after.split(/\s/, 1)[0] ?? ""}" follows the backticks`
      } : {
        value: {
          value: text.slice(fence.length, end),
          quoted: true,
          rest: after.trimStart()
        }
      };
    }
    function closingFence(text, length) {
      const runs = /`+/g;
      runs.lastIndex = length;
      for (let run = runs.exec(text); run !== null; run = runs.exec(text)) if (run[0].length === length) return run.index;
      return undefined;
    }
    const MOST_CRITERIA = 50;
    const LONGEST_CRITERION = 2 * 1024;
    const DEEPEST = 50;
    const BLOCKS_ONLY = {
      disable: {
        null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "definition", "hardBreakEscape", "htmlText", "labelEnd", "labelStartImage", "labelStartLink" ]
      }
    };
    function parseAcceptance(text) {
      const source = text.replace(/^\uFEFF/, "");
      const tree = (0, lib.Y)(source, {
        extensions: [ (0, syntax.J)(), BLOCKS_ONLY ],
        mdastExtensions: [ (0, mdast_util_gfm_task_list_item_lib.S)() ]
      });
      const criteria = [];
      const walk = node => {
        if (node.type === "listItem") criteria.push(...itemCriterion(node, source));
        if ("children" in node) node.children.forEach(walk);
      };
      walk(tree);
      return criteria;
    }
    function readAcceptance(file) {
      if (file.kind === "broken") return {
        kind: "unusable",
        why: file.why
      };
      if (isTooDeep(file.text)) return {
        kind: "unusable",
        why: `nests quotes or lists more than ${DEEPEST} deep`
      };
      const criteria = parseAcceptance(file.text);
      const machine = criteria.filter(({kind: kind}) => kind !== "manual");
      if (machine.length > MOST_CRITERIA) return {
        kind: "unusable",
        why: `has ${machine.length} machine criteria, more than ${MOST_CRITERIA}`
      };
      const long = criteria.find(one => one.kind === "command" && Buffer.byteLength(one.command) > LONGEST_CRITERION);
      return long === undefined ? {
        kind: "criteria",
        criteria: criteria
      } : {
        kind: "unusable",
        why: `has a command of more than ${LONGEST_CRITERION} bytes on line ${long.line}`
      };
    }
    function itemCriterion(item, source) {
      const place = item.position;
      const head = item.children[0];
      if (place === undefined || head?.position === undefined) return [];
      const [first, ...others] = ownBlocks(item).map(block => ({
        line: block.position.start.line,
        written: source.slice(block.position.start.offset, block.position.end.offset)
      }));
      if (typeof item.checked !== "boolean") return [ first, ...others ].flatMap(block => block !== undefined && isBrokenTask(block.written) ? [ brokenTask(block) ] : []);
      const {start: start, end: end} = head.position;
      const [text, more] = firstLine(source.slice(start.offset, end.offset).replace(/^\[[ \txX]\]/, "").replace(/^[ \t]+/, ""));
      const below = [ more, ...others.map(block => block.written) ].join("\n");
      const line = place.start.line;
      return [ {
        line: line,
        checked: item.checked,
        ...readItem(text, below)
      } ];
    }
    function ownBlocks(item) {
      const blocks = [];
      const collect = node => {
        const {type: type, position: position} = node;
        if ((type === "paragraph" || type === "heading") && position !== undefined) blocks.push({
          ...node,
          position: position
        }); else if ("children" in node && (node === item || type !== "listItem")) node.children.forEach(collect);
      };
      collect(item);
      return blocks;
    }
    function isBrokenTask(written) {
      return looksLikeMachine(written) && written.split(/\r\n|\n|\r/).some(line => /^[ \t>]*(?:#{1,6} *)?\\?\[[^\]]*\](?!\()/.test(line));
    }
    function brokenTask(block) {
      return {
        line: block.line,
        checked: false,
        kind: "unreadable",
        text: firstLine(block.written)[0],
        why: 'its box is not "[ ]" or "[x]" at its beginning, with a space before and after'
      };
    }
    function firstLine(text) {
      const [first = ""] = text.split(/\r\n|\n|\r/, 1);
      return [ first, text.slice(first.length) ];
    }
    function isTooDeep(text) {
      return text.split(/\r\n|\n|\r/).some(line => {
        const markers = /^(?:[ \t]|[-+*>](?=[ \t>]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line);
        const written = markers?.[0].replace(/\s+/g, "") ?? "";
        const indent = /^\s*/.exec(line)?.[0].length ?? 0;
        return written.length > DEEPEST || indent > 4 * DEEPEST;
      });
    }
    var esm = __webpack_require__(1138);
    const OPTIONS = {
      dot: true,
      nonegate: true,
      nocomment: true
    };
    function matchesAny(globs) {
      const compiled = globs.map(glob => new esm.VR(glob, OPTIONS));
      return path => compiled.some(glob => glob.match(path));
    }
    const ROOT_ACCEPTANCE = "ACCEPTANCE.md";
    const LOOP_FILE = /^\.a3s\/loops\/([^/]+)\/(ACCEPTANCE|STATE)\.md$/;
    function loopOf(path) {
      return LOOP_FILE.exec(path)?.[1];
    }
    function isLoopState(path) {
      return LOOP_FILE.exec(path)?.[2] === "STATE";
    }
    function loopAcceptance(loop) {
      return `.a3s/loops/${loop}/ACCEPTANCE.md`;
    }
    function loopState(loop) {
      return `.a3s/loops/${loop}/STATE.md`;
    }
    function isAcceptancePath(globs) {
      const isListed = matchesAny(globs);
      return path => path === ROOT_ACCEPTANCE || LOOP_FILE.exec(path)?.[2] === "ACCEPTANCE" || isListed(path);
    }
    const ACTIVE = /(?:^|[^a-z])(?:running|retrying|paused)(?:[^a-z]|$)/i;
    const STATUS = /^[^\p{L}]*status(?!\p{L})["'*_`~\s]*(.*)$/iu;
    const ANYWHERE = /(?:^|[^\p{L}])status(?!\p{L})/iu;
    const SEPARATOR = /^[:=|]/;
    const DECORATION = /^["'*_`~|:=\s]+/;
    const WORD = /^[a-z]+(?:[-_][a-z]+)*_*(?![^\s"'*_`~|.,;:()!/[\]-])/i;
    const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/;
    const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
    function isActive(state) {
      if (state === undefined) return false;
      if (state.kind === "broken") return true;
      const lines = state.text.normalize("NFKC").replace(INVISIBLE, "").split(/\r\n|\n|\r/).filter(line => line.trim() !== "");
      const at = lines.findIndex(line => STATUS.test(line));
      if (at < 0) return lines.some(line => ANYWHERE.test(line) && ACTIVE.test(line));
      const rest = STATUS.exec(lines[at] ?? "")?.[1] ?? "";
      const next = lines[at + 1] ?? "";
      return !isAtRest(rest, next);
    }
    function isAtRest(rest, next) {
      const value = rest.replace(DECORATION, "");
      if (value === "") return isRestWord(next.replace(/^[^\p{L}]+/u, ""));
      if (!SEPARATOR.test(rest)) return false;
      return !(rest.startsWith("|") && TABLE_RULE.test(next)) && isRestWord(value);
    }
    function isRestWord(value) {
      return WORD.test(value) && !ACTIVE.test(value);
    }
    var model_path = __webpack_require__(3070);
    function activeLoops(base, head) {
      const loops = new Set([ ...base.texts.keys(), ...head.texts.keys() ].flatMap(path => loopOf(path) ?? []));
      return [ ...loops ].filter(loop => {
        const state = loopState(loop);
        return isActive(base.texts.get(state)) || isActive(head.texts.get(state));
      }).sort(model_path.Xo);
    }
    function acceptanceSources(base, head, policy) {
      const isAcceptance = isAcceptancePath(policy.acceptance.files);
      const listed = [ ...new Set([ ...base.texts.keys(), ...head.texts.keys() ]) ].filter(path => isAcceptance(path) && path !== ROOT_ACCEPTANCE && loopOf(path) === undefined).sort(model_path.Xo);
      const both = path => ({
        path: path,
        base: base.texts.get(path),
        head: head.texts.get(path)
      });
      return [ both(ROOT_ACCEPTANCE), ...activeLoops(base, head).map(loop => ({
        ...both(loopAcceptance(loop)),
        loop: loop
      })), ...listed.map(both) ].filter(source => source.base !== undefined || source.head !== undefined);
    }
    function declaredCriteria(base, head) {
      const ofBase = criteriaOf(base);
      const ofHead = criteriaOf(head);
      const inBase = new Set(ofBase.map(contentKey));
      const inHead = new Set(ofHead.map(contentKey));
      const canTell = head?.kind !== "unusable";
      return [ ...ofBase.map(criterion => {
        const kept = inHead.has(contentKey(criterion));
        return {
          criterion: criterion,
          declaredIn: kept ? "both" : "base",
          dropped: !kept && canTell
        };
      }), ...ofHead.filter(criterion => !inBase.has(contentKey(criterion))).map(criterion => ({
        criterion: criterion,
        declaredIn: "head",
        dropped: false
      })) ];
    }
    function criteriaOf(reading) {
      return reading?.kind === "criteria" ? reading.criteria : [];
    }
    function contentKey(criterion) {
      switch (criterion.kind) {
       case "command":
        return JSON.stringify([ criterion.kind, criterion.command, criterion.expect_exit ]);

       case "file_exists":
        return JSON.stringify([ criterion.kind, criterion.path ]);

       case "manual":
       case "unreadable":
        return JSON.stringify([ criterion.kind, criterion.text ]);
      }
    }
    var plan_part = __webpack_require__(7486);
    function planAcceptance({policy: policy, base: base, head: head}) {
      const loops = activeLoops(base, head);
      const sources = acceptanceSources(base, head, policy);
      const takenIds = new Set;
      const parts = [ ...sources.flatMap(source => planFile(source, policy, takenIds)), ...loops.flatMap(loop => {
        const path = loopState(loop);
        return unusablePart({
          path: path,
          loop: loop,
          part: "state"
        }, {
          base: brokenWhy(base.texts.get(path)),
          head: brokenWhy(head.texts.get(path))
        });
      }) ];
      const joined = (0, plan_part.nn)(parts);
      return {
        ...joined,
        problems: [ ...joined.problems, ...loopsWithoutCriteria(loops, joined) ],
        loops: loops
      };
    }
    function planFile(source, policy, takenIds) {
      const base = source.base && readAcceptance(source.base);
      const head = source.head && readAcceptance(source.head);
      const whole = unusablePart({
        path: source.path,
        loop: source.loop,
        part: "file"
      }, {
        base: base?.kind === "unusable" ? base.why : undefined,
        head: head?.kind === "unusable" ? head.why : undefined
      });
      const criteria = declaredCriteria(base, head).map(declared => {
        const id = freeId(source, declared, takenIds);
        takenIds.add(id);
        return planCriterion(source, declared, id, policy);
      });
      return [ ...whole, ...criteria ];
    }
    function unusablePart(file, why) {
      const reasons = [ ...why.base === undefined ? [] : [ `on the base it ${why.base}` ], ...why.head === undefined ? [] : [ `on the head it ${why.head}` ] ];
      if (reasons.length === 0) return [];
      const check = {
        id: `acceptance:${file.loop ?? file.path}:${file.part}`,
        kind: "acceptance_unreadable",
        description: `ACCEPTANCE file (${file.path})`,
        required: true,
        declaredBy: "acceptance",
        declaredIn: sidesOf(why),
        source: file.path,
        ...file.loop === undefined ? {} : {
          loop: file.loop
        }
      };
      const message = `${file.path} cannot be used: ${reasons.join(", and ")}`;
      const problem = {
        code: "acceptance-unusable",
        message: message,
        path: file.path
      };
      return [ (0, plan_part.mc)(check, problem) ];
    }
    function sidesOf({base: base, head: head}) {
      if (base !== undefined && head !== undefined) return "both";
      return base === undefined ? "head" : "base";
    }
    function brokenWhy(file) {
      return file?.kind === "broken" ? file.why : undefined;
    }
    function freeId({path: path, loop: loop}, {criterion: criterion, declaredIn: declaredIn}, taken) {
      const plain = `acceptance:${loop ?? path}:${criterion.line}`;
      const candidates = [ plain, ...declaredIn === "head" ? [ `${plain}@head` ] : [], `acceptance:${path}:${criterion.line}` ];
      const free = candidates.find(id => !taken.has(id));
      return free ?? `acceptance:${path}:${criterion.line}@head`;
    }
    function planCriterion(source, declared, id, policy) {
      const {criterion: criterion, declaredIn: declaredIn} = declared;
      const check = {
        id: id,
        kind: `acceptance_${criterion.kind}`,
        description: `ACCEPTANCE kind:${criterion.kind} (${source.path})`,
        required: criterion.kind !== "manual" || policy.acceptance.manual === "required",
        declaredBy: "acceptance",
        declaredIn: declaredIn,
        source: `${source.path}:${criterion.line}`,
        ...source.loop === undefined ? {} : {
          loop: source.loop
        }
      };
      const part = criterionPart(criterion, check, source, policy);
      if (!declared.dropped) return part;
      const problem = {
        message: `${source.path}:${criterion.line}: the head dropped or changed a criterion of the base (${contentText(criterion)}); it still counts as the base wrote it`,
        path: source.path,
        line: criterion.line
      };
      return {
        ...part,
        problems: [ ...part.problems, {
          code: "criterion-dropped",
          ...problem
        } ],
        surface: [ {
          rule: "criterion-dropped",
          level: "warn",
          ...problem
        } ]
      };
    }
    function criterionPart(criterion, check, {path: path}, {timeoutMs: timeoutMs}) {
      const at = {
        path: path,
        line: criterion.line
      };
      const where = `${path}:${criterion.line}`;
      switch (criterion.kind) {
       case "command":
        return (0, plan_part.FN)(check, {
          command: criterion.command,
          cwd: "",
          timeoutMs: timeoutMs,
          expectExit: criterion.expect_exit
        });

       case "file_exists":
        return (0, plan_part.A4)(check, criterion.path);

       case "manual":
        return (0, plan_part.mc)(check, {
          code: "criterion-manual",
          message: `${where}: only a person can judge "${criterion.text}"`,
          ...at
        });

       case "unreadable":
        return (0, plan_part.mc)(check, {
          code: "criterion-unreadable",
          message: `${where}: the criterion "${criterion.text}" cannot be read: ${criterion.why}`,
          ...at
        });
      }
    }
    function contentText(criterion) {
      switch (criterion.kind) {
       case "command":
        return `kind:command assert:\`${criterion.command}\` expect:exit=${criterion.expect_exit}`;

       case "file_exists":
        return `kind:file_exists assert:\`${criterion.path}\``;

       case "manual":
       case "unreadable":
        return criterion.text;
      }
    }
    function loopsWithoutCriteria(loops, {commands: commands, fileCriteria: fileCriteria}) {
      const checks = [ ...commands.flatMap(command => command.checks), ...fileCriteria.map(criterion => criterion.check) ];
      return loops.filter(loop => !checks.some(check => check.loop === loop)).map(loop => ({
        code: "loop-without-criteria",
        message: `the active loop ${loop} has no machine criterion, and every active loop needs one that passes`,
        path: loopState(loop)
      }));
    }
    var gate_policy = __webpack_require__(3770);
    function planPolicyChecks(policy, changedPaths) {
      return (0, plan_part.nn)(policy.checks.filter(check => isTouched(check, changedPaths)).map(check => (0, 
      plan_part.FN)({
        id: check.id,
        kind: check.kind,
        description: check.description,
        required: check.required,
        declaredBy: "policy",
        declaredIn: "base",
        source: gate_policy.l
      }, {
        command: check.command,
        cwd: check.cwd,
        timeoutMs: check.timeoutMs,
        expectExit: check.expectExit
      })));
    }
    function isTouched(check, changedPaths) {
      return check.paths.length === 0 || changedPaths.some(matchesAny(check.paths));
    }
    const LARGEST_ACCEPTANCE = 64 * 1024;
    const LARGEST_MANIFEST = 1024 * 1024;
    const MOST_TEXTS = 3e3;
    const MOST_TEXT_BYTES = 64 * 1024 * 1024;
    const MANIFESTS = [ "package.json", "pyproject.toml" ];
    async function readProject(files, commit, policy) {
      const entries = await files.list(commit);
      const paths = new Set(entries.map(entry => entry.path));
      const folders = foldersOf(paths);
      const isWanted = wantedTexts(folders, policy);
      const texts = new Map;
      let bytes = 0;
      for (const entry of inOrder(entries.filter(one => isWanted(one.path)))) {
        const text = await withinLimits(files, entry, {
          files: texts.size,
          bytes: bytes
        });
        if (text.kind === "text") bytes += text.text.length;
        texts.set(entry.path, text);
      }
      return {
        paths: paths,
        folders: folders,
        texts: texts
      };
    }
    function inOrder(entries) {
      const rank = ({path: path}) => isManifest(path) ? 0 : isLoopState(path) ? 1 : 2;
      return [ ...entries ].sort((one, other) => rank(one) - rank(other));
    }
    async function withinLimits(files, entry, read) {
      if (read.files >= MOST_TEXTS) return broken(`was not read: there are more than ${MOST_TEXTS} such files`);
      if (read.bytes >= MOST_TEXT_BYTES) return broken(`was not read: such files have more than ${MOST_TEXT_BYTES} bytes together`);
      return await readText(files, entry);
    }
    function isManifest(path) {
      return MANIFESTS.some(name => path === name || path.endsWith(`/${name}`));
    }
    function foldersOf(paths) {
      const folders = new Set;
      for (const path of paths) {
        let end = path.lastIndexOf("/");
        while (end > 0) {
          const folder = path.slice(0, end);
          if (folders.has(folder)) break;
          folders.add(folder);
          end = folder.lastIndexOf("/");
        }
      }
      return folders;
    }
    function packageFolders(folders, policy) {
      const isPackage = matchesAny(policy.packages.folders);
      return [ ...folders ].filter(isPackage);
    }
    function wantedTexts(folders, policy) {
      const manifests = new Set([ "", ...packageFolders(folders, policy) ].flatMap(folder => MANIFESTS.map(name => folder === "" ? name : `${folder}/${name}`)));
      const isAcceptance = isAcceptancePath(policy.acceptance.files);
      return path => manifests.has(path) || isAcceptance(path) || isLoopState(path);
    }
    async function readText(files, entry) {
      if (entry.mode === "120000") return broken("is a symbolic link");
      if (entry.mode !== "100644" && entry.mode !== "100755") return broken("is not a regular file");
      const limit = isManifest(entry.path) ? LARGEST_MANIFEST : LARGEST_ACCEPTANCE;
      return decoded(await files.read(entry, limit), limit);
    }
    function decoded(file, limit) {
      if (file.kind === "too_large") return broken(`has ${file.size} bytes, more than ${limit}`);
      if (file.kind === "unreadable") return broken(`cannot be read: ${file.why}`);
      try {
        const decoder = new TextDecoder("utf-8", {
          fatal: true
        });
        return {
          kind: "text",
          text: decoder.decode(file.bytes)
        };
      } catch {
        return broken("is not UTF-8");
      }
    }
    function broken(why) {
      return {
        kind: "broken",
        why: why
      };
    }
    function folderView(files, folder) {
      const at = name => folder === "" ? name : `${folder}/${name}`;
      return {
        has: name => files.paths.has(at(name)),
        hasFolder: name => files.folders.has(at(name)),
        text: name => files.texts.get(at(name))
      };
    }
    function found(id, command, source) {
      return {
        kind: "command",
        id: id,
        command: command,
        source: source
      };
    }
    function unknown(id, why, source) {
      return {
        kind: "unknown",
        id: id,
        why: why,
        source: source
      };
    }
    const GO = {
      ecosystem: "go",
      presets: [ {
        id: "go:test",
        kind: "test",
        description: "Run Go tests",
        required: true
      }, {
        id: "go:vet",
        kind: "lint",
        description: "Run go vet",
        required: false
      } ],
      find: ({folder: folder}) => folder.has("go.mod") ? [ found("go:test", "go test ./...", "go.mod"), found("go:vet", "go vet ./...", "go.mod") ] : []
    };
    const LOCKS = [ [ "pnpm-lock.yaml", "pnpm" ], [ "yarn.lock", "yarn" ], [ "bun.lock", "bun" ], [ "bun.lockb", "bun" ], [ "package-lock.json", "npm" ], [ "npm-shrinkwrap.json", "npm" ] ];
    const MANAGERS = [ "npm", "pnpm", "yarn", "bun" ];
    function declaredManager(field) {
      if (field === undefined) return {
        kind: "none"
      };
      const name = typeof field === "string" ? field.split("@")[0] : undefined;
      return isManager(name) ? {
        kind: "manager",
        manager: name
      } : {
        kind: "unknown",
        why: `expected packageManager to begin with one of ${MANAGERS.join(", ")}, got ${JSON.stringify(field).slice(0, 100)}`
      };
    }
    function lockedManager(folder) {
      return LOCKS.find(([file]) => folder.has(file))?.[1];
    }
    function scriptCommand(manager, script) {
      if (manager === "npm") return script === "test" ? "npm test" : `npm run ${script}`;
      return manager === "bun" ? `bun run ${script}` : `${manager} ${script}`;
    }
    function isManager(name) {
      return name !== undefined && MANAGERS.includes(name);
    }
    const MANIFEST = "package.json";
    const SCRIPTS = [ [ "node:test", "test" ], [ "node:typecheck", "typecheck" ], [ "node:lint", "lint" ] ];
    const NODE = {
      ecosystem: "node",
      presets: [ {
        id: "node:test",
        kind: "test",
        description: "Run JavaScript tests",
        required: true
      }, {
        id: "node:typecheck",
        kind: "type_check",
        description: "Run JavaScript type checks",
        required: false
      }, {
        id: "node:lint",
        kind: "lint",
        description: "Run JavaScript lint checks",
        required: false
      } ],
      find: place => {
        const manifest = readManifest(place.folder);
        if (manifest === undefined) return [];
        if (manifest.kind === "broken") return SCRIPTS.map(([id]) => unknown(id, manifest.why, MANIFEST));
        const manager = managerOf(manifest.packageManager, place);
        return SCRIPTS.filter(([, script]) => declares(manifest.scripts, script)).map(([id, script]) => {
          const source = `${MANIFEST}:${lineOfScript(manifest.text, script)}`;
          return manager.kind === "unknown" ? unknown(id, `${MANIFEST}: ${manager.why}`, source) : found(id, scriptCommand(manager.manager, script), source);
        });
      }
    };
    function managerOf(field, {folder: folder, root: root}) {
      const own = declaredManager(field);
      if (own.kind !== "none") return own;
      const locked = lockedManager(folder);
      if (locked !== undefined) return {
        kind: "manager",
        manager: locked
      };
      const manifest = readManifest(root);
      const above = manifest?.kind === "manifest" ? declaredManager(manifest.packageManager) : undefined;
      return above !== undefined && above.kind !== "none" ? above : {
        kind: "manager",
        manager: lockedManager(root) ?? "npm"
      };
    }
    function readManifest(folder) {
      const file = folder.text(MANIFEST);
      if (file === undefined) return undefined;
      if (file.kind === "broken") return {
        kind: "broken",
        why: `${MANIFEST} ${file.why}`
      };
      const parsed = parseJson(file.text.replace(/^\uFEFF/, ""));
      if (parsed === undefined) return {
        kind: "broken",
        why: `${MANIFEST} is not valid JSON`
      };
      const scripts = parsed["scripts"] ?? {};
      return isRecord(scripts) ? {
        kind: "manifest",
        text: file.text,
        scripts: scripts,
        packageManager: parsed["packageManager"]
      } : {
        kind: "broken",
        why: `${MANIFEST} has scripts that are no object`
      };
    }
    function parseJson(text) {
      try {
        const parsed = JSON.parse(text);
        return isRecord(parsed) ? parsed : undefined;
      } catch {
        return undefined;
      }
    }
    function isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }
    function declares(scripts, name) {
      const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
      return typeof script === "string" && script.trim() !== "";
    }
    function lineOfScript(text, script) {
      const lines = text.split("\n");
      const scripts = Math.max(lines.findIndex(line => line.includes('"scripts"')), 0);
      const at = lines.findIndex((line, index) => index >= scripts && line.includes(`"${script}"`));
      return (at < 0 ? scripts : at) + 1;
    }
    var dist = __webpack_require__(3292);
    const PROJECT = "pyproject.toml";
    const PYTHON = {
      ecosystem: "python",
      presets: [ {
        id: "python:test",
        kind: "test",
        description: "Run Python tests",
        required: true
      }, {
        id: "python:ruff",
        kind: "lint",
        description: "Run Ruff lint checks",
        required: false
      }, {
        id: "python:mypy",
        kind: "type_check",
        description: "Run mypy type checking",
        required: false
      } ],
      find: ({folder: folder}) => {
        const tools = configuredTools(folder.text(PROJECT));
        return [ ...tests(folder, tools), ...tool({
          id: "python:ruff",
          command: "python -m ruff check .",
          name: "ruff"
        }, tools, [ "ruff.toml", ".ruff.toml" ].find(name => folder.has(name))), ...tool({
          id: "python:mypy",
          command: "python -m mypy .",
          name: "mypy"
        }, tools, [ "mypy.ini", ".mypy.ini" ].find(name => folder.has(name))) ];
      }
    };
    function tests(folder, tools) {
      const isProject = folder.has(PROJECT);
      const source = folder.has("pytest.ini") ? "pytest.ini" : isProject && folder.hasFolder("tests") ? PROJECT : undefined;
      return tool({
        id: "python:test",
        command: "python -m pytest",
        name: "pytest"
      }, tools, source);
    }
    function tool(wanted, tools, ownFile) {
      if (ownFile !== undefined) return [ found(wanted.id, wanted.command, ownFile) ];
      if (tools.kind === "broken") return [ unknown(wanted.id, tools.why, PROJECT) ];
      return tools.names.has(wanted.name) ? [ found(wanted.id, wanted.command, PROJECT) ] : [];
    }
    function configuredTools(file) {
      if (file === undefined) return {
        kind: "tools",
        names: new Set
      };
      if (file.kind === "broken") return {
        kind: "broken",
        why: `${PROJECT} ${file.why}`
      };
      try {
        const {tool: section} = (0, dist.qg)(file.text.replace(/^\uFEFF/, ""));
        const isTable = typeof section === "object" && !Array.isArray(section);
        return {
          kind: "tools",
          names: new Set(isTable ? Object.keys(section) : [])
        };
      } catch {
        return {
          kind: "broken",
          why: `${PROJECT} is not valid TOML`
        };
      }
    }
    const RUST = {
      ecosystem: "rust",
      presets: [ {
        id: "rust:fmt",
        kind: "format",
        description: "Check Rust formatting",
        required: true
      }, {
        id: "rust:check",
        kind: "type_check",
        description: "Run Rust type checking",
        required: true
      }, {
        id: "rust:test",
        kind: "test",
        description: "Run Rust tests",
        required: true
      }, {
        id: "rust:clippy",
        kind: "lint",
        description: "Run Rust clippy lints",
        required: false
      } ],
      find: ({folder: folder}) => folder.has("Cargo.toml") ? [ found("rust:fmt", "cargo fmt -- --check", "Cargo.toml"), found("rust:check", "cargo check", "Cargo.toml"), found("rust:test", "cargo test", "Cargo.toml"), found("rust:clippy", "cargo clippy -- -D warnings", "Cargo.toml") ] : []
    };
    const PRESET_TABLE = [ RUST, NODE, PYTHON, GO ];
    const MOST_PACKAGES = 500;
    function planPresets(input) {
      const packages = packagesOf(input);
      if (packages.length > MOST_PACKAGES) return tooManyPackages(packages.length);
      return (0, plan_part.nn)([ "", ...packages ].flatMap(folder => PRESET_TABLE.flatMap(ecosystem => planEcosystem(input, ecosystem, folder))));
    }
    function packagesOf({policy: policy, base: base, head: head, changedPaths: changedPaths}) {
      const all = new Set([ ...packageFolders(base.folders, policy), ...packageFolders(head.folders, policy) ]);
      const planned = policy.packages.onlyChanged ? [ ...all ].filter(folder => changedPaths.some(path => path.startsWith(`${folder}/`))) : [ ...all ];
      return planned.sort(model_path.Xo);
    }
    function planEcosystem(input, ecosystem, folder) {
      const find = files => ecosystem.find({
        folder: folderView(files, folder),
        root: folderView(files, "")
      });
      const [base, head] = [ find(input.base), find(input.head) ];
      return ecosystem.presets.map(preset => {
        const switched = switchOf(input.policy, ecosystem, preset, folder);
        if (switched === "off") return plan_part.LM;
        return planPreset({
          preset: preset,
          folder: folder,
          base: base.find(one => one.id === preset.id),
          head: head.find(one => one.id === preset.id),
          required: switched === "on" ? preset.required : switched === "required"
        }, input.policy.timeoutMs);
      });
    }
    function switchOf({presets: presets}, {ecosystem: ecosystem}, {id: id}, folder) {
      return presets.get(`${id}@${folder}`) ?? presets.get(id) ?? presets.get(ecosystem) ?? "on";
    }
    function planPreset(sides, timeoutMs) {
      const {base: base, head: head} = sides;
      if (head?.kind === "command") return runs(sides, head, timeoutMs);
      if (base?.kind === "command") return lost(sides, base);
      const hidden = head ?? base;
      return hidden === undefined ? plan_part.LM : cannotBeKnown(sides, hidden);
    }
    function runs(sides, head, timeoutMs) {
      const {base: base} = sides;
      const declaredIn = base?.kind === "command" ? "both" : "head";
      const part = (0, plan_part.FN)(plannedCheck(sides, declaredIn, head.source, sides.required), {
        command: head.command,
        cwd: sides.folder,
        timeoutMs: timeoutMs,
        expectExit: 0
      });
      if (base?.kind !== "command" || base.command === head.command) return part;
      const message = `${presetId(sides)} runs "${head.command}", on the base it is "${base.command}"`;
      const where = place(sides, head.source);
      return {
        ...part,
        problems: [ {
          code: "preset-command-changed",
          message: message,
          ...where
        } ],
        surface: [ {
          rule: "preset-command-changed",
          level: "warn",
          message: message,
          ...where
        } ]
      };
    }
    function lost(sides, base) {
      const why = sides.head?.kind === "unknown" ? `what the head has in its place cannot be known: ${sides.head.why}` : "the head no longer has it";
      const message = `the base has the preset ${presetId(sides)} ("${base.command}"), and ${why}`;
      const where = place(sides, base.source);
      const check = plannedCheck(sides, "base", base.source, true);
      return {
        ...(0, plan_part.mc)(check, {
          code: "preset-lost",
          message: message,
          ...where
        }),
        surface: [ {
          rule: "preset-lost",
          level: "block",
          message: message,
          ...where
        } ]
      };
    }
    function cannotBeKnown(sides, hidden) {
      const inHead = sides.head !== undefined;
      const declaredIn = !inHead ? "base" : sides.base === undefined ? "head" : "both";
      const where = place(sides, hidden.source);
      const folder = sides.folder === "" ? "" : ` in ${sides.folder}`;
      const problem = {
        code: "preset-unknown",
        message: `on the ${inHead ? "head" : "base"}${folder}, ${hidden.why}; so ${sides.preset.id} cannot be planned`,
        ...where
      };
      return sides.required ? (0, plan_part.mc)(plannedCheck(sides, declaredIn, hidden.source, true), problem) : {
        ...plan_part.LM,
        problems: [ problem ]
      };
    }
    function plannedCheck(sides, declaredIn, source, required) {
      const {preset: preset, folder: folder} = sides;
      return {
        id: presetId(sides),
        kind: preset.kind,
        description: folder === "" ? preset.description : `${preset.description} in ${folder}`,
        required: required,
        declaredBy: "preset",
        declaredIn: declaredIn,
        source: inFolder(folder, source)
      };
    }
    function presetId({preset: preset, folder: folder}) {
      return folder === "" ? preset.id : `${preset.id}@${folder}`;
    }
    function inFolder(folder, name) {
      return folder === "" ? name : `${folder}/${name}`;
    }
    function place({folder: folder}, source) {
      const [name = "", line] = source.split(":");
      const path = inFolder(folder, name);
      return line === undefined ? {
        path: path
      } : {
        path: path,
        line: Number(line)
      };
    }
    function tooManyPackages(count) {
      const message = `the policy's packages match ${count} folders, more than ${MOST_PACKAGES}; no preset is planned`;
      return (0, plan_part.mc)({
        id: "gate:packages",
        kind: "review",
        description: "The presets of every package",
        required: true,
        declaredBy: "policy",
        declaredIn: "base"
      }, {
        code: "packages-too-many",
        message: message
      });
    }
    function planChecks(input) {
      const {loops: loops, ...acceptance} = planAcceptance(input);
      const parts = (0, plan_part.nn)([ planPresets(input), planPolicyChecks(input.policy, input.changedPaths), acceptance ]);
      return {
        ...parts,
        setup: input.policy.setup,
        commands: eachCommandOnce(parts.commands),
        loops: loops
      };
    }
    function eachCommandOnce(commands) {
      const once = new Map;
      for (const command of commands) {
        const text = command.command.trim();
        const key = JSON.stringify([ text, command.cwd, command.expectExit ]);
        const same = once.get(key);
        once.set(key, {
          ...command,
          command: text,
          timeoutMs: Math.max(same?.timeoutMs ?? 0, command.timeoutMs),
          checks: same === undefined ? command.checks : [ ...same.checks, ...command.checks ]
        });
      }
      return [ ...once.values() ];
    }
    var verification_report = __webpack_require__(4585);
    const BOUND_SUBJECT = "completion-gate";
    const ADVISORY_SUBJECT = "completion-gate:advisory";
    function gateReports(parts) {
      const own = parts.checks.filter(check => check.required);
      const required = [ ...own, ...surfaceChecks(parts.plan, own) ];
      const outside = parts.outside.filter(check => check.required);
      const all = [ ...required, ...outside, ...required.length === 0 && outside.length > 0 ? [ NO_CHECK ] : [], ...ownCriteriaCheck(parts, required), ...loopChecks(parts, required) ];
      const bound = (0, verification_report.st)(BOUND_SUBJECT, all, {
        residualRisks: unboundRisks(parts.binding),
        ...parts.binding.bound ? {
          effectDigest: parts.effectDigest
        } : {}
      });
      const optional = [ ...parts.checks, ...parts.outside ].filter(check => !check.required);
      const advisory = (0, verification_report.st)(ADVISORY_SUBJECT, optional);
      return optional.length === 0 ? [ {
        author: "host",
        ...bound
      } ] : [ {
        author: "host",
        ...bound
      }, {
        author: "host",
        ...advisory
      } ];
    }
    const NO_CHECK = {
      id: model_check.j,
      kind: "review",
      description: "A required check of the project itself",
      status: "needs_review",
      required: true,
      residual_risk: "No required check is defined; an attestor or a verifier does not stand in for one."
    };
    function unboundRisks(binding) {
      if (binding.bound) return [];
      const names = [ ...binding.unbound, ...binding.drift ].map(one => one.path);
      return [ `These results do not speak of exactly this change: the checkout differed at ${[ ...new Set(names) ].join(", ")}.` ];
    }
    function surfaceChecks({surface: surface}, own) {
      const said = new Set(own.map(check => check.residual_risk));
      return surface.filter(one => one.level === "block" && !said.has(one.message)).map(surfaceCheck);
    }
    function surfaceCheck(finding) {
      const place = finding.path === undefined ? "" : `:${finding.path}`;
      const line = finding.line === undefined ? "" : `:${String(finding.line)}`;
      return {
        id: `surface:${finding.rule}${place}${line}`,
        kind: "surface",
        description: finding.message,
        status: "needs_review",
        required: true,
        residual_risk: finding.message
      };
    }
    function ownCriteriaCheck(parts, required) {
      const own = new Set(plannedChecks(parts.plan).filter(check => check.declaredBy === "acceptance" && check.declaredIn === "head").map(check => check.id));
      const passed = required.filter(check => check.status === "passed");
      const onlyOwn = passed.length > 0 && passed.every(check => own.has(check.id));
      if (parts.trustHead || !onlyOwn) return [];
      return [ {
        id: "acceptance:own-criteria",
        kind: "review",
        description: "A required check that the change did not write itself",
        status: "needs_review",
        required: true,
        residual_risk: "Every required check that passed was written by the change itself."
      } ];
    }
    function loopChecks(parts, required) {
      const passed = new Set(required.filter(check => check.status === "passed").map(check => check.id));
      const planned = plannedChecks(parts.plan);
      return parts.plan.loops.filter(loop => !planned.some(one => one.loop === loop && passed.has(one.id))).map(loop => ({
        id: `acceptance:${loop}`,
        kind: "review",
        description: `A passing machine criterion of the active loop ${loop}`,
        status: "needs_review",
        required: true,
        residual_risk: `The active loop ${loop} has no machine criterion that passed.`
      }));
    }
    function plannedChecks(plan) {
      return [ ...plan.commands.flatMap(command => command.checks), ...plan.fileCriteria.map(criterion => criterion.check) ];
    }
    var errors = __webpack_require__(452);
    var report_schema = __webpack_require__(1227);
    async function outsideChecks(source, ask, effectDigest) {
      try {
        return adopted(source, (0, report_schema.MM)(await ask()), effectDigest);
      } catch (thrown) {
        const error = (0, errors.Ub)(thrown);
        const places = error.problems.map(one => `${one.path}: ${one.message}`);
        return [ unproven(source, [ error.message, ...places ].join(" ")) ];
      }
    }
    function adopted(source, report, effectDigest) {
      if (report.effect_digest !== effectDigest) return [ unproven(source, `Its report names ${report.effect_digest ?? "no digest"}, not ${effectDigest}.`) ];
      const checks = report.checks.map(check => ({
        ...check,
        id: `${source}:${check.id}`
      }));
      const worst = [ report.status, (0, verification_report.YP)(checks, report.residual_risks) ];
      const doubtful = worst.some(one => one === "failed" || one === "needs_review");
      const proven = checks.some(check => check.required) && !doubtful;
      const risks = (report.residual_risks ?? []).join(" ");
      return proven ? checks : [ ...checks, unproven(source, `Its report is ${worst.includes("failed") ? "failed" : "no proof"}. ${risks}`.trim()) ];
    }
    function unproven(source, why) {
      return {
        id: source,
        kind: source,
        description: `A bound report of the ${source}`,
        status: "needs_review",
        required: true,
        residual_risk: why
      };
    }
    function checksOfOutcome(planned, outcome) {
      const risk = residualRisk(planned, outcome);
      const how = evidenceOf(planned, outcome);
      return planned.checks.map(check => settled(check, risk, {
        ...how,
        ...declaration(check)
      }));
    }
    function checksThatCouldNotRun(planned, why) {
      return planned.checks.map(check => settled(check, couldNotRun(why), {
        ...outcome_place(planned),
        ...declaration(check)
      }));
    }
    function residualRisk(planned, outcome) {
      const {command: command, expectExit: expectExit, timeoutMs: timeoutMs} = planned;
      switch (outcome.kind) {
       case "exited":
        return outcome.exitCode === expectExit ? undefined : `verification command exited with code ${outcome.exitCode}, expected ${expectExit}: ${command}`;

       case "signaled":
        return `verification command was killed by signal ${outcome.signal}: ${command}`;

       case "timed_out":
        return `verification command timed out after ${timeoutMs / 1e3} s: ${command}`;

       case "could_not_start":
        return couldNotRun(outcome.why);

       default:
        return (0, errors.xb)(outcome);
      }
    }
    function couldNotRun(why) {
      return `verification command could not run: ${why}`;
    }
    function settled({id: id, kind: kind, description: description, required: required}, risk, evidence) {
      const status = risk === undefined ? "passed" : "failed";
      return {
        id: id,
        kind: kind,
        description: description,
        status: status,
        required: required,
        ...risk === undefined ? {} : {
          residual_risk: risk
        },
        evidence: evidence
      };
    }
    function evidenceOf(planned, outcome) {
      const {output: output, durationMs: durationMs} = outcome;
      return {
        ...outcome_place(planned),
        ...ending(outcome),
        duration_ms: durationMs,
        output_head: output.head,
        output_tail: output.tail,
        output_bytes: output.bytes,
        output_digest: output.digest
      };
    }
    function ending(outcome) {
      switch (outcome.kind) {
       case "exited":
        return {
          exit_code: outcome.exitCode
        };

       case "signaled":
        return {
          signal: outcome.signal
        };

       case "timed_out":
        return {
          timed_out: true
        };

       case "could_not_start":
        return {};

       default:
        return (0, errors.xb)(outcome);
      }
    }
    function outcome_place({command: command, cwd: cwd}) {
      return {
        command: command,
        ...cwd === "" ? {} : {
          cwd: cwd
        }
      };
    }
    function declaration(check) {
      return {
        origin: `${check.declaredBy}:${check.declaredIn}`,
        ...check.source === undefined ? {} : {
          source: check.source
        }
      };
    }
    var model_digest = __webpack_require__(4505);
    function compareWithRecord(record, state, {ignoreExecutableBit: ignoreExecutableBit}) {
      const equal = isEqual(record, state);
      const ignoresBit = ignoreExecutableBit || record.tool !== "write" && record.tool !== "write+x";
      if (equal && (ignoresBit || hasItsBit(record, state))) return undefined;
      return {
        path: record.path,
        expected: expectation(record),
        found: description(state)
      };
    }
    function isEqual(record, state) {
      const digest = record.content_digest;
      switch (record.tool) {
       case "delete":
        return ![ "file", "symlink", "other" ].includes(state.kind);

       case "symlink":
        return state.kind === "symlink" && state.digest === digest;

       case "submodule":
        return state.kind === "repository" ? (0, model_digest.sc)(state.commit) === digest : state.kind === "absent" || state.kind === "empty_folder";

       default:
        return state.kind === "file" && digestsOf(state).includes(digest);
      }
    }
    function hasItsBit({tool: tool}, state) {
      return state.kind === "file" && state.executable === (tool === "write+x");
    }
    function digestsOf(file) {
      return [ file.digest, file.lfDigest, file.lfsPointerDigest ];
    }
    function expectation({tool: tool, content_digest: content_digest}) {
      switch (tool) {
       case "delete":
        return "nothing";

       case "symlink":
        return `a symbolic link with digest ${content_digest}`;

       case "submodule":
        return `a submodule whose commit has digest ${content_digest}`;

       case "write+x":
        return `an executable file with digest ${content_digest}`;

       case "write":
        return `a file that is not executable, with digest ${content_digest}`;

       default:
        return content_digest === "" ? "content that was never observed" : `a file with digest ${content_digest}`;
      }
    }
    function description(state) {
      switch (state.kind) {
       case "absent":
        return "nothing";

       case "folder":
        return "a folder";

       case "empty_folder":
        return "an empty folder";

       case "other":
        return "no regular file";

       case "symlink":
        return `a symbolic link with digest ${state.digest}`;

       case "repository":
        return `a repository at commit ${state.commit}`;

       case "file":
        return state.executable ? `an executable file with digest ${state.digest}` : `a file that is not executable, with digest ${state.digest}`;
      }
    }
    const ADDED_NAMED = 50;
    const COMPARED_BYTES = 64 * 1024 * 1024;
    const GLOB_OPTIONS = {
      dot: true,
      nonegate: true,
      nocomment: true
    };
    const TOOL_OF_MODE = new Map([ [ "100644", "write" ], [ "100755", "write+x" ], [ "120000", "symlink" ] ]);
    async function firstLook(request, {checkout: checkout}) {
      const look = await checkout.look(watchedPaths(request));
      const differing = [];
      for (const record of request.records) {
        const state = await checkout.state(record.path);
        const unequal = compareWithRecord(record, state, request);
        if (unequal !== undefined) differing.push(unequal);
      }
      return {
        look: look,
        differing: differing
      };
    }
    async function lookAfter(before, request, {checkout: checkout, files: files}) {
      const look = await checkout.look(watchedPaths(request));
      const moved = movedPaths(before, look, request);
      const records = new Map(request.records.map(one => [ one.path, one ]));
      const entries = new Map(request.tracked.map(one => [ one.path, one ]));
      const unbound = [];
      const drift = [];
      const added = [];
      for (const [path, signs] of moved) {
        const record = records.get(path);
        const entry = entries.get(path);
        if (record !== undefined) {
          const one = await mutatedPath(record, signs, {
            request: request,
            checkout: checkout
          });
          if (one !== undefined) unbound.push(one);
        } else if (entry !== undefined) {
          const ports = {
            checkout: checkout,
            files: files
          };
          const movement = await trackedPath(entry, signs, request, ports);
          if (movement !== undefined) drift.push({
            path: path,
            movement: movement
          });
        } else if (signs.before === undefined) added.push(path);
      }
      return {
        look: look,
        unbound: [ ...unbound, ...await movedSubmodules(request, moved, checkout) ],
        drift: drift,
        added: added.slice(0, ADDED_NAMED),
        addedCount: added.length,
        headMoved: before.head !== look.head
      };
    }
    async function movedSubmodules(request, moved, checkout) {
      const unbound = [];
      for (const record of request.records) {
        if (record.tool !== "submodule" || moved.has(record.path)) continue;
        const state = await checkout.state(record.path);
        const unequal = compareWithRecord(record, state, request);
        if (unequal !== undefined) unbound.push({
          ...unequal,
          movement: "changed"
        });
      }
      return unbound;
    }
    function watchedPaths({records: records, tracked: tracked}) {
      return new Set([ ...tracked, ...records ].map(one => bytePath(one.path)));
    }
    function movedPaths(before, after, request) {
      const moved = new Map;
      const note = path => {
        const signs = {
          before: before.signatures.get(path),
          after: after.signatures.get(path)
        };
        moved.set((0, model_path.a8)(path), signs);
      };
      for (const [path, sign] of after.signatures) if (before.signatures.get(path) !== sign) note(path);
      for (const path of before.signatures.keys()) if (!after.signatures.has(path)) note(path);
      const folders = movedFolders(before, after);
      for (const {path: path} of request.records) {
        const name = bytePath(path);
        if (folders.some(folder => name.startsWith(folder))) note(name);
      }
      return new Map([ ...moved ].sort(([a], [b]) => (0, model_path.Xo)(a, b)));
    }
    function movedFolders(before, after) {
      return [ ...after.movedFolders ].flatMap(([folder, ctime]) => before.movedFolders.get(folder) === ctime ? [] : [ `${folder}/` ]);
    }
    async function mutatedPath(record, signs, {request: request, checkout: checkout}) {
      const state = await checkout.state(record.path);
      const unequal = compareWithRecord(record, state, request);
      if (unequal !== undefined) return {
        ...unequal,
        movement: movementOf(record, state, signs)
      };
      const {path: path, tool: tool} = record;
      if (request.generated.some(glob => (0, esm.xF)(path, glob, GLOB_OPTIONS))) return undefined;
      if (tool === "delete") return undefined;
      return {
        path: path,
        expected: "left alone while commands run",
        found: "touched, with the same content afterwards",
        movement: "rewritten"
      };
    }
    async function trackedPath(entry, signs, request, {checkout: checkout, files: files}) {
      const state = await checkout.state(entry.path);
      const committed = await committedRecord(entry, files);
      const unequal = committed === undefined || compareWithRecord(committed, state, request);
      return unequal === undefined ? undefined : movementOf(committed, state, signs);
    }
    async function committedRecord(entry, files) {
      const {path: path, mode: mode, objectId: objectId} = entry;
      if (mode === "160000") return {
        tool: "submodule",
        path: path,
        content_digest: (0, model_digest.sc)(objectId)
      };
      const found = await files.read(entry, COMPARED_BYTES);
      if (found.kind !== "bytes") return undefined;
      const tool = TOOL_OF_MODE.get(mode) ?? "write";
      return {
        tool: tool,
        path: path,
        content_digest: (0, model_digest.sc)(found.bytes)
      };
    }
    function movementOf(record, state, signs) {
      if (signs.after === undefined) return "removed";
      if (signs.before === undefined) return "added";
      const sameContent = record !== undefined && compareWithRecord(record, state, {
        ignoreExecutableBit: true
      }) === undefined;
      return sameContent ? "mode" : "changed";
    }
    const PLAIN = /^[\x20-\x24\x26-\x7e]*$/;
    function bytePath(encoded) {
      return PLAIN.test(encoded) ? encoded : Buffer.from((0, model_path.q0)(encoded)).toString("latin1");
    }
    const tree_watch_ADDED_NAMED = 50;
    async function watchTree({ledger: ledger, policy: policy, head: head}, ports) {
      const checkedOut = await ports.checkout.commit();
      const tracked = await ports.files.list(checkedOut.id);
      const elsewhere = await otherCommit({
        checkedOut: checkedOut,
        tracked: tracked,
        head: head
      }, ports);
      const request = {
        records: ledger.records,
        tracked: tracked,
        generated: policy.generated,
        ignoreExecutableBit: ports.checkout.ignoresExecutableBit
      };
      let first = await firstLook(request, ports);
      let look = first.look;
      const unbound = [ ...elsewhere ];
      const drift = [];
      const added = new Set;
      const isBound = () => first.differing.length + unbound.length === 0 && (policy.drift === "report" || drift.length === 0);
      return {
        checkedOut: checkedOut,
        isBound: isBound,
        startOver: async () => {
          first = await firstLook(request, ports);
          look = first.look;
        },
        after: async check => {
          const seen = await lookAfter(look, request, ports);
          look = seen.look;
          unbound.push(...seen.unbound.map(path => unboundPath(path, check)));
          drift.push(...driftOf(seen, check));
          for (const path of seen.added) added.add(path);
        },
        document: () => ({
          bound: isBound(),
          checked_out: checkedOut.id,
          unbound: [ ...elsewhere, ...first.differing.map(path => unboundPath(path)), ...unbound.slice(elsewhere.length) ],
          drift: drift,
          added: [ ...added ].slice(0, tree_watch_ADDED_NAMED)
        })
      };
    }
    async function otherCommit({checkedOut: checkedOut, tracked: tracked, head: head}, {files: files}) {
      const {id: id, parents: parents} = checkedOut;
      if (id === head || isTestMerge(parents, head)) return [];
      const expected = await files.list(head);
      const same = expected.length === tracked.length && expected.every((entry, at) => sameEntry(entry, tracked[at]));
      if (same) return [];
      const reason = `expected the head ${head} or a test merge of it, found ${id}`;
      return [ {
        path: HEAD_PATH,
        reason: reason
      } ];
    }
    function sameEntry(one, other) {
      return one.path === other?.path && one.mode === other.mode && one.objectId === other.objectId;
    }
    function unboundPath({path: path, expected: expected, found: found}, check) {
      const reason = `expected ${expected}, found ${found}`;
      return {
        path: path,
        reason: reason,
        ...check === undefined ? {} : {
          check: check
        }
      };
    }
    function driftOf(seen, check) {
      const moved = seen.drift.map(({path: path, movement: movement}) => ({
        path: path,
        change: movement,
        check: check
      }));
      return seen.headMoved ? [ ...moved, {
        path: HEAD_PATH,
        change: "changed",
        check: check
      } ] : moved;
    }
    async function runPlan(request, ports) {
      const {plan: plan} = request;
      const runner = await ports.openRunner(request.policy);
      const {isolation: isolation} = runner;
      const tree = await watchTree(request, ports);
      if (!tree.isBound()) return {
        checks: skipped(plan),
        tree: tree,
        isolation: isolation
      };
      const broken = await runSetup(plan, runner, ports);
      if (plan.setup.length > 0) await tree.startOver();
      if (!tree.isBound()) return {
        checks: skipped(plan),
        tree: tree,
        isolation: isolation
      };
      const commands = broken === undefined ? await runCommands(plan, tree, runner, ports) : [ broken, ...unrun(plan, broken) ];
      const files = await settleFiles(plan.fileCriteria, ports.checkout);
      return {
        checks: [ ...commands, ...files ],
        tree: tree,
        isolation: isolation
      };
    }
    async function runCommands(plan, tree, runner, {progress: progress}) {
      const all = [];
      for (const [at, planned] of plan.commands.entries()) {
        const {id: id} = planned.checks[0];
        progress.checkStarted(id, at + 1, plan.commands.length);
        const outcome = await runner.run(planned, line => {
          progress.outputLine(line);
        });
        await tree.after(id);
        const checks = checksOfOutcome(planned, outcome);
        for (const check of checks) progress.checkFinished(check);
        all.push(...checks);
      }
      return all;
    }
    async function runSetup(plan, runner, {progress: progress}) {
      for (const [at, {command: command, timeoutMs: timeoutMs}] of plan.setup.entries()) {
        const id = `setup:${String(at + 1)}`;
        progress.checkStarted(id, at + 1, plan.setup.length);
        const planned = setupCommand(id, command, timeoutMs);
        const outcome = await runner.run(planned, line => {
          progress.outputLine(line);
        });
        const [check] = checksOfOutcome(planned, outcome);
        if (check !== undefined) progress.checkFinished(check);
        if (residualRisk(planned, outcome) !== undefined) return check;
      }
      return undefined;
    }
    function setupCommand(id, command, timeoutMs) {
      return {
        command: command,
        cwd: "",
        timeoutMs: timeoutMs,
        expectExit: 0,
        checks: [ {
          id: id,
          kind: "setup",
          description: "Set-up of the policy",
          required: true,
          declaredBy: "policy",
          declaredIn: "base"
        } ]
      };
    }
    function unrun(plan, broken) {
      return plan.commands.flatMap(planned => checksThatCouldNotRun(planned, `the setup failed (${broken.id})`));
    }
    async function settleFiles(criteria, checkout) {
      const checks = [];
      for (const {check: check, path: path} of criteria) {
        const exists = (await checkout.state(diskPath(path))).kind === "file";
        checks.push({
          ...declared(check),
          status: exists ? "passed" : "failed",
          ...exists ? {} : {
            residual_risk: `there is no regular file at ${path}`
          }
        });
      }
      return checks;
    }
    function diskPath(written) {
      return (0, model_path.O0)((new TextEncoder).encode((0, normal_path.F)(written)));
    }
    function skipped(plan) {
      const planned = [ ...plan.commands.flatMap(command => command.checks), ...plan.fileCriteria.map(criterion => criterion.check) ];
      return planned.map(check => ({
        ...declared(check),
        status: "skipped",
        residual_risk: "It was not run: the checkout differs from the change, so no result could bind."
      }));
    }
    function declared(check) {
      const {id: id, kind: kind, description: description, required: required, source: source} = check;
      const origin = `${check.declaredBy}:${check.declaredIn}`;
      return {
        id: id,
        kind: kind,
        description: description,
        required: required,
        evidence: {
          origin: origin,
          ...source === undefined ? {} : {
            source: source
          }
        }
      };
    }
    async function verify(request, ports) {
      const {plan: plan, ledger: ledger, policy: policy} = request;
      const {checks: checks, tree: tree, isolation: isolation} = await runPlan(request, ports);
      const outside = tree.isBound() ? await outsideProof(ledger, ports) : [];
      if (outside.length > 0) await tree.after("verifier");
      const binding = tree.document();
      const reports = gateReports({
        plan: plan,
        checks: [ ...checks, ...plan.settled ],
        outside: outside,
        binding: binding,
        effectDigest: ledger.effect_digest,
        trustHead: policy.acceptance.trustHead
      });
      const checkedOutParents = tree.checkedOut.parents;
      return {
        reports: reports,
        binding: binding,
        checkedOutParents: checkedOutParents,
        isolation: isolation
      };
    }
    async function outsideProof(ledger, {attestor: attestor, verifier: verifier, progress: progress}) {
      const digest = ledger.effect_digest;
      const attested = attestor === undefined ? [] : await outsideChecks("attestor", () => attestor.attest(ledger), digest);
      if (verifier === undefined) return attested;
      progress.stage("Asking the verifier");
      const verified = await outsideChecks("verifier", () => verifier.verify(ledger), digest);
      return [ ...attested, ...verified ];
    }
    var visible_text = __webpack_require__(87);
    function completionWaiver(effectDigest, reason, by) {
      if ((0, visible_text.z3)(effectDigest) || (0, visible_text.z3)(reason)) throw new errors.ue("VALUE_INVALID", "A waiver needs a digest and a reason; one of them is blank.", {
        hint: "Name the whole effect digest and say why the change may pass."
      });
      return {
        effect_digest: effectDigest,
        reason: reason,
        ...by === undefined ? {} : {
          by: by
        }
      };
    }
    function answerClaims(claims, effect) {
      const waivers = [];
      const refusedClaims = [];
      for (const claim of claims) {
        const refused = claimRefusal(claim, effect);
        if (refused === undefined) waivers.push(completionWaiver(claim.effect_digest, claim.reason, claim.by)); else refusedClaims.push({
          ...claim,
          refused: refused
        });
      }
      return {
        waivers: waivers,
        refusedClaims: refusedClaims
      };
    }
    function claimRefusal(claim, effect) {
      const digest = claim.effect_digest;
      if ((0, visible_text.te)(claim.reason) < Math.max(1, effect.minimumReasonLength)) return `The reason is too short: give at least ${String(Math.max(1, effect.minimumReasonLength))} characters that can be seen.`;
      if (effect.observations.some(one => one.digest === digest)) return undefined;
      if (effect.effectDigest === "") return "There is nothing to waive: nothing changed.";
      if (digest === effect.effectDigest) return undefined;
      return (0, model_digest.Bc)(digest) ? `It is stale: it names another effect digest. The digest is now ${effect.effectDigest}.` : `It does not name a whole digest of 64 lower-case hex digits. The digest is ${effect.effectDigest}.`;
    }
    async function runGate(claims, ports) {
      const proof = await proveChange(await observeChange(ports), ports);
      const answers = answerClaims(claims, {
        effectDigest: proof.observation.ledger.effect_digest,
        observations: [],
        minimumReasonLength: proof.policy.waivers.minimumReasonLength
      });
      return concludeChange(proof, {
        ...answers,
        observations: [],
        openWriters: []
      });
    }
    async function observeChange(ports) {
      const {range: range} = await ports.changes.resolve();
      const entries = await ports.files.list(range.base);
      const {policy: policy, source: source} = await (0, read_policy.readPolicy)(ports.files, range.base, entries);
      const observation = await (0, observe.l)(ports.changes, (0, scope.tw)(policy));
      return {
        observation: observation,
        policy: policy,
        policySource: source
      };
    }
    async function planChange({observation: observation, policy: policy}, files) {
      const {base: base, head: head} = observation.range;
      return planChecks({
        policy: policy,
        base: await readProject(files, base, policy),
        head: await readProject(files, head, policy),
        changedPaths: observation.ledger.records.map(record => record.path)
      });
    }
    async function proveChange(observed, ports) {
      const {observation: observation, policy: policy} = observed;
      const {ledger: ledger, gaps: gaps} = observation;
      if (ledger.records.length === 0 || gaps.length > 0) return gate_unproven(observed, []);
      const plan = await planChange(observed, ports.files);
      const verification = await verify({
        plan: plan,
        ledger: ledger,
        policy: policy,
        head: observation.range.head
      }, ports);
      const {surface: surface, problems: problems} = plan;
      return {
        ...observed,
        ...verification,
        surface: surface,
        problems: problems
      };
    }
    function gate_unproven(observed, reports) {
      return {
        ...observed,
        reports: reports,
        surface: [],
        problems: [],
        checkedOutParents: []
      };
    }
    function concludeChange(proof, answers) {
      const {observation: observation, reports: reports, binding: binding, isolation: isolation} = proof;
      const input = {
        ledger: observation.ledger,
        gaps: observation.gaps,
        openWriters: answers.openWriters,
        reports: reports,
        waivers: answers.waivers,
        observations: answers.observations,
        allowContinuation: false
      };
      const decision = (0, decide.L)(input);
      const steps = nextSteps(decision, input, {
        range: observation.range,
        binding: binding,
        checkedOutParents: proof.checkedOutParents
      });
      return (0, evidence.j)(decision, observation, {
        next_steps: steps,
        reports: reports,
        waivers: answers.waivers,
        refused_claims: answers.refusedClaims,
        surface: proof.surface,
        problems: proof.problems,
        observations: answers.observations,
        open_writers: answers.openWriters,
        ...binding === undefined ? {} : {
          binding: binding
        },
        ...isolation === undefined ? {} : {
          isolation: isolation
        },
        policy: proof.policySource
      });
    }
  },
  5625: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      j: () => NO_CHECK_ID
    });
    const NO_CHECK_ID = "gate:no-required-check";
  },
  8173: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      s: () => openObservations
    });
    function openObservations(observations, waivers, effectDigest) {
      const newest = new Map;
      for (const observation of observations) newest.set(observation.subject, observation);
      const waived = new Set(waivers.map(waiver => waiver.effect_digest));
      return [ ...newest.values() ].filter(observation => observation.required_action === "workspace_change" && !waived.has(observation.digest) && !(effectDigest !== "" && waived.has(effectDigest)));
    }
  },
  87: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      te: () => visibleLength,
      z3: () => isBlank
    });
    const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}]/gu;
    const SPACES = /[\p{White_Space}\u2800]+/gu;
    function isBlank(text) {
      return visibleLength(text) === 0;
    }
    function visibleLength(text) {
      return Array.from(visibleText(text)).length;
    }
    function visibleText(text) {
      return text.replace(SPACES, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();
    }
  },
  7486: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      A4: () => filePart,
      CQ: () => originText,
      FN: () => commandPart,
      LM: () => NOTHING_PLANNED,
      mc: () => reviewPart,
      nn: () => joinParts
    });
    const NOTHING_PLANNED = {
      commands: [],
      fileCriteria: [],
      settled: [],
      problems: [],
      surface: []
    };
    function commandPart(check, run) {
      return {
        ...NOTHING_PLANNED,
        commands: [ {
          ...run,
          checks: [ check ]
        } ]
      };
    }
    function filePart(check, path) {
      const criterion = {
        check: check,
        path: path
      };
      return {
        ...NOTHING_PLANNED,
        fileCriteria: [ criterion ]
      };
    }
    function reviewPart(check, problem) {
      const settled = {
        id: check.id,
        kind: check.kind,
        description: check.description,
        status: "needs_review",
        required: check.required,
        residual_risk: problem.message,
        evidence: {
          origin: originText(check),
          ...check.source === undefined ? {} : {
            source: check.source
          }
        }
      };
      return {
        ...NOTHING_PLANNED,
        settled: [ settled ],
        problems: [ problem ]
      };
    }
    function joinParts(parts) {
      return {
        commands: parts.flatMap(part => part.commands),
        fileCriteria: parts.flatMap(part => part.fileCriteria),
        settled: parts.flatMap(part => part.settled),
        problems: distinct(parts.flatMap(part => part.problems)),
        surface: distinct(parts.flatMap(part => part.surface))
      };
    }
    function originText(check) {
      return `${check.declaredBy}:${check.declaredIn}`;
    }
    function distinct(values) {
      return [ ...new Map(values.map(value => [ JSON.stringify(value), value ])).values() ];
    }
  },
  9143: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      g: () => readJsonText,
      v: () => withArticle
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
    const BYTE_ORDER_MARK = "\ufeff";
    function readJsonText(text, limit, what) {
      if (text.length > limit || Buffer.byteLength(text) > limit) throw invalid(`Expected ${withArticle(what)} of at most ${String(limit)} bytes; the file is larger.`, what);
      const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
      if (json.trim() === "") throw invalid(`Expected ${withArticle(what)}; the file is empty.`, what);
      try {
        return JSON.parse(json);
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", `Expected ${withArticle(what)} as JSON; the file is not JSON: ${why}`, {
          cause: cause,
          hint: `Hand in the ${what} as it was written.`
        });
      }
    }
    function invalid(message, what) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", message, {
        hint: `Hand in the ${what} as it was written.`
      });
    }
    function withArticle(what) {
      return `${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`;
    }
  },
  2211: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => parseValue
    });
    var errors = __webpack_require__(452);
    var json_text = __webpack_require__(9143);
    const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;
    function placeOf(path) {
      return path.reduce((place, step) => {
        if (typeof step === "number") return `${place}[${String(step)}]`;
        const key = String(step);
        if (!PLAIN_KEY.test(key)) return `${place}[${JSON.stringify(key)}]`;
        return place === "" ? key : `${place}.${key}`;
      }, "");
    }
    const VALUES_LIMIT = 1e6;
    const PROBLEMS_SHOWN = 50;
    const PROBLEM_LENGTH = 300;
    function parseValue(schema, value, what) {
      if (hasTooManyValues(value)) throw new errors.ue("INPUT_INVALID", `Expected ${(0, 
      json_text.v)(what)} of at most ${String(VALUES_LIMIT)} values; it holds more.`, {
        hint: `Hand in ${(0, json_text.v)(what)} that completion-gate wrote.`
      });
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      const problems = result.error.issues.map(problemOf);
      throw new errors.ue("INPUT_INVALID", `The ${what} has another shape than expected: ${countOf(problems.length)}.`, {
        problems: shown(problems),
        hint: `Mend what is named, or write the ${what} anew.`
      });
    }
    function problemOf(issue) {
      return {
        path: cut(placeOf(issue.path)),
        message: cut(issue.message)
      };
    }
    function shown(problems) {
      const more = problems.length - PROBLEMS_SHOWN;
      return more <= 0 ? problems : [ ...problems.slice(0, PROBLEMS_SHOWN), {
        path: "",
        message: `${String(more)} more problems of the kind`
      } ];
    }
    function countOf(number) {
      return number === 1 ? "1 problem" : `${String(number)} problems`;
    }
    function cut(message) {
      return message.length <= PROBLEM_LENGTH ? message : `${message.slice(0, PROBLEM_LENGTH)}…`;
    }
    function hasTooManyValues(value) {
      const open = [ value ];
      let seen = 0;
      while (open.length > 0) {
        const next = open.pop();
        if (typeof next !== "object" || next === null) continue;
        const parts = Array.isArray(next) ? next : Object.values(next);
        seen += parts.length;
        if (seen > VALUES_LIMIT) return true;
        for (const part of parts) open.push(part);
      }
      return false;
    }
  },
  1227: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      MM: () => parseReport,
      QQ: () => checkStatusSchema,
      Sd: () => authoredReportSchema
    });
    var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
    var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4585);
    var _parse_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
    const text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP();
    const texts = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text);
    const count = zod__WEBPACK_IMPORTED_MODULE_1__.Whr().nonnegative();
    const checkStatusSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([ "passed", "failed", "needs_review", "skipped" ]);
    const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
      command: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      cwd: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      exit_code: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.Whr()),
      signal: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      timed_out: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
      duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.aig().nonnegative()),
      output_head: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      output_tail: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      output_bytes: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(count),
      output_digest: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      origin: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      source: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text)
    });
    const checkSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
      id: text.min(1),
      kind: text,
      description: text,
      status: checkStatusSchema,
      required: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
      suggested_tools: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
      evidence_uris: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
      residual_risk: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
      evidence: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(evidenceSchema)
    });
    const reportShape = {
      schema: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__.DC),
      subject: text.min(1),
      status: checkStatusSchema,
      checks: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(checkSchema),
      residual_risks: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
      effect_digest: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text)
    };
    const reportSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej(reportShape);
    const authoredReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
      ...reportShape,
      author: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([ "host", "verifier", "editor" ])
    });
    function parseReport(value) {
      return (0, _parse_value_js__WEBPACK_IMPORTED_MODULE_0__.$)(reportSchema, value, "verification report");
    }
    function parseReports(value) {
      return parseValue(z.array(reportSchema), value, "list of verification reports");
    }
  }
};
