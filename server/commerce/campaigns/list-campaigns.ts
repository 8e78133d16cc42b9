import type { Campaign } from '../../../schemas/api/campaign.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteScaleOf } from '../site-scale.ts'
import { voucherOf } from '../vouchers/vouchers.ts'

interface Place {
  readonly site: SiteConfig
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The campaigns of a site, without their words (CALL-25). Each says what the shop does: standard delivery is free from the
 * site's threshold on, and the other two are vouchers that the cart takes.
 */
export const listCampaigns = ({ site, now }: Place): readonly Campaign[] => [
  {
    name: 'free-shipping',
    status: 'ACTIVE',
    promotions: [
      {
        messageId: 'promotion.freeShipping',
        conditions: { basketTotal: { min: site.freeShipThreshold }, shippingMethod: 'standard' },
        discount: { amount: 0, type: 'VALUE_OVERRIDE', component: 'SHIPPING' },
      },
    ],
  },
  {
    name: 'coat-weeks',
    status: 'ACTIVE',
    end: endOfMonth(now),
    promotions: [
      {
        messageId: 'promotion.save10',
        conditions: {},
        discount: { amount: percentOf('SAVE10'), type: 'PERCENT', component: 'PRODUCT' },
        products: { exclude: [{ sale: ['ONSALE'] }, { availability: ['NOTAVAILABLE'] }], include: [{ categories: COATS }] },
      },
    ],
  },
  {
    name: 'welcome',
    status: 'ACTIVE',
    promotions: [
      {
        messageId: 'promotion.welcome',
        conditions: { basketTotal: { min: (voucherOf('WELCOME15')?.minimumUnits ?? 0) * siteScaleOf(site) } },
        discount: { amount: percentOf('WELCOME15'), type: 'PERCENT', component: 'BASKET' },
      },
    ],
  },
  { name: 'summer-sale', status: 'ENDED', end: '2025-08-31T22:00:00.000Z', promotions: [] },
]

const COATS = ['women > clothing > coats', 'men > clothing > coats']

const percentOf = (code: string): number => (voucherOf(code)?.productBasisPoints ?? 0) / 100

/** Instant at which the next month begins: the demo's campaign is always running and always ends. */
const endOfMonth = (now: number): string => {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString()
}
