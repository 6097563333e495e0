/** Which variables commands get. */
import { describe, expect, test } from '@jest/globals'

import { commandEnvironment } from '../../../src/adapters/process/environment.ts'

const NEVER = [
  'INPUT_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'STATE_SECRET',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'GH_ENTERPRISE_TOKEN',
  'GITHUB_ENTERPRISE_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_CACHE_URL',
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'NODE_OPTIONS',
  'BASH_ENV',
  'ENV',
  'SHELLOPTS',
  'BASHOPTS',
  'PS4',
  'BASH_FUNC_cargo%%',
  'LD_PRELOAD',
  'LD_AUDIT',
  'DYLD_INSERT_LIBRARIES',
  'GIT_DIR',
  'GIT_CONFIG_COUNT',
  'npm_config_script_shell',
  'NPM_CONFIG_IF_PRESENT',
  'github_token'
]

describe('the environment of a command', () => {
  test('has the tools, homes, caches and the network of the person', () => {
    const own = {
      PATH: '/bin',
      HOME: '/home/ada',
      LANG: 'C.UTF-8',
      LC_TIME: 'C',
      CI: 'true',
      CARGO_HOME: '/c',
      JAVA_HOME_17_X64: '/j',
      HTTPS_PROXY: 'http://proxy',
      SSL_CERT_FILE: '/ca.pem',
      GITHUB_ACTIONS: 'true',
      GITHUB_SHA: 'abc'
    }
    expect(commandEnvironment(own, [], 'linux')).toEqual(own)
  })

  test('has nothing that is not known to be harmless', () => {
    const own = { AWS_SECRET_ACCESS_KEY: 'x', SSH_AUTH_SOCK: '/s', FOO: 'x' }
    expect(commandEnvironment(own, [], 'linux')).toEqual({})
  })

  test('has what the policy passes on', () => {
    const own = { DATABASE_URL: 'postgres://', OTHER: 'x' }
    expect(
      commandEnvironment(own, ['DATABASE_URL', 'ABSENT'], 'linux')
    ).toEqual({ DATABASE_URL: 'postgres://' })
  })

  test.each(NEVER)('never has %s, even when the policy names it', name => {
    const own = { [name]: 'secret' }
    expect(commandEnvironment(own, [name], 'linux')).toEqual({})
    expect(commandEnvironment(own, [name.toUpperCase()], 'win32')).toEqual({})
  })

  test('keeps the mark of an outer gate, whose sweep needs it', () => {
    const own = { COMPLETION_GATE_RUN_0a: '1' }
    expect(commandEnvironment(own, [], 'linux')).toEqual(own)
  })

  test('knows names in any case on Windows alone', () => {
    const own = { Path: 'C:\\', SystemRoot: 'C:\\Windows' }
    expect(commandEnvironment(own, [], 'win32')).toEqual(own)
    expect(commandEnvironment(own, [], 'linux')).toEqual({})
  })
})
