import type { Database } from '../../database/database.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { CartRecord } from './cart-record.ts'
import { isOpenCartOf, loadCartById, type Owner } from './load-cart.ts'

interface OpenInput extends Owner {
  readonly runtime: Pick<Runtime, 'clock' | 'ids'>
  readonly transaction: Database
}

const PUBLIC_ID_LENGTH = 24

/** The owner's open cart, locked until the transaction ends, so that changes happen one after the other; made if there is none. */
export const openCart = async ({ runtime, transaction, ...owner }: OpenInput): Promise<CartRecord> => {
  const record = (await lockOpenCart(transaction, owner)) ?? (await makeCart(runtime, transaction, owner))
  if (record === undefined) throw new Error('An open cart could neither be found nor made.')
  return record
}

/**
 * The owner's open cart, locked in the same way; undefined where there is none. Locks the row first and reads the lines
 * afterwards: what a concurrent change wrote meanwhile is then seen.
 */
export const lockOpenCart = async (transaction: Database, owner: Owner): Promise<CartRecord | undefined> => {
  const [locked] = await transaction.select({ id: carts.id }).from(carts).where(isOpenCartOf(owner)).for('update')
  return locked === undefined ? undefined : loadCartById(transaction, locked.id)
}

const makeCart = async ({ clock, ids }: OpenInput['runtime'], transaction: Database, owner: Owner): Promise<CartRecord | undefined> => {
  const now = clock.now()
  const made = { ...owner, id: ids.uuid(), publicId: ids.token(PUBLIC_ID_LENGTH), createdAt: now, updatedAt: now }
  await transaction.insert(carts).values(made).onConflictDoNothing()
  // Another tab may have made the cart first; then that one is locked here.
  return lockOpenCart(transaction, owner)
}
