// Writes policy.schema.json and docs/policy.md from the compiled policy schema (`npm run compile` first).
import { writeFileSync } from 'node:fs'

import {
  renderPolicyDocs,
  renderPolicySchema
} from '../lib/policy/policy-docs.js'

const root = new URL('../', import.meta.url)
writeFileSync(new URL('policy.schema.json', root), renderPolicySchema())
writeFileSync(new URL('docs/policy.md', root), renderPolicyDocs())
