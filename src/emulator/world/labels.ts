/** Operations on labels; each leaves its event behind. */
import { GateError } from '../../errors.ts'
import type { Account } from '../entities/account.ts'
import type {
  Label,
  LabelEvent,
  PullRequest
} from '../entities/pull-request.ts'
import type { Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'

/** GitHub's longest label name, in characters. */
const LABEL_NAME_LIMIT = 50

/** Operations on labels. */
export interface LabelOperations {
  /** Puts a label on, creating it in the repository when it is new. @throws GateError VALUE_INVALID over 50 characters */
  addLabel(pull: PullRequest, name: string, by: Account): LabelEvent
  /** Takes a label off. @returns nothing when the pull request has none of that name */
  removeLabel(
    pull: PullRequest,
    name: string,
    by: Account
  ): LabelEvent | undefined
}

/** The operations on one store. */
export function labelOperations(store: Store): LabelOperations {
  return {
    addLabel(pull, name, by) {
      const label = ensureLabel(store, pull.repository, name)
      if (!pull.labels.includes(label)) pull.labels.push(label)
      return record(store, pull, { kind: 'labeled', label, actor: by })
    },
    removeLabel(pull, name, by) {
      const wanted = name.toLowerCase()
      const at = pull.labels.findIndex(
        label => label.name.toLowerCase() === wanted
      )
      const label = pull.labels[at]
      if (label === undefined) return undefined
      pull.labels.splice(at, 1)
      return record(store, pull, { kind: 'unlabeled', label, actor: by })
    }
  }
}

function ensureLabel(
  store: Store,
  repository: Repository,
  name: string
): Label {
  const standing = repository.labels.get(name.toLowerCase())
  if (standing !== undefined) return standing
  const { length } = Array.from(name)
  if (length > LABEL_NAME_LIMIT) {
    throw new GateError(
      'VALUE_INVALID',
      `Expected a label of at most ${LABEL_NAME_LIMIT} characters, got ${length}.`
    )
  }
  const label: Label = {
    id: store.nextId(),
    name,
    color: 'ededed',
    description: null,
    default: false
  }
  repository.labels.set(name.toLowerCase(), label)
  return label
}

function record(
  store: Store,
  pull: PullRequest,
  fact: Pick<LabelEvent, 'kind' | 'label' | 'actor'>
): LabelEvent {
  const event = { id: store.nextId(), ...fact, at: store.now() }
  pull.events.push(event)
  pull.updatedAt = event.at
  return event
}
