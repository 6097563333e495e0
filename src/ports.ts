/** Every interface to the outside world, on one page. Asynchronous means: it touches a port. */
import type { Isolation } from './model/evidence.ts'
import type { CommitRange, Gap } from './model/observation.ts'
import type { IsolationLevel } from './model/isolation-level.ts'
import type { MutationRecord } from './model/ledger.ts'
import type { VerificationCheck } from './model/check.ts'

export type { Isolation } from './model/evidence.ts'

/** A path of the tree difference, as git knows it. */
export interface TreeChange {
  /** Mode at the head as git prints it, `000000` for a deletion. */
  readonly mode: string
  /** Object id at the head, all zeros for a deletion. */
  readonly objectId: string
  /** The path as a byte string: one UTF-16 unit a byte. */
  readonly bytePath: string
  /** SHA-256 of the blob's bytes; absent for deletions, submodules and missing objects. */
  readonly contentDigest?: string
  /** The blob is a Git LFS pointer. */
  readonly lfsPointer?: true
  /** The object is not in the repository and could not be fetched. */
  readonly missing?: true
}

/** Where the change comes from: git objects, never the disk. */
export interface ChangeSource {
  /**
   * Resolves base, merge base and head, fetching what is missing when allowed.
   * When the merge base cannot be known the range's `mergeBase` is empty and a
   * gap says why.
   * @throws GateError REPOSITORY_INVALID, REVISION_UNKNOWN, HISTORY_UNRELATED, GIT_FAILED
   */
  resolve(): Promise<{
    readonly range: CommitRange
    readonly gaps: readonly Gap[]
    /** What the base was called, such as `origin/main`; absent where only its id was named. */
    readonly baseName?: string
  }>
  /** The tree difference of merge base and head without rename detection, in batches as they come. */
  changes(range: CommitRange): AsyncIterable<readonly TreeChange[]>
}

/** One file of a commit's tree. */
export interface TreeEntry {
  /** The encoded path. */
  readonly path: string
  readonly mode: string
  readonly objectId: string
}

/** What reading a file of a tree gave. */
export type TreeFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_large'; readonly size: number }
  | { readonly kind: 'unreadable'; readonly why: string }

/** What a submodule's commit holds, however deep; nested submodules as entries of their own. */
export type SubmoduleTree =
  | { readonly kind: 'entries'; readonly entries: readonly TreeEntry[] }
  | { readonly kind: 'unreadable'; readonly why: string }

/** Files at a commit: policy, acceptance and project files of base and head. */
export interface TreeFiles {
  /** Every entry of the commit's tree, submodules included, sorted as git sorts. */
  list(commit: string): Promise<readonly TreeEntry[]>
  /** Whether the commit has anything at the path; cheaper than a list. */
  has(commit: string, path: string): Promise<boolean>
  /** The blob's bytes, when there are at most `limit` of them. */
  read(entry: TreeEntry, limit: number): Promise<TreeFile>
  /**
   * What a commit of a submodule holds, each object checked against its id:
   * a command may have written them. Absent where submodules cannot be read.
   * @param root absolute path of the checkout, as commands see it
   * @param path encoded path of the submodule in it
   * @returns entries with paths below that folder
   */
  submodule?(root: string, path: string, commit: string): Promise<SubmoduleTree>
  /**
   * What git itself would write for files of a commit that attributes convert
   * (ident, working-tree-encoding, line ends), where no filter has a part in it.
   * @returns encoded path to the SHA-256 of those bytes, for such files alone
   */
  written?(
    commit: string,
    entries: readonly TreeEntry[]
  ): Promise<ReadonlyMap<string, string>>
}

/** How git names the blobs of a repository. */
export type ObjectFormat = 'sha1' | 'sha256'

/** What stands at a path on the disk, never through a link. */
export type DiskState =
  | { readonly kind: 'absent' | 'folder' | 'empty_folder' | 'other' }
  | {
      readonly kind: 'file'
      readonly executable: boolean
      /** SHA-256 of the bytes. */
      readonly digest: string
      /** SHA-256 with every CRLF as LF, when that differs: what git stores under `eol=crlf`. */
      readonly lfDigest?: string
      /** SHA-256 of the Git LFS pointer of these bytes: what git stores for an LFS file. */
      readonly lfsPointerDigest: string
      /** Ids of the blobs for these three, when they were asked for. */
      readonly blobIds?: readonly string[]
    }
  | {
      readonly kind: 'symlink'
      readonly digest: string
      readonly blobIds?: readonly string[]
    }
  /** A folder with a repository of its own: a submodule that is checked out. */
  | { readonly kind: 'repository'; readonly commit: string }

/** A look at the whole checkout by metadata alone; two looks tell what moved. */
export interface TreeLook {
  /** Byte path to an opaque signature of mode, size, inode, mtime and ctime. */
  readonly signatures: ReadonlyMap<string, string>
  /** Folders that changed after their last entry did (moved, or another mode): byte path to ctime. */
  readonly movedFolders: ReadonlyMap<string, string>
  /** What HEAD says, and the commit that it leads to. */
  readonly head: string
}

/** Hears what happens to paths while commands run. */
export interface MoveWatch {
  /**
   * Byte paths, or folders above them, that were made, removed or moved since
   * it was last asked; `lost` when the system may have dropped some.
   */
  moved(): Promise<ReadonlySet<string> | 'lost'>
  /** Ends the watch and frees what it holds. */
  close(): void
}

