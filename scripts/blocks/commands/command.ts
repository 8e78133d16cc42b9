/** What a command may touch: the project, and where it writes to. */
export interface CommandIo {
  /** The project's root folder. */
  readonly root: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
}

/** 0 all is well, 1 there are problems, 2 wrong use or it could not run. */
export type ExitCode = 0 | 1 | 2

/** One word of `npm run blocks <command>`. */
export interface Command {
  /** One line of the list of commands. */
  readonly summary: string
  /** What `--help` says. */
  readonly help: string
  /** Throws a UsageError for wrong arguments, any other error where it cannot run. */
  readonly run: (args: readonly string[], io: CommandIo) => Promise<ExitCode>
}
