/** The arguments of a container engine for one command. */
import type { ContainerNeeds } from '../../../ports.ts'
import type { MountRule } from '../namespace-mounts.ts'

/** What a container needs beside its image. */
export interface ContainerParts {
  /** Absolute path of docker or podman. */
  readonly engine: string
  readonly needs: ContainerNeeds
  /** Absolute path of the checkout, the same inside. */
  readonly root: string
  readonly user: { readonly uid: number; readonly gid: number }
  /** Mounts of the checkout's own that are read-only. */
  readonly mounts: readonly MountRule[]
}

/** Processes at once; a fork bomb ends there. */
const MOST_PROCESSES = 4096

// Places of this machine mean nothing inside: the image has its own.
const OWN_PLACES =
  /^(PATH|HOME|TMPDIR|SHELL|USER|LOGNAME|XDG_.*|.*_HOME|.*_DIR|LD_.*|DOCKER_HOST)$/

/** The environment that goes into a container. */
export function containerEnvironment(
  environment: Readonly<Record<string, string>>
): Record<string, string> {
  const passed = Object.entries(environment).filter(
    ([name]) => !OWN_PLACES.test(name)
  )
  return { ...Object.fromEntries(passed), HOME: '/tmp' }
}

/**
 * The arguments of `run`, up to bash's own. Variables are handed in by the
 * standard input, so that they stand in no arguments.
 * @param name names the container, to end it by
 */
export function containerArguments(
  { engine, needs, root, user, mounts }: ContainerParts,
  name: string
): readonly string[] {
  const guarded = mounts
    .filter(
      ({ kind, path }) => kind === 'read-only' && path.startsWith(`${root}/`)
    )
    .flatMap(({ path }) => ['--mount', bind(path, true)])
  return [
    engine,
    'run',
    '--rm',
    '--init',
    '--interactive',
    `--name=${name}`,
    `--network=${needs.network}`,
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    `--pids-limit=${MOST_PROCESSES}`,
    `--user=${user.uid}:${user.gid}`,
    '--mount',
    bind(root, false),
    ...guarded,
    '--entrypoint=bash',
    needs.image
  ]
}

/** A bind mount as the engine's CSV reads it: every value may be quoted. */
function bind(file: string, readOnly: boolean): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  return [
    'type=bind',
    quoted(`source=${file}`),
    quoted(`target=${file}`),
    ...(readOnly ? ['readonly'] : [])
  ].join(',')
}
