/** Builds the world of a command line: git, the checkout, the runner and progress. */
import { createCheckout } from '../adapters/files/index.ts'
import { createRunner } from '../adapters/process/index.ts'
import { askedIsolation } from '../adapters/process/isolation/asked-isolation.ts'
import { verifierCommand } from '../adapters/process/verifier-command.ts'
import { GateError } from '../errors.ts'
import { ISOLATION_LEVELS } from '../model/isolation-level.ts'
import { openChange } from './open-change.ts'
import { progressOn } from './progress.ts'
import type { Worktree } from '../adapters/git/index.ts'
import type { GatePorts } from '../ports.ts'
import type { VerifyFlags } from './flags.ts'
import type { CommandLine } from './main.ts'

/** The ports of a whole run, and what lies beside the commit. */
export interface GateWorld extends GatePorts {
  /** See `Repository`. */
  untracked(): Promise<readonly string[]>
  /** See `Repository`. */
  presentFiles(): Promise<readonly string[]>
  /** Present when the work tree is judged. */
  readonly worktree?: Worktree
}

/** Opens a whole run. */
export async function openGate(
  flags: VerifyFlags,
  line: CommandLine
): Promise<GateWorld> {
  const repository = await openChange(flags, line)
  const { root, checkedOut } = repository
  const told = {
    level: levelNamed('--isolation', flags.isolation, [
      ...ISOLATION_LEVELS,
      'auto'
    ] as const),
    minimum: levelNamed(
      '--isolation-minimum',
      flags.isolationMinimum,
      ISOLATION_LEVELS
    ),
    onRunner: line.environment['GITHUB_ACTIONS'] === 'true'
  }
  const ports: GateWorld = {
    changes: repository.changes,
    files: repository.files,
    checkout: createCheckout({
      root,
      commit: () => Promise.resolve(checkedOut),
      edits: repository
    }),
    openRunner: needs =>
      createRunner({
        root,
        ...askedIsolation(told, needs),
        environment: line.environment,
        passEnvironment: needs.environment
      }),
    progress: progressOn(line.stderr, flags.quiet),
    untracked: () => repository.untracked(),
    presentFiles: () => repository.presentFiles(),
    ...(repository.worktree === undefined
      ? {}
      : { worktree: repository.worktree })
  }
  return flags.verifier === undefined
    ? ports
    : {
        ...ports,
        verifier: verifierCommand({
          root,
          command: flags.verifier,
          environment: line.environment
        })
      }
}

/** A level by its name. @throws GateError USAGE for another word */
function levelNamed<Level extends string>(
  flag: string,
  text: string | undefined,
  levels: readonly Level[]
): Level | undefined {
  if (text === undefined) return undefined
  const level = levels.find(one => one === text)
  if (level !== undefined) return level
  throw new GateError(
    'USAGE',
    `${flag} expects ${levels.join(', ')}, not "${text}".`,
    { hint: 'Leave it out to take what the policy says.' }
  )
}
