/** Starts the action; until it can judge a pull request it fails, which is the safe side. */
process.stdout.write(
  '::error title=completion-gate::This version has no action yet: run `node dist/cli/index.js verify` in a step instead.\n'
)
process.exitCode = 1
