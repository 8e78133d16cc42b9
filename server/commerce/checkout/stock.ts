import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { stock } from '../../database/schema/catalogue.ts'
import type { Reservation } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'

interface Within extends Pick<Runtime, 'announceStock'> {
  readonly transaction: Database
}

/**
 * Takes pieces out of stock. Rows are locked by sku, in the same order for every buyer, so that buyers of the same
 * things queue instead of blocking each other. Undefined, and nothing taken, where a sku has too few.
 */
export const takeStock = async (within: Within, requested: readonly Reservation[]): Promise<readonly Reservation[] | undefined> => {
  const pieces = addUp(requested)
  const first = await lockStock(within, [...pieces.keys()])
  // An import replaces a product with its rows. One that was waited for is gone then, and only a statement of its own sees the new one.
  const rows = first.length < pieces.size ? await lockStock(within, [...pieces.keys()]) : first
  const taken: Reservation[] = []
  for (const [sku, quantity] of pieces) {
    const row = rows.find((candidate) => candidate.sku === sku)
    // These are sold without pieces on hand, so none are taken and none are given back (EXTRA-11).
    if (row?.state === 'PREORDER' || row?.state === 'BACKORDER' || row?.state === 'UNTRACKED') continue
    if (row?.state !== 'STOCKED' || row.quantity < quantity) return undefined
    taken.push({ sku, quantity })
  }
  for (const { sku, quantity } of taken) await addPieces(within, sku, -quantity)
  return taken
}

const lockStock = ({ transaction }: Within, skus: readonly string[]) =>
  transaction
    .select({ sku: stock.sku, quantity: stock.quantity, state: stock.state })
    .from(stock)
    .where(inArray(stock.sku, skus))
    // By code point, as `addUp` sorts, whatever the database's own collation: else a purchase and a return could wait for each other.
    .orderBy(sql`${stock.sku} collate "C"`)
    .for('update')

/** Puts pieces back that were taken, in the same order of locks. */
export const returnStock = async (within: Within, reserved: readonly Reservation[]): Promise<void> => {
  for (const [sku, quantity] of addUp(reserved)) await addPieces(within, sku, quantity)
}

const addPieces = async ({ transaction, announceStock }: Within, sku: string, change: number): Promise<void> => {
  const [row] = await transaction
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + ${change}` })
    .where(eq(stock.sku, sku))
    .returning({ quantity: stock.quantity })
  if (row !== undefined && levelOf(row.quantity) !== levelOf(row.quantity - change)) await announceStock(sku, transaction)
}

/** The change that pages show: sold out, or in stock again. The exact number is read from the database where it matters, in the cart. */
const levelOf = (quantity: number): 'gone' | 'there' => (quantity > 0 ? 'there' : 'gone')

/** Pieces by sku, in the order in which they are locked. */
const addUp = (requested: readonly Reservation[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of requested) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  return new Map([...pieces].sort(([a], [b]) => (a < b ? -1 : 1)))
}
