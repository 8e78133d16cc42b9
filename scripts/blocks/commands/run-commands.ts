import type { Command, CommandIo, ExitCode } from './command.ts'
import { UsageError } from './usage-error.ts'

/** Each command is imported when it runs: what the others import (the vendor's clients, the formatter) takes longer than most runs. */
export type LoadCommand = () => Promise<Command>

/** A script of package.json and the words it takes. */
export interface CommandLine {
  /** `blocks`: what follows `npm run`. */
  readonly script: string
  readonly commands: Readonly<Record<string, LoadCommand>>
}

/** `npm run <script> <command> ...`. Never throws: what went wrong is printed, and is the exit code. */
export const runCommands = async (line: CommandLine, [name, ...args]: readonly string[], io: CommandIo): Promise<ExitCode> => {
  if (name === undefined || isHelp(name)) {
    io.print(await overview(line))
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined
  if (load === undefined) return refuse(io, `There is no command "${name}".`, await overview(line))
  let command: Command | undefined
  try {
    command = await load()
    if (args.some(isHelp)) {
      io.print(command.help)
      return 0
    }
    return await command.run(args, io)
  } catch (error) {
    return refuse(io, error instanceof Error ? error.message : String(error), isUsageError(error) ? command?.help : undefined)
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

const overview = async ({ script, commands }: CommandLine): Promise<string> => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2
  const loaded = await Promise.all(Object.entries(commands).map(async ([name, load]) => [name, await load()] as const))
  return [
    `npm run ${script} <command> [-- options]`,
    '',
    ...loaded.map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`),
    '',
    `npm run ${script} <command> -- --help says more. Exit codes: 0 all is well, 1 problems, 2 wrong use or could not run.`,
  ].join('\n')
}
