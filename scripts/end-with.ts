/** Ends a command with the exit code it resolves to, or with 1 and what `explain` says of its error. */
export const endWith = (command: Promise<number>, explain: (error: unknown) => string): Promise<void> =>
  command.then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = 1
    },
  )
