import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MAX_SAVED_ADDRESSES, type Address } from '../../../schemas/api/address.ts'
import type { Database } from '../../database/database.ts'
import { lockUntilCommit } from '../../database/lock-until-commit.ts'
import { savedAddresses } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { regionNamesOf } from '../forms/region-names.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { addressKindOf, readAddress } from './read-address.ts'

export const addressQuery = z.object({ type: z.enum(['shipping', 'billing']).default('shipping') })

type Deps = { readonly runtime: Runtime }
type Row = typeof savedAddresses.$inferSelect

/** Saved addresses of the signed-in user, oldest first (CALL-11). */
export const listAddresses = async ({ runtime }: Deps, { identity, language }: AccountScope): Promise<readonly Address[]> =>
  (await rowsOf(runtime.database, identity.sub)).map((row) => {
    const regionNames = regionNamesOf(row.address, language)
    return { ...toAddress(row), ...(Object.keys(regionNames).length > 0 && { regionNames }) }
  })

/** Saves an address (CALL-12). 422 ADDRESS_LIMIT for the 21st. */
export const addAddress = async ({ runtime }: Deps, scope: AccountScope, input: unknown, params: unknown): Promise<Address> => {
  const { type } = readInput(addressQuery, params)
  const address = readAddress({ input, type, scope })
  return inAccount(runtime, scope, async (transaction, rows) => {
    if (rows.length >= MAX_SAVED_ADDRESSES)
      throw new ApiProblem(422, 'ADDRESS_LIMIT', { message: `You can save at most ${MAX_SAVED_ADDRESSES} addresses.` })
    const values = { reference: runtime.ids.uuid(), accountId: scope.identity.sub, type, address, isDefault: address.default === true }
    const [row] = await transaction.insert(savedAddresses).values(values).returning()
    return ensureOneDefault(transaction, row)
  })
}

/** Changes a saved address (CALL-13). 404 for one that is not the user's. */
export const updateAddress = async ({ runtime }: Deps, scope: AccountScope, reference: string, input: unknown): Promise<Address> =>
  inAccount(runtime, scope, async (transaction, rows) => {
    const before = rows.find((row) => row.reference === reference)
    if (before === undefined) throw unknownAddress()
    const address = readAddress({ input, type: before.type, scope })
    const isDefault = address.default ?? before.isDefault
    const [row] = await transaction
      .update(savedAddresses)
      .set({ address, isDefault })
      .where(eq(savedAddresses.reference, reference))
      .returning()
    return ensureOneDefault(transaction, row)
  })

/** Removes a saved address (CALL-14). 404 for one that is not the user's. */
export const removeAddress = async ({ runtime }: Deps, scope: AccountScope, reference: string): Promise<void> =>
  inAccount(runtime, scope, async (transaction, rows) => {
    const removed = rows.find((row) => row.reference === reference)
    if (removed === undefined) throw unknownAddress()
    await transaction.delete(savedAddresses).where(eq(savedAddresses.reference, reference))
    // The one saved last takes its place: an order is not to begin without an address.
    const next = rows.findLast((row) => row !== removed && row.type === removed.type && row.address.locale === removed.address.locale)
    if (!removed.isDefault || next === undefined) return
    await transaction.update(savedAddresses).set({ isDefault: true }).where(eq(savedAddresses.reference, next.reference))
  })

/** Changes to one account's addresses are serialised, so that two tabs cannot save a 21st address together. */
const inAccount = <Result>(
  runtime: Runtime,
  { identity }: AccountScope,
  change: (transaction: Database, rows: readonly Row[]) => Promise<Result>,
) =>
  runtime.database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, identity.sub)
    return change(transaction, await rowsOf(transaction, identity.sub))
  })

const rowsOf = (database: Database, accountId: string): Promise<Row[]> =>
  database.select().from(savedAddresses).where(eq(savedAddresses.accountId, accountId)).orderBy(asc(savedAddresses.position))

/** One default for each type and locale (ADDR-04): the address saved last as the default is it. */
const ensureOneDefault = async (transaction: Database, row: Row | undefined): Promise<Address> => {
  if (row === undefined) throw new Error('The address was not written.')
  if (row.isDefault) {
    const isOther = and(
      eq(savedAddresses.accountId, row.accountId),
      eq(savedAddresses.type, row.type),
      ne(savedAddresses.reference, row.reference),
    )
    const isSameLocale = sql`${savedAddresses.address} ->> 'locale' is not distinct from ${row.address.locale ?? null}`
    await transaction.update(savedAddresses).set({ isDefault: false }).where(and(isOther, isSameLocale))
  }
  return toAddress(row)
}

const toAddress = ({ reference, type, address, isDefault }: Row): Address => ({
  ...address,
  reference,
  type,
  default: isDefault,
  addressType: addressKindOf({ type }) === 'billing' ? 'BILLING' : 'DELIVERY',
})

const unknownAddress = (): ApiProblem => notFound('There is no such address.')
