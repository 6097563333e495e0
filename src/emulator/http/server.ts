/** The HTTP server on loopback: reads requests, lets faults happen, sends answers, keeps the log. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Identity } from './answer.ts'
import type { Fault, FaultAction, FaultBox } from './faults.ts'
import { jsonResponse, parseJson } from './message.ts'
import type { Exchange, IncomingRequest, OutgoingResponse } from './message.ts'
import type { LoggedRequest } from './request-log.ts'

/** What the server calls. */
export interface ServerHooks {
  /** What a request asks for and who asks. */
  readonly identify: (request: IncomingRequest) => Identity
  /** This GitHub's own answer. */
  readonly answer: (
    request: IncomingRequest,
    identity: Identity
  ) => Promise<OutgoingResponse>
  readonly faults: FaultBox
  readonly log: LoggedRequest[]
  /** Awaited before a request has any effect. */
  readonly beforeRequest?: (request: IncomingRequest) => Promise<void> | void
  /** Told every answer before it is sent. */
  readonly onExchange?: (exchange: Exchange) => void
}

/** A server that listens, or refuses to for a while. */
export interface LoopbackServer {
  readonly port: number
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Opens a port of its own on loopback, so that hooks can be told where. */
export async function openServer(
  hooksFor: (port: number) => ServerHooks
): Promise<LoopbackServer> {
  const server = createServer()
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const hooks = hooksFor(port)
  let served = 0
  server.on('request', (incoming, outgoing) => {
    served += 1
    serve({ server, hooks, number: served }, incoming, outgoing).catch(() => {
      // The client went away, or a hook threw: there is nobody to tell.
      outgoing.destroy()
    })
  })
  return {
    port,
    resume: async () => {
      if (!server.listening) await listen(server, port)
    },
    stop: async () => {
      await new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      })
    }
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

interface Serving {
  readonly server: Server
  readonly hooks: ServerHooks
  readonly number: number
}

async function serve(
  serving: Serving,
  incoming: IncomingMessage,
  outgoing: ServerResponse
): Promise<void> {
  const { hooks } = serving
  const request = await readRequest(serving.number, incoming)
  await hooks.beforeRequest?.(request)
  const fault = hooks.faults.take(request)
  const identity = hooks.identify(request)
  const skip = fault !== undefined && !takesEffect(fault)
  const response = skip ? NOTHING : await safely(hooks, request, identity)
  const sent = faulty(fault?.action, response)
  hooks.log.push(logged({ request, identity, sent, fault }))
  hooks.onExchange?.({
    request,
    response: sent ?? response,
    operation: identity.operation,
    faulted: fault !== undefined
  })
  finish(serving, fault?.action, sent, outgoing)
}

function logged(facts: {
  readonly request: IncomingRequest
  readonly identity: Identity
  readonly sent: OutgoingResponse | undefined
  readonly fault: Fault | undefined
}): LoggedRequest {
  const { request, identity, sent, fault } = facts
  const { operation, caller } = identity
  return {
    number: request.number,
    method: request.method,
    path: request.path,
    query: request.query.toString(),
    operation,
    graphqlName: operation === 'graphql' ? graphqlName(request) : undefined,
    token: caller.kind === 'token' ? caller.token.label : '',
    status: sent?.status ?? 0,
    fault: fault?.action.kind
  }
}

const NOTHING = jsonResponse(500, undefined)

/** A cut answer is the right one, so its request must have had its effect. */
function takesEffect(fault: Fault): boolean {
  return fault.when === 'after' || fault.action.kind === 'truncate'
}

function graphqlName(request: IncomingRequest): string | undefined {
  const body = parseJson(request.body)
  const named = body as { readonly operationName?: unknown } | undefined
  if (typeof named?.operationName === 'string') return named.operationName
  const query = request.body.toString()
  return /\b(?:query|mutation)\s+(\w+)/u.exec(query)?.[1]
}

async function readRequest(
  number: number,
  incoming: IncomingMessage
): Promise<IncomingRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? '')
    ])
  )
  return {
    number,
    method: incoming.method ?? 'GET',
    path: url.pathname.replace(/^\/api(?:\/v3)?(?=\/)/u, ''),
    query: url.searchParams,
    headers,
    body: Buffer.concat(chunks)
  }
}

/** A bug of the emulator shows as a 500 that says so. */
async function safely(
  hooks: ServerHooks,
  request: IncomingRequest,
  identity: Identity
): Promise<OutgoingResponse> {
  try {
    return await hooks.answer(request, identity)
  } catch (thrown) {
    const why = thrown instanceof Error ? (thrown.stack ?? '') : String(thrown)
    const message = `The in-memory GitHub failed: ${why}`
    return jsonResponse(500, { message })
  }
}

/** What is sent under a fault; undefined when nothing is. */
function faulty(
  action: FaultAction | undefined,
  response: OutgoingResponse
): OutgoingResponse | undefined {
  if (action === undefined || action.kind === 'truncate') return response
  if (action.kind !== 'answer') return undefined
  const { status, headers = {}, body } = action
  if (typeof body !== 'string') return jsonResponse(status, body, headers)
  const type = body.startsWith('{') ? 'application/json' : 'text/html'
  const all = { 'content-type': `${type}; charset=utf-8`, ...headers }
  return { status, headers: all, body: Buffer.from(body) }
}

function finish(
  { server }: Serving,
  action: FaultAction | undefined,
  sent: OutgoingResponse | undefined,
  outgoing: ServerResponse
): void {
  if (sent === undefined) {
    breakOff(server, action, outgoing)
    return
  }
  const length = { 'content-length': String(sent.body.length) }
  const empty = sent.status === 204 || sent.status === 304
  outgoing.writeHead(sent.status, {
    ...sent.headers,
    ...(empty ? {} : length)
  })
  if (action?.kind === 'truncate') {
    outgoing.write(sent.body.subarray(0, action.bytes), () => {
      outgoing.destroy()
    })
  } else {
    outgoing.end(sent.body)
  }
}

function breakOff(
  server: Server,
  action: FaultAction | undefined,
  outgoing: ServerResponse
): void {
  if (action?.kind === 'silence') {
    const timer = setTimeout(() => outgoing.destroy(), action.ms)
    outgoing.on('close', () => {
      clearTimeout(timer)
    })
    return
  }
  if (action?.kind === 'refuse') {
    server.close()
    server.closeAllConnections()
    return
  }
  outgoing.destroy()
}
