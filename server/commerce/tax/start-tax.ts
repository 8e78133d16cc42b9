import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { CartRow } from '../cart/cart-record.ts'

type Tax = Pick<CartRow, 'taxState' | 'taxReadsLeft'>

const CALCULATED: Tax = { taxState: 'CALCULATED', taxReadsLeft: null }
/** The embedded tax service has its answer at the second read of the cart (contracts 8). */
const DEFAULT_READS = 2
const MAX_READS = 20

interface Start {
  readonly site: Pick<SiteConfig, 'checkout'>
  readonly addressLine1: string | undefined
  readonly isProduction: boolean
}

/** Where the tax of a cart stands once it has a delivery address. Magic first lines work outside production only. */
export const startTax = ({ site, addressLine1 = '', isProduction }: Start): Tax => {
  if (!site.checkout.calculateTax || isProduction) return CALCULATED
  if (addressLine1.startsWith('TAX REJECT')) return { taxState: 'REJECTED', taxReadsLeft: null }
  if (addressLine1.startsWith('TAX NEVER')) return { taxState: 'PENDING', taxReadsLeft: null }
  const asked = /^TAX PENDING (\d{1,2})\b/.exec(addressLine1)?.[1]
  const reads = asked === undefined ? DEFAULT_READS : Math.min(Number(asked), MAX_READS)
  return reads === 0 ? CALCULATED : { taxState: 'PENDING', taxReadsLeft: reads }
}