/** The checkout that commands run in. */
export interface Checkout {
  /** Absolute path of its root. */
  readonly root: string
  /** Windows keeps no executable bit. */
  readonly ignoresExecutableBit: boolean
  /** The commit that is checked out, read before the first command. */
  commit(): Promise<{
    readonly id: string
    readonly parents: readonly string[]
  }>
  /**
   * Encoded paths of tracked files, of those that are given, that are not the
   * very blob of the commit, and of staged files that no commit has. Each file
   * is read; line ends and attributes may account for some. Asked before the
   * first command; absent where a fresh checkout is somebody else's to promise.
   */
  edited?(tracked: readonly TreeEntry[]): Promise<EditedPaths>
  /** Metadata of every entry outside `.git`; `tracked` are byte paths, and a folder without one is looked at, not into. */
  look(tracked: ReadonlySet<string>): Promise<TreeLook>
  /** Starts to watch byte paths; undefined where moves cannot be watched. */
  watchMoves(paths: ReadonlySet<string>): Promise<MoveWatch | undefined>
  /** What stands at an encoded path. @param naming with the ids that git gives to its content */
  state(path: string, naming?: ObjectFormat): Promise<DiskState>
  /** The same checkout, as commands see it. */
  seenAt(view: CheckoutView): Checkout
}

/** Paths of a checkout that are not the very blob of its commit, encoded. */
export interface EditedPaths {
  readonly paths: readonly string[]
  /** Those that a configured filter converts, with its name; no filter is run to compare them. */
  readonly filtered: ReadonlyMap<string, string>
}

/** Where commands see the checkout, when that is not the checkout itself. */
export interface CheckoutView {
  /** Absolute path, as the gate reads it. */
  readonly root: string
  /** A folder cannot be moved there, but its own times change with what is written below it. */
  readonly foldersStay?: true
}

/** A command to run. */
export interface CommandRequest {
  /** A bash script. */
  readonly command: string
  /** Folder relative to the checkout; empty for its root. */
  readonly cwd: string
  /** Milliseconds until the whole process tree is ended. */
  readonly timeoutMs: number
  /** Variables beside the allow-listed environment. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Bounded output of a command, both streams as they came. */
export interface CommandOutput {
  /** First bytes, decoded; invalid UTF-8 replaced. */
  readonly head: string
  /** Last bytes after the head, decoded; empty when the head holds everything. */
  readonly tail: string
  /** Length in bytes of the whole output. */
  readonly bytes: number
  /** SHA-256 of the whole output. */
  readonly digest: string
}

/** How a command ended. Only `exited` with the expected code can pass. */
export type CommandOutcome = {
  readonly durationMs: number
  readonly output: CommandOutput
} & (
  | { readonly kind: 'exited'; readonly exitCode: number }
  | { readonly kind: 'signaled'; readonly signal: string }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'could_not_start'; readonly why: string }
)

/** Runs commands in the checkout, each with an end to its whole process tree. */
export interface CommandRunner {
  readonly isolation: Isolation
  /** Where commands see the checkout, when that is not the checkout itself. */
  readonly view?: CheckoutView
  /**
   * Runs one command to its end. Never throws for what the command does.
   * @param onLine receives complete output lines, cut and made harmless for any log
   */
  run(
    request: CommandRequest,
    onLine: (line: string) => void
  ): Promise<CommandOutcome>
  /** Takes down what the isolation set up; absent where that is nothing. @returns the isolation, with what was written */
  close?(): Promise<Isolation>
}

/** The container that level `container` runs commands in. */
export interface ContainerNeeds {
  /** An image by digest: `name@sha256:` and 64 hex digits. It has bash. */
  readonly image: string
  readonly network: 'none' | 'bridge'
}

/** What the policy asks of the runner. */
export interface RunnerNeeds {
  readonly isolation: IsolationLevel | 'auto'
  /** Below it nothing is run. */
  readonly isolationMinimum: IsolationLevel
  readonly container?: ContainerNeeds
  /** Names of variables that commands get beside the allow-listed ones. */
  readonly environment: readonly string[]
}

/** What a completion attestor or a verifier is told. */
export interface EffectSummary {
  readonly effect_digest: string
  readonly records: readonly MutationRecord[]
}

/** A host's own proof, asked before the decision; skipped when the ledger is empty. */
export interface CompletionAttestor {
  /** A report as parsed JSON of any shape; it is checked and must still bind. */
  attest(effect: EffectSummary): Promise<unknown>
}

/** A read-only verifier: runs once after the checks in a copy it cannot write back from. */
export interface ReadOnlyVerifier {
  /** A report as parsed JSON of any shape; it is checked and must still bind. */
  verify(effect: EffectSummary): Promise<unknown>
}

/** Told what happens while it happens; never decides anything. */
export interface Progress {
  stage(name: string): void
  checkStarted(id: string, at: number, total: number): void
  outputLine(line: string): void
  checkFinished(check: VerificationCheck): void
}

/** The world as one value: each face builds it and passes it. */
export interface GatePorts {
  readonly changes: ChangeSource
  readonly files: TreeFiles
  readonly checkout: Checkout
  /**
   * Makes the runner once the policy is known.
   * @throws GateError ISOLATION_UNAVAILABLE when the level cannot be had
   */
  openRunner(needs: RunnerNeeds): Promise<CommandRunner>
  readonly progress: Progress
  readonly attestor?: CompletionAttestor
  readonly verifier?: ReadOnlyVerifier
}
