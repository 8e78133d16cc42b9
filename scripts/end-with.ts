import { ConfigError } from '../server/config.ts'
import { isDatabaseProblem } from './open-database.ts'

/** A command was called in a form it does not know; its message says which it knows. */
export class UsageError extends Error {}

/** What is printed of an error: its message where that says what to do, else its stack, since it is a defect of ours. */
export const explainError = (error: unknown): string => {
  if (error instanceof UsageError || error instanceof ConfigError || isDatabaseProblem(error)) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Ends a command with the exit code it resolves to, or with 1 and what `explain` says of its error. */
export const endWith = (command: Promise<number>, explain: (error: unknown) => string = explainError): Promise<void> =>
  command.then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = 1
    },
  )
