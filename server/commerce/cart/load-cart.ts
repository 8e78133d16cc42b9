import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines, carts } from '../../database/schema/commerce.ts'
import type { CartRecord } from './cart-record.ts'

/** Whose cart, and on which site. */
export interface Owner {
  readonly ownerKey: string
  readonly siteTag: string
}

/** The open cart of an owner on a site, in one round trip. */
export const loadOpenCart = (database: Database, owner: Owner): Promise<CartRecord | undefined> => loadCart(database, isOpenCartOf(owner))

/** A cart of any status by the id that links and mails carry. */
export const loadCartByPublicId = (database: Database, publicId: string): Promise<CartRecord | undefined> =>
  loadCart(database, eq(carts.publicId, publicId))

export const loadCartById = (database: Database, id: string): Promise<CartRecord | undefined> => loadCart(database, eq(carts.id, id))

/** An owner's newest cart on a site, whatever has become of it. */
export const loadLatestCart = async (database: Database, { ownerKey, siteTag }: Owner): Promise<CartRecord | undefined> => {
  const isOwn = and(eq(carts.ownerKey, ownerKey), eq(carts.siteTag, siteTag))
  const [latest] = await database.select({ id: carts.id }).from(carts).where(isOwn).orderBy(desc(carts.createdAt)).limit(1)
  return latest === undefined ? undefined : loadCartById(database, latest.id)
}

export const isOpenCartOf = ({ ownerKey, siteTag }: Owner): SQL | undefined =>
  and(eq(carts.ownerKey, ownerKey), eq(carts.siteTag, siteTag), eq(carts.status, 'open'))

const loadCart = async (database: Database, condition: SQL | undefined): Promise<CartRecord | undefined> => {
  const rows = await database
    .select({ cart: carts, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(condition)
    .orderBy(asc(cartLines.position))
  const [first] = rows
  return first === undefined ? undefined : { cart: first.cart, lines: rows.flatMap(({ line }) => (line === null ? [] : [line])) }
}
