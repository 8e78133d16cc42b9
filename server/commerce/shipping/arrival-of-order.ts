import { comesAtOnce } from '../../../src/lib/needs-shipping.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { SiteScope } from '../http/request-scope.ts'
import type { OrderRow } from '../orders/to-order.ts'
import { deliveryDates, type DeliveryDates } from './delivery-dates.ts'

interface Input {
  readonly site: SiteConfig
  readonly merchant: SiteScope['merchant']
  readonly order: OrderRow
}

/** First and last day on which what is in stock of an order may arrive, where the country has a calendar; none where nothing of it does. */
export const arrivalOfOrder = ({ site, merchant, order }: Input): DeliveryDates | undefined => {
  const calendar = merchant['delivery-calendars'].get(site.code)
  const offer = merchant.shipping.get(order.shippingMethod)
  if (calendar === undefined || offer === undefined || !order.items.some(comesAtOnce)) return undefined
  return deliveryDates({ calendar, timeZone: site.timeZone, now: order.placedAt, offer })
}
