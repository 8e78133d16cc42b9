import { and, eq, sql } from 'drizzle-orm'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Database } from '../../database/connect.ts'
import type { CartRecord, CartRow } from './cart-record.ts'

type Tax = Pick<CartRow, 'taxState' | 'taxReadsLeft'>

const CALCULATED: Tax = { taxState: 'CALCULATED', taxReadsLeft: null }
/** The simulated tax service answers at the second read of the cart (contracts 8). */
const DEFAULT_READS = 2
const MAX_READS = 20

interface TaxInput {
  readonly site: Pick<SiteConfig, 'checkout'>
  readonly addressLine1: string | undefined
  readonly isProduction: boolean
}

/** The tax state of a cart once it has a delivery address. Magic first address lines work outside production only. */
export const startTax = ({ site, addressLine1 = '', isProduction }: TaxInput): Tax => {
  if (!site.checkout.calculateTax || isProduction) return CALCULATED
  if (addressLine1.startsWith('TAX REJECT')) return { taxState: 'REJECTED', taxReadsLeft: null }
  if (addressLine1.startsWith('TAX NEVER')) return { taxState: 'PENDING', taxReadsLeft: null }
  const requestedReads = /^TAX PENDING (\d{1,2})\b/.exec(addressLine1)?.[1]
  const reads = requestedReads === undefined ? DEFAULT_READS : Math.min(Number(requestedReads), MAX_READS)
  return reads === 0 ? CALCULATED : { taxState: 'PENDING', taxReadsLeft: reads }
}

/** Counts a read of the cart towards its pending tax. Only a cart whose tax is pending is written to. */
export const advanceTax = async (database: Database, record: CartRecord): Promise<CartRecord> => {
  if (record.cart.taxState !== 'PENDING' || record.cart.taxReadsLeft === null) return record
  const [cart] = await database
    .update(carts)
    .set({
      taxReadsLeft: sql`${carts.taxReadsLeft} - 1`,
      taxState: sql`case when ${carts.taxReadsLeft} <= 1 then 'CALCULATED' else 'PENDING' end`,
    })
    .where(and(eq(carts.id, record.cart.id), eq(carts.taxState, 'PENDING')))
    .returning()
  return cart === undefined ? record : { ...record, cart }
}
