import { statusOfStock } from '../catalogue/variant-status.ts'
import type { VariantRow } from '../catalogue/variant-row.ts'
import type { FeedLine } from './feed-line.ts'

const A_YEAR_MS = 365 * 86_400_000
/** Letters of an ISO instant up to its minutes: `2026-02-24T11:07`. */
const MINUTES = 16

/**
 * What channels may say of a variant's stock. They ask when a pre-order ships and take a day of the coming year: one without is called
 * out of stock rather than refused with the whole line. A back-order needs no day.
 */
export const feedAvailability = (
  variant: Pick<VariantRow, 'state' | 'quantity' | 'shipDateStart' | 'shipDateEnd'>,
  now: number,
): Pick<FeedLine, 'availability' | 'availableAt'> => {
  const status = statusOfStock({ ...variant, lowStockThreshold: 0 })
  if (status === 'AVAILABLE' || status === 'LOWSTOCK') return { availability: 'inStock' }
  if (status !== 'PREORDER' && status !== 'BACKORDER') return { availability: 'outOfStock' }
  const at = (variant.shipDateStart ?? variant.shipDateEnd ?? 0) * 1000
  const isKnown = at > now && at <= now + A_YEAR_MS
  if (status === 'PREORDER' && !isKnown) return { availability: 'outOfStock' }
  return {
    availability: status === 'PREORDER' ? 'preorder' : 'backorder',
    ...(isKnown ? { availableAt: `${new Date(at).toISOString().slice(0, MINUTES)}+0000` } : {}),
  }
}
