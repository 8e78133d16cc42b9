import type { Command, CommandIo, ExitCode } from './commands/command.ts'
import { docs } from './commands/docs.ts'
import { lint } from './commands/lint.ts'
import { list } from './commands/list.ts'
import { migrate } from './commands/migrate.ts'
import { newCommand } from './commands/new.ts'
import { release } from './commands/release.ts'
import { runCommands } from './commands/run-commands.ts'
import { size } from './commands/size.ts'
import { types } from './commands/types.ts'

const COMMANDS: Readonly<Record<string, Command>> = { new: newCommand, list, lint, types, docs, migrate, release, size }

/** `npm run blocks <command> ...`; see `runCommands`. */
export const runBlocks = (argv: readonly string[], io: CommandIo): Promise<ExitCode> =>
  runCommands({ script: 'blocks', commands: COMMANDS }, argv, io)
