/** Starts an in-memory GitHub on loopback and hands out everything it can do. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Repository } from './entities/repository.ts'
import { eventBuilders } from './events/build-events.ts'
import type { EventBuilders } from './events/build-events.ts'
import { emulatorSchema } from './graphql/schema/emulator-schema.ts'
import { answer, identify } from './http/answer.ts'
import { createFaultBox } from './http/faults.ts'
import type { Fault, FaultHandle } from './http/faults.ts'
import type { Exchange, IncomingRequest } from './http/message.ts'
import { filterLog } from './http/request-log.ts'
import type { LoggedRequest, LogFilter } from './http/request-log.ts'
import { openServer } from './http/server.ts'
import { createStore } from './store.ts'
import type { Store } from './store.ts'
import { createTurns } from './world/world-place.ts'
import { createWorld } from './world/world.ts'
import type { World } from './world/world.ts'

/** How to start. */
export interface GitHubOptions {
  /** Time of everything that happens; the real one by default. */
  readonly clock?: () => Date
  /** The `PATH` that finds git; the usual places by default. */
  readonly searchPath?: string
  /** GraphQL fields that this server lacks, such as `PullRequest.mergeQueueEntry`. */
  readonly missingFields?: readonly string[]
  /** Makes it an enterprise server of this version, such as `3.17.0`. */
  readonly enterpriseVersion?: string
  /** Awaited before a request has any effect; holding one back orders a race. */
  readonly beforeRequest?: (request: IncomingRequest) => Promise<void> | void
  /** Told every request with its answer, before the answer is sent. */
  readonly onExchange?: (exchange: Exchange) => void
}

/** A running in-memory GitHub. */
export interface GitHubEmulator {
  /** For `GITHUB_SERVER_URL` and, as on github.com's own, the root of the REST API. */
  readonly url: string
  /** The REST root in the form of an enterprise server, for `GITHUB_API_URL`. */
  readonly enterpriseUrl: string
  /** For `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string
  /** Where git clones the repository from. */
  gitUrl(repository: Repository): string
  /** Arranges what exists. */
  readonly world: World
  /** What exists, to look at. */
  readonly store: Store
  /** Webhook payloads of what exists. */
  readonly event: EventBuilders
  /** Lets requests go wrong until the handle removes the fault. */
  fault(fault: Fault): FaultHandle
  /** What was asked so far, without git unless the filter says so. */
  requests(filter?: LogFilter): readonly LoggedRequest[]
  forgetRequests(): void
  /** Listens again after a `refuse` fault. */
  resume(): Promise<void>
  /** Ends the server and removes the repositories. */
  stop(): Promise<void>
}

const SEARCH_PATH = '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin'

/**
 * Starts a GitHub with nothing in it.
 * @throws GateError GIT_FAILED later, when git is missing
 */
export async function startGitHub(
  options: GitHubOptions = {}
): Promise<GitHubEmulator> {
  const root = await mkdtemp(path.join(tmpdir(), 'completion-gate-github-'))
  const git = { root, searchPath: options.searchPath ?? SEARCH_PATH }
  const schema = emulatorSchema(options.missingFields)
  const faults = createFaultBox()
  const log: LoggedRequest[] = []
  const clock = options.clock ?? (() => new Date())
  const { enterpriseVersion } = options
  const parts: { store?: Store; world?: World } = {}
  const server = await openServer(port => {
    const store = createStore(`http://127.0.0.1:${port}`, clock)
    const place = { store, git, inTurn: createTurns() }
    const world = createWorld(place)
    Object.assign(parts, { store, world })
    const answering = { place, world, schema, enterpriseVersion }
    return {
      ...options,
      faults,
      log,
      identify: request => identify(answering, request),
      answer: async (request, { caller }) =>
        await answer(answering, request, caller)
    }
  })
  const { store, world } = parts as Required<typeof parts>
  const url = store.serverUrl
  return {
    url,
    enterpriseUrl: `${url}/api/v3`,
    graphqlUrl: `${url}/graphql`,
    gitUrl: repository => `${url}/${repository.fullName}.git`,
    world,
    store,
    event: eventBuilders(store),
    fault: fault => faults.add(fault),
    requests: filter => filterLog(log, filter),
    forgetRequests: () => {
      log.length = 0
    },
    resume: async () => {
      await server.resume()
    },
    stop: async () => {
      await server.stop()
      await rm(root, { recursive: true, force: true })
    }
  }
}
