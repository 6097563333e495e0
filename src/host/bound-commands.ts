/** Runs a host's commands and says whether the ledger's content stood on the disk before and after each. */
import { checksOfOutcome } from '../verify/outcome.ts'
import type { VerificationCheck, VerificationCommand } from '../model/check.ts'
import type { CommandRunner } from '../ports.ts'
import type { HostLedger } from './host-ledger.ts'
import type { DiskDigest } from './shell-evidence.ts'

/** Checks in order, and the encoded paths that keep them from speaking of this ledger. */
export interface CommandsRun {
  readonly checks: readonly VerificationCheck[]
  readonly differing: readonly string[]
}

/** Runs the commands one after the other. */
export async function runCommands(
  commands: readonly VerificationCommand[],
  runner: CommandRunner,
  differs: () => Promise<readonly string[]>
): Promise<CommandsRun> {
  const checks: VerificationCheck[] = []
  const differing = new Set(await differs())
  for (const command of commands) {
    checks.push(await runCommand(command, runner))
    for (const path of await differs()) differing.add(path)
  }
  return { checks, differing: [...differing].sort() }
}

/**
 * The recorded paths whose content is not known, or is not what stands on the
 * disk. Without a look at the disk that is all of them.
 */
export async function differingPaths(
  ledger: HostLedger,
  diskDigest: DiskDigest | undefined
): Promise<readonly string[]> {
  const paths = new Set(ledger.records.map(record => record.path))
  if (diskDigest === undefined) return [...paths]
  const differing: string[] = []
  for (const path of paths) {
    const content = ledger.contents.get(path)
    if (content === undefined || (await diskDigest(path)) !== content)
      differing.push(path)
  }
  return differing
}

async function runCommand(
  command: VerificationCommand,
  runner: CommandRunner
): Promise<VerificationCheck> {
  const { command: script, timeoutMs, expectExit, ...check } = command
  const outcome = await runner.run(
    { command: script, cwd: '', timeoutMs },
    () => undefined
  )
  const planned = {
    ...check,
    declaredBy: 'policy',
    declaredIn: 'both'
  } as const
  const settled = checksOfOutcome(
    { command: script, cwd: '', timeoutMs, expectExit, checks: [planned] },
    outcome
  )
  return withoutOrigin(settled[0])
}

/** A host's command has no place of declaration. */
function withoutOrigin(
  check: VerificationCheck | undefined
): VerificationCheck {
  if (check === undefined) throw new TypeError('a command settles one check')
  const facts = Object.entries(check.evidence ?? {}).filter(
    ([key]) => key !== 'origin' && key !== 'source'
  )
  return { ...check, evidence: Object.fromEntries(facts) }
}
