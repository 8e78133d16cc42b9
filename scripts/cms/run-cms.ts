import type { CommandIo, ExitCode } from '../blocks/commands/command.ts'
import { runCommands, type LoadCommand } from '../blocks/commands/run-commands.ts'

const COMMANDS: Readonly<Record<string, LoadCommand>> = {
  migration: async () => (await import('./commands/migration.ts')).migration,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  squash: async () => (await import('./commands/squash.ts')).squash,
  starter: async () => (await import('./commands/starter.ts')).starter,
  coverage: async () => (await import('./commands/coverage.ts')).coverage,
  copy: async () => (await import('./commands/copy.ts')).copy,
  paste: async () => (await import('./commands/paste.ts')).paste,
}

/** `npm run cms <command> ...`; see `runCommands`. */
export const runCms = (argv: readonly string[], io: CommandIo): Promise<ExitCode> =>
  runCommands({ script: 'cms', commands: COMMANDS }, argv, io)
