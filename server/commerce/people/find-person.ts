import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import type { Person } from './holdings.ts'

/**
 * Somebody by e-mail address. Accounts are those that signed in with it, unless their address is another one by now: an account
 * that ordered for somebody else is not theirs.
 */
export const findPerson = async (database: Database, address: string): Promise<Person> => {
  const email = address.trim().toLowerCase()
  const accounts = await selectRows<{ readonly id: string }>(
    database,
    sql`
      select sub as id from identity_users where username = ${email}
      union
      select account_id from shopping_sessions
      where email = ${email} and account_id is not null
        and not exists (select from identity_users where sub = account_id and username <> ${email})
      order by id`,
  )
  return { email, accountIds: accounts.map(({ id }) => id) }
}
