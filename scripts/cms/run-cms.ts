import type { Command, CommandIo, ExitCode } from '../blocks/commands/command.ts'
import { runCommands } from '../blocks/commands/run-commands.ts'
import { coverage } from './commands/coverage.ts'
import { migrate } from './commands/migrate.ts'
import { migration } from './commands/migration.ts'

const COMMANDS: Readonly<Record<string, Command>> = { migration, migrate, coverage }

/** `npm run cms <command> ...`; see `runCommands`. */
export const runCms = (argv: readonly string[], io: CommandIo): Promise<ExitCode> =>
  runCommands({ script: 'cms', commands: COMMANDS }, argv, io)
