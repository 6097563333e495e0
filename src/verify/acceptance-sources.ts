/** Which acceptance files count: active on the base or on the head. */
import {
  isAcceptancePath,
  loopAcceptance,
  loopOf,
  loopState,
  ROOT_ACCEPTANCE
} from './acceptance-paths.ts'
import { isActive } from './loop-state.ts'
import { compareBytes } from '../model/path.ts'
import type { ProjectFiles, ProjectText } from './project-files.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** An acceptance file, on one side or both. */
export interface AcceptanceSource {
  readonly path: string
  /** The loop whose file it is. */
  readonly loop?: string
  readonly base: ProjectText | undefined
  readonly head: ProjectText | undefined
}

/** Loops that the base or the head says are active, in the order of their names. */
export function activeLoops(
  base: ProjectFiles,
  head: ProjectFiles
): readonly string[] {
  const loops = new Set(
    [...base.texts.keys(), ...head.texts.keys()].flatMap(
      path => loopOf(path) ?? []
    )
  )
  return [...loops]
    .filter(loop => {
      const state = loopState(loop)
      return isActive(base.texts.get(state)) || isActive(head.texts.get(state))
    })
    .sort(compareBytes)
}

/** The files to read: the root's, then those of active loops, then the policy's. */
export function acceptanceSources(
  base: ProjectFiles,
  head: ProjectFiles,
  policy: GatePolicy
): readonly AcceptanceSource[] {
  const isAcceptance = isAcceptancePath(policy.acceptance.files)
  const listed = [...new Set([...base.texts.keys(), ...head.texts.keys()])]
    .filter(
      path =>
        isAcceptance(path) &&
        path !== ROOT_ACCEPTANCE &&
        // A glob does not wake a loop that is at rest.
        loopOf(path) === undefined
    )
    .sort(compareBytes)
  const both = (path: string): AcceptanceSource => ({
    path,
    base: base.texts.get(path),
    head: head.texts.get(path)
  })
  return [
    both(ROOT_ACCEPTANCE),
    ...activeLoops(base, head).map(loop => ({
      ...both(loopAcceptance(loop)),
      loop
    })),
    ...listed.map(both)
  ].filter(source => source.base !== undefined || source.head !== undefined)
}
