// The set-up of two workflows: an untrusted job handed evidence over, and the trusted one decides on it.

/** The deciding job of the workflow run that ended, with this evidence in its folder. */
export async function handOver(scene, evidence, conclusion = 'success') {
  const { gate, github, world, repository, pull, agent } = scene
  // The trusted job has the default branch, and the evidence that it downloaded.
  const checkout = await world.commit(repository, {
    branch: 'downloaded',
    parents: ['main'],
    files: { 'handed/evidence.json': evidence }
  })
  const event = github.event.workflowRun({
    action: 'completed',
    pull,
    sender: agent,
    runId: 1000,
    runAttempt: 1,
    conclusion
  })
  const inputs = { mode: 'decide', evidence: 'handed' }
  return await gate.onEvent(scene, event, { checkout, inputs, runId: 5000 })
}
