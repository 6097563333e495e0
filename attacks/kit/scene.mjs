// A pull request of an agent on an in-memory GitHub, judged by the gate's action, and whether it could be merged.
const PERMISSIONS = {
  checks: 'write',
  contents: 'read',
  issues: 'write',
  pull_requests: 'write',
  statuses: 'write'
}
const BY_AGENT = { name: 'Coder', email: 'coder@example.com' }

/** What passes and fails the scene's check. */
export const RIGHT = 'right and new\n'
export const WRONG = 'wrong\n'

/** Runs a play in a world of its own. */
export async function withScene(gate, options, play) {
  const scene = await openScene(gate, options)
  try {
    return await play(scene)
  } finally {
    await scene.github.stop()
  }
}

async function openScene(gate, options) {
  const { app, product = RIGHT, files = {}, base = {}, ...rest } = options
  // Only what needs it asks for the built library.
  const { startGitHub } = await import('../../lib/emulator/index.js')
  const github = await startGitHub({
    searchPath: process.env.PATH,
    ...rest.gitHub
  })
  const { world } = github
  world.organization('acme')
  const maintainer = world.user('ann', { emails: ['ann@example.com'] })
  const agent = world.user('coder', { emails: [BY_AGENT.email] })
  const demand = { checks: ['grep -q right product.txt'], ...rest.demand }
  const repository = await world.repository('acme/widgets', {
    files: { 'product.txt': 'right\n', ...gate.demand(demand), ...base }
  })
  world.grant(repository, maintainer, 'maintain')
  world.grant(repository, agent, 'write')
  const scene = { gate, github, world, repository, maintainer, agent }
  await push(scene, { 'product.txt': product, ...files })
  scene.pull = await world.openPull(repository, {
    head: 'feature',
    author: agent,
    title: 'All done, tests pass'
  })
  scene.token = app
    ? world.installationToken(world.app('gate-keeper'), {
        permissions: PERMISSIONS,
        repositories: [repository]
      })
    : world.actionsToken(repository, PERMISSIONS)
  return scene
}

/** A commit of the agent on its branch, or another. */
export async function push({ world, repository }, files, more = {}) {
  return await world.commit(repository, {
    branch: 'feature',
    author: BY_AGENT,
    files,
    ...more
  })
}

/** Sets what the base branch (or another) demands. */
export async function demandOf(
  { gate, world, repository },
  demand,
  branch = 'main'
) {
  await world.commit(repository, { branch, files: gate.demand(demand) })
}

/** Runs the gate as on the opening of the pull request. */
export async function judge(scene, options) {
  const { gate, github, pull, agent } = scene
  const event = github.event.pullRequest('opened', pull, agent)
  return await gate.onEvent(scene, event, options)
}

/** Writes a comment and runs the gate on its event. */
export async function say(scene, author, body, more = {}) {
  const { gate, github, pull, world } = scene
  const comment = world.comment(pull, { author, body, ...more })
  const run = await gate.onEvent(
    scene,
    github.event.comment('created', comment, author)
  )
  return { comment, run }
}

/**
 * Whether a rule that requires the gate's check would let the head merge: the
 * newest check run of that name, or a status of that name where no source is pinned.
 * @param pinned slug of the app that the rule pins
 */
export function mergeable({ gate, repository, pull }, options = {}) {
  const { sha = pull.headSha, pinned } = options
  const runs = repository.checkRuns.filter(
    run =>
      run.headSha === sha &&
      run.name === gate.CHECK_NAME &&
      (pinned === undefined || run.app.slug === pinned)
  )
  const statuses = repository.statuses.filter(
    one => one.sha === sha && one.context === gate.CHECK_NAME
  )
  const states = [
    ...runs.slice(-1).map(run => GREEN.has(run.conclusion)),
    ...(pinned === undefined
      ? statuses.slice(-1).map(one => one.state === 'success')
      : [])
  ]
  return states.length > 0 && states.every(Boolean)
}

// GitHub lets all three satisfy a required check.
const GREEN = new Set(['success', 'neutral', 'skipped'])

/** How it ended: green where the head could be merged; the words of the page, the log and the comments. */
export function outcome(scene, run, options) {
  return { green: mergeable(scene, options), words: wordsOf(scene, run) }
}

/** Everything that a person could read of it. */
export function wordsOf({ repository, pull }, run) {
  const pages = repository.checkRuns.flatMap(one => [
    one.title,
    one.summary,
    one.text
  ])
  const comments = pull.comments.map(one => one.body)
  return [...pages, run?.summary, run?.log, run?.evidence, ...comments].join(
    '\n'
  )
}
