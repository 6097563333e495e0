/** Real bash as the judge: runs scripts over stubbed commands with every plan of exit statuses. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One real run of a script. */
export interface RealRun {
  readonly script: string
  /** Exit statuses of the stubs in the order of their calls. */
  readonly plan: string
  readonly strict: boolean
  readonly exitCode: number
  /** Status of the last `cargo test …` that ran; absent when none did. */
  readonly lastTest?: number
}

const STUBS = [
  'cargo',
  'make',
  'server',
  'tee',
  'cat',
  'tail',
  'diff',
  'sudo',
  'env',
  'bash',
  'a',
  'b',
  'x',
  'y',
  'z'
]

// The n-th call of a run answers the n-th digit of the plan; after the plan a
// fixed irregular sequence, so that every loop ends.
// What reads its input does so to the end first, as the real ones do: in a
// pipeline its call then comes after that of the writer, never at the same time.
const STUB = `#!/bin/sh
case \${0##*/} in tail|tee|cat) while read -r line; do :; done ;; esac
n=0
while read -r line; do n=$((n+1)); done < "$ORACLE_LOG"
rest=$ORACLE_PLAN; i=$n
while [ $i -gt 0 ] && [ -n "$rest" ]; do rest=\${rest#?}; i=$((i-1)); done
case $rest in
  0*) s=0 ;;
  1*) s=1 ;;
  *) s=$(( (n*n*n + n/3) % 7 < 4 )) ;;
esac
printf '%s %s\\n' "$s" "\${0##*/} $*" >> "$ORACLE_LOG"
exit $s
`

// Reads scripts that end in NUL; prints one line a run.
const DRIVER = `
export PATH=$STUB_FOLDER
at=0
while IFS= read -r -d '' script; do
  for plan in $PLANS; do
    for mode in $MODES; do
      export ORACLE_LOG=$LOG_FOLDER/$at.$plan.$mode ORACLE_PLAN=$plan
      : > "$ORACLE_LOG"
      if [ $mode = strict ]; then options=(-eo pipefail); else options=(); fi
      (cd "$WORK_FOLDER" && exec /bin/bash --noprofile --norc "\${options[@]}" -c "$script") </dev/null >/dev/null 2>&1
      code=$?
      last=-
      while read -r status words; do
        if [[ $words == 'cargo test'* ]]; then last=$status; fi
      done < "$ORACLE_LOG"
      echo "$at $plan $mode $code $last"
    done
  done
  at=$((at+1))
done
`

/** Runs each script with every plan of so many statuses. */
export function realRuns(
  scripts: readonly string[],
  options: {
    readonly statuses: number
    readonly modes?: 'plain' | 'strict'
    /** Files of the folder that the scripts run in. */
    readonly files?: readonly string[]
  }
): readonly RealRun[] {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'))
  try {
    const stubs = makeFolders(folder, options.files ?? ['Cargo.toml'])
    const run = spawnSync('/bin/bash', ['-c', DRIVER], {
      input: scripts.map(script => `${script}\0`).join(''),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        STUB_FOLDER: stubs,
        LOG_FOLDER: join(folder, 'logs'),
        WORK_FOLDER: join(folder, 'work'),
        PLANS: plans(options.statuses).join(' '),
        MODES: options.modes ?? 'plain strict'
      }
    })
    return run.stdout
      .trimEnd()
      .split('\n')
      .map(line => readRun(line, scripts))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeFolders(folder: string, files: readonly string[]): string {
  const stubs = join(folder, 'stubs')
  for (const name of ['stubs', 'logs', 'work', 'work/x', 'work/y'])
    mkdirSync(join(folder, name))
  for (const file of files) writeFileSync(join(folder, 'work', file), 'x')
  writeFileSync(join(stubs, '.stub'), STUB)
  chmodSync(join(stubs, '.stub'), 0o755)
  for (const name of STUBS) symlinkSync('.stub', join(stubs, name))
  for (const name of ['ls', 'stat'])
    symlinkSync(`/bin/${name}`, join(stubs, name))
  return stubs
}

function plans(statuses: number): readonly string[] {
  return Array.from({ length: 2 ** statuses }, (_, at) =>
    at.toString(2).padStart(statuses, '0')
  )
}

function readRun(line: string, scripts: readonly string[]): RealRun {
  const [at, plan = '', mode, code, last] = line.split(' ')
  return {
    script: scripts[Number(at)] ?? '',
    plan,
    strict: mode === 'strict',
    exitCode: Number(code),
    ...(last === '-' ? {} : { lastTest: Number(last) })
  }
}
