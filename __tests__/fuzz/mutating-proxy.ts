/** A proxy on loopback that changes one node of one JSON answer on its way. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { mutated } from './json-mutation.ts'
import type { JsonMutation } from './json-mutation.ts'

/** Which answer, counted from 0, and what becomes of it. */
export interface AnswerMutation {
  readonly answer: number
  readonly by: JsonMutation
}

/** A proxy that listens. */
export interface MutatingProxy {
  readonly url: string
  stop(): Promise<void>
}

/** Passes everything on to a server, and changes one answer. */
export async function mutatingProxy(
  target: string,
  mutation: AnswerMutation | undefined
): Promise<MutatingProxy> {
  let answers = 0
  const change = (body: string): string => {
    answers += 1
    if (mutation?.answer !== answers - 1) return body
    return JSON.stringify(mutated(JSON.parse(body), mutation.by))
  }
  const server = createServer((incoming, outgoing) => {
    pass({ target, change }, incoming, outgoing).catch(() => {
      outgoing.destroy()
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      await new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      })
    }
  }
}

interface Passing {
  readonly target: string
  readonly change: (body: string) => string
}

async function pass(
  { target, change }: Passing,
  incoming: IncomingMessage,
  outgoing: ServerResponse
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = new Headers()
  for (const name of ['authorization', 'content-type', 'accept', 'user-agent'])
    headers.set(name, incoming.headers[name]?.toString() ?? '')
  const answer = await fetch(target + (incoming.url ?? ''), {
    method: incoming.method ?? 'GET',
    headers,
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) })
  })
  const body = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  outgoing.writeHead(
    answer.status,
    Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(?:content-length|transfer-|connection|keep)/.test(name)
      )
    )
  )
  outgoing.end(isJson && body !== '' ? change(body) : body)
}
