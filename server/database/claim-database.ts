import { sql } from 'drizzle-orm'
import type { ServerConfig } from '../config.ts'
import type { Database, DatabaseHandle } from './database.ts'
import { databaseMark } from './schema/mark.ts'
import { selectRows } from './select-rows.ts'

type Holder = typeof databaseMark.$inferSelect.holder
type Config = Pick<ServerConfig, 'APP_ENV' | 'DATABASE_URL' | 'hasDemo' | 'isProduction'>

interface Deps {
  readonly handle: Pick<DatabaseHandle, 'database' | 'inTurn'>
  readonly config: Config
  /** Epoch milliseconds. */
  readonly now: number
}

/** This environment must not use this database; the start ends with this message. */
export class DatabaseMarkError extends Error {}

/**
 * Marks the database, before anything is put in, as holding the demo or as production's, and refuses one that is marked
 * as the other: the demo's people have published passwords, and tests delete orders. Throws `DatabaseMarkError`.
 */
export const claimDatabase = async ({ handle: { database, inTurn }, config, now }: Deps): Promise<void> => {
  const holder = holderOf(config)
  // Two processes of different environments that start together must not both find it free.
  const marked = await inTurn(async () => {
    if (holder !== undefined) await database.insert(databaseMark).values({ id: 1, holder, markedAt: now }).onConflictDoNothing()
    return readHolder(database)
  })
  const problem = markProblem(config, marked)
  if (problem !== undefined) throw new DatabaseMarkError(problem)
}

/**
 * Refuses a database that is marked as somebody else's, for a command: it marks none itself, since what is imported before the first
 * start belongs to whoever starts the shop. Also for a database that has no tables yet. Throws `DatabaseMarkError`.
 */
export const requireOwnDatabase = async (database: Database, config: Config): Promise<void> => {
  const [table] = await selectRows<{ readonly isThere: boolean }>(
    database,
    sql`select to_regclass('database_mark') is not null as "isThere"`,
  )
  const problem = table?.isThere === true ? markProblem(config, await readHolder(database)) : undefined
  if (problem !== undefined) throw new DatabaseMarkError(problem)
}

/** Whom the database belongs to; undefined where no start has said so yet. */
export const readHolder = async (database: Database): Promise<Holder | undefined> => {
  const [row] = await database.select().from(databaseMark)
  return row?.holder
}

/** Why this environment must not use a database with this mark, in a sentence; undefined where it may. */
export const markProblem = (config: Config, holder: Holder | undefined): string | undefined => {
  const variable = config.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL'
  if (config.isProduction && holder === 'demo')
    return `This database has held the demo, whose people have published passwords: production refuses it. Set ${variable} to an empty database.`
  if (!config.isProduction && holder === 'production')
    return `This database belongs to a production shop, and APP_ENV is ${config.APP_ENV}: test orders and accounts would get into it. Set ${variable} to another database. Only on a copy that production does not use: delete from database_mark.`
  return undefined
}

const holderOf = ({ isProduction, hasDemo }: Config): Holder | undefined => {
  if (isProduction) return 'production'
  return hasDemo ? 'demo' : undefined
}
