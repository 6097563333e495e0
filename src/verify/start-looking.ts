/** Begins to look at the checkout, before the first command and again after each set-up. */
import { firstLook } from './binding.ts'
import { guardedPaths } from './moved-paths.ts'
import { readSubmodules } from './submodules.ts'
import type { BindingPorts, BindingRequest, FirstLook } from './binding.ts'
import type { CommandMoves } from './command-moves.ts'

/** What is compared from now on, and what stands there now. */
export interface Beginning {
  readonly request: BindingRequest
  readonly first: FirstLook
}

/** Reads what the submodules hold, starts to hear moves, and compares every mutated path. */
export async function startLooking(
  asked: BindingRequest,
  moves: CommandMoves,
  ports: BindingPorts
): Promise<Beginning> {
  const submodules = await readSubmodules(asked, ports)
  const request = { ...asked, submodules }
  // The watch comes before the look: what moves in between is heard.
  await moves.start(guardedPaths(request))
  return { request, first: await firstLook(request, ports) }
}
