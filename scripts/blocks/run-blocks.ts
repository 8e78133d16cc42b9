import type { CommandIo, ExitCode } from './commands/command.ts'
import { runCommands, type LoadCommand } from './commands/run-commands.ts'

const COMMANDS: Readonly<Record<string, LoadCommand>> = {
  new: async () => (await import('./commands/new.ts')).newCommand,
  list: async () => (await import('./commands/list.ts')).list,
  lint: async () => (await import('./commands/lint.ts')).lint,
  types: async () => (await import('./commands/generated-commands.ts')).types,
  docs: async () => (await import('./commands/generated-commands.ts')).docs,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  release: async () => (await import('./commands/release.ts')).release,
  size: async () => (await import('./commands/size.ts')).size,
}

/** `npm run blocks <command> ...`; see `runCommands`. */
export const runBlocks = (argv: readonly string[], io: CommandIo): Promise<ExitCode> =>
  runCommands({ script: 'blocks', commands: COMMANDS }, argv, io)
