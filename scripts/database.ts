import { readConfig } from '../server/config.ts'
import { missingIndexes } from '../server/database/migrate.ts'
import { pendingMigrations, readMigrations } from '../server/database/migrations.ts'
import { readCommandLine } from './command-line.mjs'
import { endWith, UsageError } from './end-with.ts'
import { openDatabase } from './open-database.ts'

const PENDING = 2

const USAGE = `Usage: npm run database -- pending

What the next start of this release does to the database, in SQL; changes nothing.

  --help   this text

Exit codes: 0 nothing is pending, 2 something is, 1 the database cannot be used.`

const run = async (): Promise<number> => {
  const { positionals } = readCommandLine({ usage: USAGE, allowPositionals: true })
  if (positionals.join(' ') !== 'pending') throw new UsageError(USAGE)
  const handle = await openDatabase(readConfig(process.env))
  try {
    const migrations = readMigrations()
    const pending = await pendingMigrations(handle.database, migrations)
    const indexes = await missingIndexes(handle.database, migrations)
    const lines = [
      ...pending.flatMap(({ name, statements }) => [`-- ${name}`, ...statements, '']),
      ...indexes.flatMap(({ index, isInvalid }) => [`-- ${index.name}${isInvalid ? ', which was not finished' : ''}`, index.statement, '']),
      `-- Pending: ${pending.length} migrations, ${indexes.length} indexes.`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    return pending.length + indexes.length === 0 ? 0 : PENDING
  } finally {
    await handle.close()
  }
}

void endWith(run())
