/** The environment of a command: an allow-list, so that what is not known to be harmless is not there. */
import type { Environment } from '../program-path.ts'

const PERSON_AND_PLACE =
  'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TERM COLORTERM NO_COLOR CI'
const XDG =
  'XDG_CACHE_HOME XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_HOME XDG_DATA_DIRS XDG_STATE_HOME XDG_RUNTIME_DIR'
const TOOL_HOMES = `
  CARGO_HOME CARGO_TARGET_DIR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTUP_DIST_SERVER RUSTUP_UPDATE_ROOT
  GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GONOSUMDB GOPRIVATE GOTOOLCHAIN
  NVM_DIR NVM_BIN VOLTA_HOME FNM_DIR FNM_MULTISHELL_PATH N_PREFIX ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR
  PNPM_HOME COREPACK_HOME YARN_CACHE_FOLDER BUN_INSTALL DENO_DIR DENO_INSTALL npm_config_cache NPM_CONFIG_CACHE
  PYENV_ROOT PYENV_VERSION VIRTUAL_ENV CONDA_PREFIX CONDA_EXE PIPX_HOME PIP_CACHE_DIR UV_CACHE_DIR POETRY_HOME
  pythonLocation Python_ROOT_DIR Python3_ROOT_DIR LD_LIBRARY_PATH PKG_CONFIG_PATH
  JAVA_HOME MAVEN_HOME M2_HOME GRADLE_HOME GRADLE_USER_HOME KOTLIN_HOME SDKMAN_DIR
  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK_HOME
  GEM_HOME GEM_PATH RBENV_ROOT BUNDLE_PATH COMPOSER_HOME MIX_HOME HEX_HOME DOTNET_ROOT DOTNET_CLI_HOME NUGET_PACKAGES
  HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY NIX_PATH NIX_PROFILES`
const NETWORK = `
  http_proxy https_proxy ftp_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY NO_PROXY
  SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT AWS_CA_BUNDLE
  NODE_EXTRA_CA_CERTS CARGO_HTTP_CAINFO DOCKER_HOST`
// Facts of a workflow run that test tools read; none is a secret, a token or a file of the runner.
const RUN_FACTS = `
  GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF
  GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_RUN_ATTEMPT
  GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_WORKFLOW GITHUB_WORKSPACE
  RUNNER_ARCH RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY RUNNER_TRACKING_ID`
const WINDOWS = `
  ALLUSERSPROFILE APPDATA COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMSPEC HOMEDRIVE HOMEPATH LOCALAPPDATA MSYSTEM
  NUMBER_OF_PROCESSORS OS PATHEXT PROCESSOR_ARCHITECTURE PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432
  PUBLIC SYSTEMDRIVE SYSTEMROOT TEMP TMP USERDOMAIN USERNAME USERPROFILE WINDIR`

// The mark of an outer gate stays, so that its sweep finds what this gate's commands leave behind.
const ALLOWED_PREFIX = /^(LC_|JAVA_HOME_|COMPLETION_GATE_RUN_)/

// Threats D1, D2 and D4, and what makes a shell, a loader, Node or npm run something else (B4).
const NEVER =
  /^(INPUT_.*|STATE_.*|ACTIONS_.*|(GITHUB|GH)(_ENTERPRISE)?_TOKEN|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|NODE_OPTIONS|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PS4|IFS|PROMPT_COMMAND|BASH_FUNC.*|LD_.*|DYLD_.*|GIT_.*|NPM_CONFIG_(SCRIPT_SHELL|IF_PRESENT|NODE_OPTIONS))$/i

/**
 * The variables that a command gets.
 * @param environment what the gate has
 * @param passed further names that the policy passes on; those that would hand on
 *   a credential or bend the command are left out whatever the policy says
 * @param platform names have no case on `win32`
 */
export function commandEnvironment(
  environment: Environment,
  passed: readonly string[],
  platform: NodeJS.Platform
): Record<string, string> {
  const windows = platform === 'win32'
  const key = (name: string): string => (windows ? name.toUpperCase() : name)
  const allowed = new Set(allowedNames(windows).map(key))
  const asked = new Set(passed.filter(name => !NEVER.test(name)).map(key))
  const kept = Object.entries(environment).flatMap(([name, value]) => {
    const wanted =
      allowed.has(key(name)) ||
      asked.has(key(name)) ||
      ALLOWED_PREFIX.test(key(name))
    return wanted && value !== undefined ? [[name, value] as const] : []
  })
  return Object.fromEntries(kept)
}

function allowedNames(windows: boolean): readonly string[] {
  const lists = [PERSON_AND_PLACE, XDG, TOOL_HOMES, NETWORK, RUN_FACTS]
  if (windows) lists.push(WINDOWS)
  return lists.flatMap(list => list.split(/\s+/).filter(name => name !== ''))
}
