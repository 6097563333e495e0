/** Git over smart HTTP: GitHub's token rules in front of `git http-backend`. */
import { gunzipSync } from 'node:zlib'
import type { Token } from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import type { Caller } from '../http/authenticate.ts'
import type { IncomingRequest, OutgoingResponse } from '../http/message.ts'
import { authorize } from '../rest/access.ts'
import { RestFailure } from '../rest/failure.ts'
import { repositoryByName } from '../store.ts'
import { afterPush } from '../world/repositories.ts'
import type { WorldPlace } from '../world/world-place.ts'
import { tryGit } from './run-git.ts'

const ADDRESS =
  /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/u

/** A request of git's: what for, on which repository. */
export interface GitRequest {
  readonly fullName: string
  /** `info/refs` or a service. */
  readonly file: string
  readonly service: string
}

/** What a request asks of git; undefined when it is not git's. */
export function gitRequest(request: IncomingRequest): GitRequest | undefined {
  const match = ADDRESS.exec(request.path)
  if (match === null) return undefined
  const [, owner = '', name = '', file = ''] = match
  const service =
    file === 'info/refs' ? (request.query.get('service') ?? '') : file
  return { fullName: `${owner}/${name}`, file, service }
}

/**
 * Answers git. Fetching needs to read contents, pushing to write them; public
 * repositories can be fetched by anybody, but bad credentials never do.
 */
export async function serveGit(
  world: WorldPlace,
  asked: GitRequest,
  request: IncomingRequest,
  caller: Caller
): Promise<OutgoingResponse> {
  const token = caller.kind === 'token' ? caller.token : undefined
  const repository = repositoryByName(world.store, asked.fullName)
  const push = asked.service === 'git-receive-pack'
  const refusal = refuse(world, { caller, token, repository, push })
  if (refusal !== undefined || repository === undefined) {
    return refusal ?? plain(404, 'Repository not found.')
  }
  if (asked.service !== 'git-upload-pack' && !push) {
    return plain(403, 'Please upgrade your git client.')
  }
  const response = await backend(world, repository, asked, request)
  if (push && asked.file !== 'info/refs') await afterPush(world, repository)
  return response
}

interface Attempt {
  readonly caller: Caller
  readonly token: Token | undefined
  readonly repository: Repository | undefined
  readonly push: boolean
}

function refuse(
  { store }: WorldPlace,
  { caller, token, repository, push }: Attempt
): OutgoingResponse | undefined {
  if (caller.kind === 'bad') return unauthorized()
  if (repository === undefined) {
    return token === undefined
      ? unauthorized()
      : plain(404, 'Repository not found.')
  }
  const level = push ? 'write' : 'read'
  const role = push ? 'write' : 'read'
  try {
    const permissions = ['contents']
    authorize(store, token, repository, { level, permissions, role })
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof RestFailure)) throw thrown
    if (token === undefined) return unauthorized()
    return push
      ? plain(403, 'Write access to repository not granted.')
      : plain(404, 'Repository not found.')
  }
}

function unauthorized(): OutgoingResponse {
  const response = plain(401, 'Repository not found.')
  const challenge = { 'www-authenticate': 'Basic realm="GitHub"' }
  return { ...response, headers: { ...response.headers, ...challenge } }
}

function plain(status: number, text: string): OutgoingResponse {
  const headers = { 'content-type': 'text/plain; charset=UTF-8' }
  return { status, headers, body: Buffer.from(text) }
}

async function backend(
  world: WorldPlace,
  repository: Repository,
  asked: GitRequest,
  request: IncomingRequest
): Promise<OutgoingResponse> {
  const zipped = request.headers['content-encoding'] === 'gzip'
  const input = zipped ? gunzipSync(request.body) : request.body
  const result = await tryGit(world.git, ['http-backend'], {
    input,
    environment: {
      GIT_PROJECT_ROOT: repository.folder,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: request.headers['git-protocol'] ?? '',
      PATH_INFO: `/${asked.file}`,
      QUERY_STRING: request.query.toString(),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(input.length),
      REMOTE_USER: 'x-access-token'
    }
  })
  return cgiResponse(result.stdout, result.stderr)
}

/** Splits a CGI answer into status, headers and body. */
function cgiResponse(output: Buffer, errors: string): OutgoingResponse {
  const end = output.indexOf('\r\n\r\n')
  if (end < 0) return plain(500, `git http-backend failed: ${errors}`)
  const headers: Record<string, string> = {}
  for (const line of output.subarray(0, end).toString().split('\r\n')) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  const { status = '200', ...rest } = headers
  return {
    status: Number(status.slice(0, 3)),
    headers: rest,
    body: output.subarray(end + 4)
  }
}
