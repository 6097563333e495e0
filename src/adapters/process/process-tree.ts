/** What holds a command's processes together, so that all of them can be ended. */

/** How to start a program inside a tree. */
export interface Launch {
  readonly file: string
  readonly args: readonly string[]
  /** Folder to start in. */
  readonly cwd: string
  /** A byte on file descriptor 3 says that the command itself was started. */
  readonly tellsStart: boolean
  /** Environment of the program itself, where the command's goes by the input. */
  readonly environment?: Readonly<Record<string, string>>
}

/** One command's processes. */
export interface ProcessTree {
  /** The first output says that the command itself was started, and the environment is read from the input. */
  readonly startSign?: string
  /** How to start a program, given by absolute path and arguments, in a folder. */
  launch(argv: readonly string[], cwd: string): Launch
  /** The first process was started; it leads a session of its own. */
  started(pid: number): void
  /** Asks every process to end (TERM). */
  terminate(): Promise<void>
  /** Ends every process (KILL), and returns when none is left. */
  end(): Promise<void>
}

/**
 * Makes the tree of one command.
 * @throws Error when it cannot be made: the command could not start
 */
export type OpenTree = (mark: Mark) => Promise<ProcessTree>

/** The variable that marks the processes of one command. */
export interface Mark {
  readonly name: string
  readonly value: string
}
