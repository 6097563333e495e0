/** The variables and settings that git gets. */
import * as path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import {
  gitEnvironment,
  gitSettings
} from '../../../src/adapters/git/git-environment.ts'

const HOSTILE = {
  PATH: ['.', 'bin', '', '/usr/bin', '/bin'].join(path.delimiter),
  HOME: '/home/person',
  SSH_AUTH_SOCK: '/tmp/agent',
  https_proxy: 'http://proxy',
  GITHUB_TOKEN: 'secret',
  'INPUT_GITHUB-TOKEN': 'secret',
  ACTIONS_RUNTIME_TOKEN: 'secret',
  LD_PRELOAD: '/tmp/evil.so',
  GIT_DIR: '/nowhere',
  GIT_ASKPASS: '/tmp/ask',
  SSH_ASKPASS: '/tmp/ask',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_GLOBAL: '/tmp/config',
  GIT_EXEC_PATH: '/tmp',
  GIT_NO_REPLACE_OBJECTS: '0',
  LC_ALL: 'de_DE.UTF-8'
}

describe('the environment of git', () => {
  it('holds nothing of the caller but absolute folders of PATH', () => {
    const environment = gitEnvironment(HOSTILE, false)
    expect(environment['PATH']).toBe(['/usr/bin', '/bin'].join(path.delimiter))
    expect(environment).toMatchObject({
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      LC_ALL: 'C'
    })
    const set = [
      'PATH',
      'GIT_NO_REPLACE_OBJECTS',
      'GIT_CONFIG_GLOBAL',
      'LC_ALL'
    ]
    const passed = Object.keys(HOSTILE).filter(
      name => name in environment && !set.includes(name)
    )
    expect(passed).toEqual([])
  })

  it('lets a call to a remote see credentials and proxies, never tokens or a prompt', () => {
    const environment = gitEnvironment(HOSTILE, true)
    expect(environment).toMatchObject({
      HOME: '/home/person',
      SSH_AUTH_SOCK: '/tmp/agent',
      https_proxy: 'http://proxy',
      GIT_TERMINAL_PROMPT: '0'
    })
    const kept = ['HOME', 'LC_ALL', 'PATH', 'SSH_AUTH_SOCK', 'https_proxy']
    expect(
      Object.keys(HOSTILE)
        .filter(name => name in environment)
        .sort()
    ).toEqual([...kept, 'GIT_NO_REPLACE_OBJECTS'].sort())
  })

  it('closes every protocol to a call that needs no remote', () => {
    expect(gitSettings(false)).toContain('protocol.allow=never')
    expect(gitSettings(true)).not.toContain('protocol.allow=never')
  })
})
