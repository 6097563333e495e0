/** The in-memory GitHub's surface, exported as `completion-gate/emulator`. */
export { startGitHub } from './start.ts'
export type { GitHubEmulator, GitHubOptions } from './start.ts'
export { runAction } from './runner/run-action.ts'
export type { ActionEnd, ActionJob } from './runner/run-action.ts'
export { FAULTS } from './http/faults.ts'
export type {
  Fault,
  FaultAction,
  FaultHandle,
  RequestMatcher
} from './http/faults.ts'
export type {
  Exchange,
  IncomingRequest,
  OutgoingResponse
} from './http/message.ts'
export type { LoggedRequest, LogFilter } from './http/request-log.ts'
export type { EmulatedEvent, EventBuilders } from './events/build-events.ts'
export type { World } from './world/world.ts'
export type { Store } from './store.ts'
export type { Account, App, Team, Token } from './entities/account.ts'
export type { Repository } from './entities/repository.ts'
export type {
  IssueComment,
  Label,
  LabelEvent,
  PullRequest,
  Review
} from './entities/pull-request.ts'
export type { CheckRun, CommitStatus } from './entities/check-run.ts'
export type { FileContent } from './git/write-commit.ts'
