import { sql, type SQL } from 'drizzle-orm'
import type { Db } from 'pg-boss'
import type { Database, DatabaseHandle } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'

/** The queue library on this program's database, PostgreSQL or PGlite. */
export const queueDatabase = ({ database, runScript }: Pick<DatabaseHandle, 'database' | 'runScript'>): Db => {
  const { executeSql } = withinTransaction(database)
  return {
    executeSql: async (text, values) => {
      if (!isScript(text)) return executeSql(text, values)
      await runScript(text)
      return { rows: [] }
    },
  }
}

/** The same within a transaction of the caller: what is queued there is queued if and only if it commits. */
export const withinTransaction = (transaction: Database): Db => ({
  executeSql: async (text, values: readonly unknown[] | undefined) => ({
    rows: [...(await selectRows(transaction, toQuery(text, values ?? [])))],
  }),
})

/** Installing and maintaining are several statements at once, which take no values. */
const isScript = (text: string): boolean => text.trimStart().startsWith('BEGIN')

/** `$1` and its like become parameters of Drizzle's query. */
const toQuery = (text: string, values: readonly unknown[]): SQL =>
  sql.join(text.split(/\$(\d+)/).map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null))))
