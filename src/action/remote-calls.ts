/** The action's own calls of git that reach the remote, with the job's token; by @actions/exec, never a command of the change. */
import { getExecOutput } from '@actions/exec'

import type { RemoteCall } from '../adapters/git/run-git.ts'

/**
 * Runs git with the token in a header that lives in its environment alone, so
 * that neither the process list nor a configuration file holds it.
 * @param serverUrl such as `https://github.com`
 * @param silenceMs longest silence of the server, in milliseconds: git waits for ever by itself
 */
export function remoteCalls(
  serverUrl: string,
  token: string,
  silenceMs: number
): RemoteCall {
  return async ({ program, args, cwd, environment, input }) => {
    const { exitCode, stdout, stderr } = await getExecOutput(
      program,
      [...args],
      {
        cwd,
        env: {
          ...environment,
          ...authorization(serverUrl, token),
          GIT_HTTP_LOW_SPEED_LIMIT: '1',
          GIT_HTTP_LOW_SPEED_TIME: String(Math.ceil(silenceMs / 1_000))
        },
        input: Buffer.from(input),
        silent: true,
        ignoreReturnCode: true
      }
    )
    return { exitCode, stdout: Buffer.from(stdout), stderr }
  }
}

function authorization(
  serverUrl: string,
  token: string
): Readonly<Record<string, string>> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${serverUrl.replace(/\/+$/, '')}/.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`
  }
}
