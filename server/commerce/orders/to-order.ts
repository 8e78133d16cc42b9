import { localeTag } from '../../../src/site/locale-tag.ts'
import type { Address } from '../../../schemas/api/address.ts'
import type { Order } from '../../../schemas/api/checkout.ts'
import type { orders } from '../../database/schema/commerce.ts'
import { regionNamesOf } from '../forms/region-names.ts'
import { renewedAddress } from '../customisation/preview-address.ts'
import type { Secret } from '../../lib/secret.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { textIn } from '../merchant/merchant-data.ts'
import { isoToMajor } from '../money.ts'

export type OrderRow = typeof orders.$inferSelect

type Scope = Pick<SiteScope, 'merchant' | 'site' | 'language'> & { readonly secret: Secret }

/** An order as answered to whoever may see all of it. */
export const toOrder =
  (scope: Scope) =>
  (row: OrderRow): Order => ({
    ...toPublicOrder(scope, row),
    ...(row.giftNote === null ? {} : { giftNote: row.giftNote }),
    addresses: { ...(row.billing === null ? {} : { BILLING: row.billing }), ...(row.delivery === null ? {} : { DELIVERY: row.delivery }) },
    regionNames: { ...namesIn(row.billing, scope.language), ...namesIn(row.delivery, scope.language) },
  })

const namesIn = (address: Address | null, language: string) => (address === null ? {} : regionNamesOf(address, language))

/** The same without addresses and what was written to somebody, for a lookup without an account. */
export const toPublicOrder = ({ merchant, site, language, secret }: Scope, row: OrderRow): Order => {
  const { orderReference, language: written, status, placedAt, currency, items, summary, shippingMethod } = row
  const offer = merchant.shipping.get(shippingMethod)
  return {
    ...afterOrder(row),
    orderReference,
    language: written,
    status,
    placedAt,
    currency,
    items: items.map((item) => withPicture(item, secret)),
    summary,
    shippingMethod,
    ...(offer === undefined ? {} : { shippingName: textIn(offer.name, localeTag(language, site.code)) }),
  }
}

const withPicture = (item: Order['items'][number], secret: Secret): Order['items'][number] => {
  const { customisation } = item
  const picture = customisation?.display.previewImage
  if (customisation === undefined || picture === undefined) return item
  const display = { ...customisation.display, previewImage: { thumbnail: renewedAddress(picture.thumbnail, secret) } }
  return { ...item, customisation: { ...customisation, display } }
}

/** What has become of an order since. */
const afterOrder = ({ shipments, deliveredAt, cancelledAt, refunded, currency }: OrderRow) => ({
  ...(shipments.length === 0 ? {} : { shipments }),
  ...(deliveredAt === null ? {} : { deliveredAt }),
  ...(cancelledAt === null ? {} : { cancelledAt }),
  ...(refunded === 0 ? {} : { refunded: isoToMajor(refunded, currency) }),
})
