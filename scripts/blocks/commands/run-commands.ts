import type { Command, CommandIo, ExitCode } from './command.ts'
import { UsageError } from './usage-error.ts'

/** A script of package.json and the words it takes. */
export interface CommandLine {
  /** `blocks`: what stands after `npm run`. */
  readonly script: string
  readonly commands: Readonly<Record<string, Command>>
}

/** `npm run <script> <command> ...`. Never throws: what went wrong is said, and the exit code tells it. */
export const runCommands = async (line: CommandLine, [name, ...args]: readonly string[], io: CommandIo): Promise<ExitCode> => {
  if (name === undefined || isHelp(name)) {
    io.print(overview(line))
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined
  if (command === undefined) return refuse(io, `There is no command "${name}".`, overview(line))
  if (args.some(isHelp)) {
    io.print(command.help)
    return 0
  }
  try {
    return await command.run(args, io)
  } catch (error) {
    return refuse(io, error instanceof Error ? error.message : String(error), isUsageError(error) ? command.help : undefined)
  }
}

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h'

const isUsageError = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS'))

const refuse = (io: CommandIo, problem: string, help: string | undefined): ExitCode => {
  io.complain(problem)
  if (help !== undefined) io.complain(`\n${help}`)
  return 2
}

const overview = ({ script, commands }: CommandLine): string => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2
  return [
    `npm run ${script} <command> [-- options]`,
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`),
    '',
    `npm run ${script} <command> -- --help says more. Exit codes: 0 all is well, 1 findings, 2 wrong use or could not run.`,
  ].join('\n')
}
