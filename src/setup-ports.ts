/** The world of `init` and `doctor` on one page: the files that lie in a checkout, and a person at a terminal. */

/** A file's text, or why there is none. */
export type WorkText =
  | { readonly kind: 'text'; readonly text: string }
  /** `why` goes on from "the file …". */
  | { readonly kind: 'broken'; readonly why: string }

/** A checkout as it lies on the disk: what is not committed yet counts too. */
export interface WorkTree {
  /** Absolute path of its root. */
  readonly root: string
  /** Encoded paths of all files that no ignore rule names, sorted. */
  readonly paths: readonly string[]
  /** Name of the branch that changes are merged into, as far as the clone knows. */
  readonly defaultBranch: string
  /** Whether nothing but the branch that is checked out says so. */
  readonly isBranchGuessed: boolean
  /** `owner/name` from the address of the remote; undefined when it names none. */
  readonly remoteName: string | undefined
  /** The text of one of the paths, never through a link and at most 1 MiB. */
  text(path: string): Promise<WorkText>
}

/** Writes files of a checkout. */
export interface WorkTreeWriter {
  /**
   * Writes a file and the folders above it, never through a link.
   * @param replace whether a file that stands there may be replaced
   * @throws GateError OUTPUT_FAILED
   */
  write(path: string, text: string, replace: boolean): Promise<void>
}

/** A person who answers. */
export interface Asker {
  /** The answer to a question, less white space at its ends. @throws GateError USAGE when the person leaves */
  ask(question: string): Promise<string>
  /** Gives the terminal back. */
  close(): void
}
