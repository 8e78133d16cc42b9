import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import type { Identity } from '../sessions/identity.ts'
import { findPerson } from './find-person.ts'
import { accountHolder, holdingsOf, type Person } from './holdings.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows about a person, by table; tables that hold nothing are left out. */
export type PersonalData = Readonly<Record<string, readonly Row[]>>

/** Everything that is stored about the person of an e-mail address, as of one moment. */
export const exportPerson = (database: Database, address: string): Promise<PersonalData> =>
  exportHeld(database, (transaction) => findPerson(transaction, address))

/** Everything that is stored about who is signed in, and nothing that others wrote who named their address. */
export const exportAccountData = (database: Database, identity: Identity): Promise<PersonalData> =>
  exportHeld(database, async () => accountHolder(identity))

const exportHeld = (database: Database, find: (transaction: Database) => Promise<Person>): Promise<PersonalData> =>
  database.transaction(
    async (transaction) => {
      const found: [string, readonly Row[]][] = []
      for (const { table, rows, columns } of holdingsOf(await find(transaction))) {
        const own = await selectRows<Row>(transaction, sql`select ${columns} from ${sql.identifier(table)} where ${rows}`)
        if (own.length > 0) found.push([table, own])
      }
      return Object.fromEntries(found)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
