import { localeTag } from '../../../src/site/locale-tag.ts'
import type { Address } from '../../../schemas/api/address.ts'
import type { Order } from '../../../schemas/api/checkout.ts'
import type { orders } from '../../database/schema/commerce.ts'
import { regionNamesOf } from '../forms/region-names.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { textIn } from '../merchant/merchant-data.ts'

export type OrderRow = typeof orders.$inferSelect

type Scope = Pick<SiteScope, 'merchant' | 'site' | 'language'>

/** An order as answered to whoever may see all of it. */
export const toOrder =
  (scope: Scope) =>
  (row: OrderRow): Order => ({
    ...toPublicOrder(scope)(row),
    ...(row.giftNote === null ? {} : { giftNote: row.giftNote }),
    addresses: { ...(row.billing === null ? {} : { BILLING: row.billing }), ...(row.delivery === null ? {} : { DELIVERY: row.delivery }) },
    regionNames: { ...namesIn(row.billing, scope.language), ...namesIn(row.delivery, scope.language) },
  })

const namesIn = (address: Address | null, language: string) => (address === null ? {} : regionNamesOf(address, language))

/** The same without addresses and what was written to somebody, for a lookup without an account. */
export const toPublicOrder =
  ({ merchant, site, language }: Scope) =>
  ({ orderReference, language: written, status, placedAt, currency, items, summary, shippingMethod }: OrderRow): Order => {
    const offer = merchant.shipping.get(shippingMethod)
    return {
      orderReference,
      language: written,
      status,
      placedAt,
      currency,
      items,
      summary,
      shippingMethod,
      ...(offer === undefined ? {} : { shippingName: textIn(offer.name, localeTag(language, site.code)) }),
    }
  }
