/** The variables and settings under which git runs: the same for everybody, and nothing planted counts. */
import * as path from 'node:path'

import { absoluteFolders, type Environment } from '../program-path.ts'

// What git needs on any machine to start.
const ALWAYS = ['SYSTEMROOT', 'SystemRoot', 'TMPDIR', 'TEMP']

// What reaching a remote may need: credentials, proxies, certificates, ssh.
const FOR_NETWORK = [
  'HOME',
  'USER',
  'LOGNAME',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMDATA',
  'XDG_CONFIG_HOME',
  'SSH_AUTH_SOCK',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_SSH_VARIANT',
  'http_proxy',
  'https_proxy',
  'HTTPS_PROXY',
  'all_proxy',
  'ALL_PROXY',
  'no_proxy',
  'NO_PROXY',
  'CURL_CA_BUNDLE',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'KRB5CCNAME'
]

const HARDENED = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  // Replace objects and grafts make an object say what it does not say (threat D9).
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null',
  // A missing object of a partial clone is fetched in bulk or not at all, never one by one.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ATTR_NOSYSTEM: '1'
}

const NO_CONFIGURATION = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null'
}

// Settings of the repository that could run code or change what is seen (threat D8).
const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.pager=cat',
  'diff.external=',
  'diff.ignoreSubmodules=none',
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.graftFileDeprecated=false',
  'credential.interactive=never'
]

const LOCAL_SETTINGS = [
  ...SETTINGS,
  // How much of a pack is mapped at once, and from which size on a blob is streamed
  // instead of held: 1 GiB of large blobs then costs 45 MB and no time.
  'core.packedGitWindowSize=16m',
  'core.packedGitLimit=64m',
  'core.bigFileThreshold=1m',
  // Older versions do not know GIT_NO_LAZY_FETCH: without a protocol no fetch can start.
  'protocol.allow=never'
]

const NETWORK_SETTINGS = [
  ...SETTINGS,
  // A remote that sends nothing for a minute is given up.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=60'
]

/**
 * The environment for one git call. A call that reaches a remote sees the
 * person's own configuration, where credentials, proxies and certificates
 * are; no other call sees any but the repository's.
 */
export function gitEnvironment(
  environment: Environment,
  network: boolean
): NodeJS.ProcessEnv {
  const names = network ? [...ALWAYS, ...FOR_NETWORK] : ALWAYS
  const passed = names.flatMap(name => {
    const value = environment[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    PATH: absoluteFolders(environment).join(path.delimiter),
    ...HARDENED,
    ...(network ? {} : NO_CONFIGURATION)
  }
}

/**
 * The environment for a call that stores files as the person's own git would:
 * with their configuration, where line ends and filters are set, and no remote.
 */
export function storingEnvironment(
  environment: Environment
): NodeJS.ProcessEnv {
  return {
    ...gitEnvironment(environment, true),
    GIT_ATTR_NOSYSTEM: '0'
  }
}

/** `-c` arguments that stand above every configuration file. */
export function gitSettings(network: boolean): readonly string[] {
  return (network ? NETWORK_SETTINGS : LOCAL_SETTINGS).flatMap(setting => [
    '-c',
    setting
  ])
}

/** The same for a call that stores files: attributes of the person count, what a file looks like decides. */
export function storingSettings(): readonly string[] {
  return [
    ...SETTINGS.filter(setting => !setting.startsWith('core.attributesFile=')),
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'core.untrackedCache=false',
    'protocol.allow=never'
  ].flatMap(setting => ['-c', setting])
}
