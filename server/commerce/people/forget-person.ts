import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import type { Identity } from '../sessions/identity.ts'
import { findPerson } from './find-person.ts'
import { accountHolder, holdingsOf, type Holding, type Person } from './holdings.ts'

/** Rows of each table that were deleted, or that stay without the person. */
export interface Forgotten {
  readonly deleted: Readonly<Record<string, number>>
  readonly cleared: Readonly<Record<string, number>>
  /** Ids under which the payment provider and the identity provider know the person. */
  readonly accountIds: readonly string[]
}

export type ForgetOutcome =
  | ({ readonly kind: 'forgotten' } & Forgotten)
  /** Money is on its way: nothing was changed. */
  | { readonly kind: 'paymentUnderWay'; readonly orders: readonly string[] }

/** Removes a person from every table, all or nothing. Orders stay as what was sold, with nobody's name. May be repeated. */
export const forgetPerson = (database: Database, address: string): Promise<ForgetOutcome> =>
  database.transaction(async (transaction) => {
    const person = await findPerson(transaction, address)
    return forgetHeld(transaction, person, holdingsOf(person))
  })

/** The same for who is signed in, in the transaction given. The user goes at the identity provider, by its own call. */
export const forgetAccount = (transaction: Database, identity: Identity): Promise<ForgetOutcome> => {
  const person = accountHolder(identity)
  const holdings = holdingsOf(person).filter(({ table }) => table !== 'identity_users')
  return forgetHeld(transaction, person, holdings)
}

const forgetHeld = async (
  transaction: Database,
  { accountIds }: Pick<Person, 'accountIds'>,
  holdings: readonly Holding[],
): Promise<ForgetOutcome> => {
  const underWay = await ordersUnderWay(transaction, holdings)
  if (underWay.length > 0) return { kind: 'paymentUnderWay', orders: underWay }
  const deleted: Record<string, number> = {}
  const cleared: Record<string, number> = {}
  for (const { table, rows, cleared: change } of holdings) {
    const name = sql.identifier(table)
    const statement = change === undefined ? sql`delete from ${name} where ${rows}` : sql`update ${name} set ${change} where ${rows}`
    const { length } = await selectRows(transaction, sql`${statement} returning 1`)
    if (length > 0) (change === undefined ? deleted : cleared)[table] = length
  }
  return { kind: 'forgotten', deleted, cleared, accountIds }
}

const ordersUnderWay = async (database: Database, holdings: readonly Holding[]): Promise<readonly string[]> => {
  const attempts = holdings.find(({ table }) => table === 'payment_attempts')
  if (attempts === undefined) throw new Error('Payments are among what is held about a person.')
  const rows = await selectRows<{ readonly orderReference: string }>(
    database,
    sql`select order_reference as "orderReference" from payment_attempts where ${attempts.rows} and state = 'open' order by order_reference for update`,
  )
  return rows.map(({ orderReference }) => orderReference)
}
