import type { Address } from '../../../schemas/api/address.ts'
import type { Order } from '../../../schemas/api/checkout.ts'
import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import type { orders } from '../../database/schema/commerce.ts'
import { customisationOf } from '../cart/answer-cart.ts'
import type { CartRow } from '../cart/cart-record.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { SessionScope } from '../http/request-scope.ts'
import type { Secret } from '../../lib/secret.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { textIn } from '../merchant/merchant-data.ts'
import { toMajor } from '../money.ts'
import { defined } from '../../../src/lib/defined.ts'

/** What the buyer entered, beside the cart. */
export interface OrderDetails {
  /** One of the two is there: without anything to ship the second is enough. */
  readonly delivery: Address | undefined
  readonly billing: Address | undefined
  readonly email: string
  readonly phone: string
  readonly agreements: CartRow['agreements']
  readonly giftNote: string | null
}

interface SnapshotInput {
  readonly orderReference: string
  readonly priced: PricedCart
  readonly details: OrderDetails
  readonly scope: SessionScope
  /** Absent for the demo's orders. */
  readonly origin?: string
  readonly attribution?: string | undefined
  readonly now: number
  /** Signs the addresses of previews. */
  readonly secret: Secret
}

/** The order of a cart as it is this moment; the catalogue may change afterwards, the order does not. */
export const orderSnapshot = ({
  orderReference,
  priced,
  details,
  scope,
  origin,
  attribution,
  now,
  secret,
}: SnapshotInput): typeof orders.$inferInsert => ({
  orderReference,
  siteTag: scope.site.siteTag,
  clientTag: scope.site.clientTag,
  language: scope.language,
  accountId: scope.session.accountId,
  email: details.email.toLowerCase(),
  phone: details.phone,
  status: 'pendingPayment',
  isVisible: false,
  currency: scope.site.currency.code,
  items: itemsOf(priced, scope, secret),
  summary: { ...summaryOf(priced, scope), ...vouchersOf(priced, scope) },
  shippingMethod: priced.offer?.id ?? '',
  delivery: (priced.needsShipping ? details.delivery : undefined) ?? null,
  billing: details.billing ?? (priced.needsShipping ? null : (details.delivery ?? null)),
  agreements: details.agreements,
  // It goes with the parcel.
  giftNote: priced.needsShipping ? details.giftNote : null,
  origin: origin ?? null,
  attribution: attribution ?? null,
  placedAt: now,
})

const itemsOf = ({ lines }: PricedCart, { site, language }: SessionScope, secret: Secret): Order['items'] =>
  lines.map(({ line, variant }) => ({
    sku: line.sku,
    productId: variant.productId,
    name: variant.name,
    brand: variant.brand,
    quantity: line.quantity,
    price: toMajor(variant.price.sale, site),
    thumbnailUrl: variant.image ?? '',
    ...defined({ color: variant.color, size: variant.size, sizeType: variant.sizeType }),
    ...shipsLater(variant),
    ...(variant.needsShipping ? {} : { needsShipping: false }),
    ...customisationOf(line, variant, { site, language, secret }),
  }))

/** The date the buyer was told; the catalogue's may move afterwards. */
const shipsLater = ({ availability, shipDateStart, shipDateEnd }: CartVariant) =>
  availability === 'PREORDER' || availability === 'BACKORDER'
    ? {
        availability,
        ...defined({ shipDateStart, shipDateEnd }),
      }
    : {}

/** Where tax is added to prices, delivery is shown without it, so that the lines add up to the total. */
const summaryOf = (priced: PricedCart, { site, merchant }: SessionScope): Order['summary'] => ({
  totalItemCost: toMajor(priced.itemCost, site),
  totalDiscount: toMajor(priced.discountProduct + priced.discountShipping, site),
  deliveryCost: toMajor(site.checkout.calculateTax ? priced.deliveryNetCost : priced.deliveryCost, site),
  totalTax: toMajor(priced.tax, site),
  ...(priced.tax > 0 && { taxPercent: merchant['tax-rates'].get(site.code)?.percent ?? 0 }),
  totalCost: toMajor(priced.totalCost, site),
})

/** What each voucher took off, by the name it had: merchants may rename or end it afterwards. */
const vouchersOf = ({ vouchers }: PricedCart, { site, language }: SessionScope): Pick<Order['summary'], 'vouchers'> => {
  const counted = vouchers.filter(({ discountProduct, discountShipping }) => discountProduct + discountShipping > 0)
  if (counted.length === 0) return {}
  return {
    vouchers: counted.map(({ code, voucher, discountProduct, discountShipping }) => ({
      code,
      name: voucher === undefined ? code : textIn(voucher.name, localeTag(language, site.code)),
      amount: toMajor(discountProduct + discountShipping, site),
    })),
  }
}
