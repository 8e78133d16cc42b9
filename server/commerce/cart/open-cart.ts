import type { Database } from '../../database/connect.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Platform } from '../../platform.ts'
import type { CartRecord } from './cart-record.ts'
import { isOpenCartOf, loadCartById } from './load-cart.ts'

interface Opening {
  readonly platform: Pick<Platform, 'clock' | 'ids'>
  readonly transaction: Database
  readonly ownerKey: string
  readonly siteTag: string
}

const PUBLIC_ID_LENGTH = 24

/** The owner's open cart, locked until the transaction ends, so that changes happen one after the other; made if there is none. */
export const openCart = async ({ platform, transaction, ...owner }: Opening): Promise<CartRecord> => {
  const id = (await lockOpenCart(transaction, owner)) ?? (await makeCart(platform, transaction, owner))
  const record = id === undefined ? undefined : await loadCartById(transaction, id)
  if (record === undefined) throw new Error('An open cart could neither be found nor made.')
  return record
}

/** Locks the row first and reads the lines afterwards: what a concurrent change wrote meanwhile is then seen. */
const lockOpenCart = async (transaction: Database, owner: Pick<Opening, 'ownerKey' | 'siteTag'>): Promise<string | undefined> => {
  const [locked] = await transaction.select({ id: carts.id }).from(carts).where(isOpenCartOf(owner)).for('update')
  return locked?.id
}

const makeCart = async (
  { clock, ids }: Opening['platform'],
  transaction: Database,
  owner: Pick<Opening, 'ownerKey' | 'siteTag'>,
): Promise<string | undefined> => {
  const now = clock.now()
  const made = { ...owner, id: ids.uuid(), publicId: ids.token(PUBLIC_ID_LENGTH), createdAt: now, updatedAt: now }
  await transaction.insert(carts).values(made).onConflictDoNothing()
  // Another tab may have been first; then it is that cart which is locked here.
  return lockOpenCart(transaction, owner)
}
