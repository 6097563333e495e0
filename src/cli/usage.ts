/** What `--help` prints. */

/** The usage text, ending with one LF. */
export const USAGE = `completion-gate: done is proven on exactly this content, or waived for it.

Usage: completion-gate COMMAND [flags]

  verify    run the required checks and judge the change
  plan      show what verify would run
  digest    show the change and its effect digest
  explain   FILE  judge an evidence record again: what stands in the way
            --pull-request N --repo-slug OWNER/NAME
                  the same of a live pull request, with the token in GITHUB_TOKEN
  verify-receipt FILE
            hold a receipt (or a folder of --receipt) against a repository
  init      write the workflow and the policy for a repository
  doctor    look a set-up over, and say what to mend
  demo      watch the gate at work in a temporary repository

COMMAND --help lists the flags of one command; --version prints the version.

Flags of verify, plan and digest:
  --base REV        the merge target (default: origin/HEAD, else main, else master)
  --head REV        the change's last commit (default: HEAD)
  --repo DIR        the checkout (default: the current folder)
  --fetch           fetch what a shallow or partial clone lacks
  --json            print one JSON document on standard output and nothing else

Flags of verify:
  --worktree        judge the work tree as it stands, before it is committed
  --waivers FILE    waivers that the host authorises: [{"effect_digest", "reason"}]
  --receipt DIR     write the evidence and its receipt, as in-toto statements, into a folder
  --verifier CMD    a read-only verifier that prints one report
  --isolation NAME  none, process, uid, namespace, overlay, container or auto (default: what the policy says)
  --isolation-minimum NAME
                    below this level nothing is run (the stricter of this and the policy's)
  --html FILE       write the record as one self-contained page
  --quiet           no progress on standard error

Flags of explain:
  --html PAGE       write the record FILE as one self-contained page
  --pull-request N  the live pull request to explain
  --repo-slug OWNER/NAME
                    its repository (default: GITHUB_REPOSITORY)
  --check-name NAME the check that the gate posts (default: completion-gate)
  --json            one JSON document

Flags of verify-receipt:
  --repo DIR        the checkout (default: the current folder)
  --evidence FILE   the evidence record that the receipt was made of
  --fetch           fetch what a shallow or partial clone lacks
  --json            one JSON document

Flags of init (asks on a terminal; needs --yes or --dry-run elsewhere):
  --repo DIR        the checkout (default: the current folder)
  --yes             take every default; a file that stands there with other text is refused
  --branch NAME     the branch that changes are merged into (default: what the clone knows)
  --check COMMAND   a command that proves a change, beside the presets
  --packages        each package gets presets of its own (--no-packages: none does)
  --dry-run         show, and write nothing
  --force           replace files that stand there
  --json            one JSON document

Flags of doctor (0: nothing must be mended, 1: something must):
  --repo DIR        the checkout (default: the current folder)
  --repo OWNER/NAME ask GitHub too: required check, its source, bypasses, merge queue, teams
  --token-env NAME  the variable that holds the token for that (default: GITHUB_TOKEN)
  --branch NAME     the base branch to look at (default: the default branch)
  --json            one JSON document

Flags of demo:
  --json            one JSON document

With --json an error is one document, too: {schema: "completion-gate.error.v1", exit_code, error}.
Exit codes: 0 complete, 1 incomplete, 2 usage or policy error, 3 could not evaluate.
`
