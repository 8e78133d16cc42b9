import { orders } from '../../server/database/schema/commerce.ts'
import type { Runtime } from '../../server/runtime.ts'
import { variantsOf } from '../../server/commerce/cart/answer-cart.ts'
import type { CartLine, CartRow } from '../../server/commerce/cart/cart-record.ts'
import { toIsoMinor } from '../../server/commerce/money.ts'
import { priceCart } from '../../server/commerce/cart/price-cart.ts'
import { readMerchantData } from '../../server/commerce/merchant/merchant-store.ts'
import { orderSnapshot } from '../../server/commerce/checkout/order-snapshot.ts'
import type { SessionScope } from '../../server/commerce/http/request-scope.ts'
import { demoOrders, type DemoOrder } from './demo-orders.ts'

const DAY_MS = 86_400_000

/** Adds missing demo orders, priced by the current catalogue. Orders of countries without a site are left out. */
export const seedOrders = async (runtime: Runtime): Promise<void> => {
  // Not the copy in memory, which may be older than the documents a first start has just put in.
  const merchant = await readMerchantData(runtime.database, runtime.log)
  for (const order of demoOrders) {
    const site = runtime.sites.find(({ code, clientTag }) => code === order.country && clientTag === 'ald')
    if (site === undefined) continue
    const now = runtime.clock.now() - order.placedDaysAgo * DAY_MS
    const scope: SessionScope = { site, merchant, now, language: order.language, session: sessionOf(order, site.siteTag) }
    const lines = order.lines.map((line, index) => lineOf(order, line, index))
    // Stock is ignored: the ordered pieces were available at that time.
    const variants = new Map(
      [...(await variantsOf(runtime.database, lines, scope))].map(([sku, variant]) => [
        sku,
        { ...variant, availability: 'AVAILABLE' as const, stockQty: 99 },
      ]),
    )
    const priced = priceCart({ cart: cartOf(order, now), lines }, variants, scope)
    const details = {
      delivery: order.delivery,
      billing: order.delivery,
      email: order.email,
      phone: order.phone,
      agreements: { termsAndConditions: true },
      giftNote: null,
    }
    const row = {
      ...orderSnapshot({ orderReference: order.orderReference, priced, details, scope, now, secret: runtime.config.ORDER_HASH_SECRET }),
      status: order.status,
      isVisible: true,
      ...afterOrder(order, { now, total: toIsoMinor(priced.totalCost, site) }),
    }
    await runtime.database.insert(orders).values(row).onConflictDoNothing()
  }
}

/** What became of it since: a parcel two days after it was placed, which arrived two days later, or the buyer's change of mind. */
const afterOrder = (
  { orderReference, country, status, lines, shippedPieces, refundedPart = 0 }: DemoOrder,
  { now, total }: { readonly now: number; readonly total: number },
): Partial<typeof orders.$inferInsert> => ({
  ...(SHIPPED.has(status)
    ? {
        shipments: [
          {
            id: orderReference,
            shippedAt: now + 2 * DAY_MS,
            carrier: country === 'US' ? 'Coastline Post' : 'Parcel Post',
            trackingNumber: `${country}${orderReference.slice(2)}00`,
            trackingUrl: `https://tracking.example/${orderReference}`,
            lines: lines.map(({ quantity }, item) => ({ item, quantity: item === 0 ? (shippedPieces ?? quantity) : quantity })),
          },
        ],
      }
    : {}),
  ...(status === 'delivered' || status === 'returned' ? { deliveredAt: now + 4 * DAY_MS } : {}),
  ...(status === 'cancelled' ? { cancelledAt: now + DAY_MS / 2 } : {}),
  refunded: Math.round(total * refundedPart),
})

const SHIPPED: ReadonlySet<DemoOrder['status']> = new Set(['partiallyShipped', 'shipped', 'delivered', 'returned'])

const sessionOf = ({ accountId, email, language }: DemoOrder, siteTag: string): SessionScope['session'] => ({
  idHash: '',
  kind: 'guest',
  siteTag,
  language,
  ownerKey: '',
  accountId: accountId ?? null,
  email,
  createdAt: 0,
  expiresAt: 0,
})

const lineOf = ({ orderReference }: DemoOrder, line: DemoOrder['lines'][number], position: number): CartLine => ({
  ...line,
  id: `${orderReference}-${position}`,
  position,
  cartId: orderReference,
  customisationKey: '',
  customisation: null,
})

const cartOf = ({ orderReference, delivery }: DemoOrder, now: number): CartRow => ({
  id: orderReference,
  publicId: orderReference,
  ownerKey: '',
  siteTag: '',
  status: 'ordered',
  revision: 1,
  delivery,
  billing: delivery,
  consumer: {},
  agreements: {},
  shippingMethod: 'standard',
  voucherCode: null,
  giftNote: null,
  taxState: 'CALCULATED',
  taxReadsLeft: null,
  createdAt: now,
  updatedAt: now,
})
