import { and, inArray } from 'drizzle-orm'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Database } from '../../database/database.ts'
import { stock } from '../../database/schema/catalogue.ts'
import type { SiteScope } from '../http/request-scope.ts'
import type { OrderRow } from '../orders/to-order.ts'
import { deliveryDates, type DeliveryDates } from './delivery-dates.ts'

interface Input {
  readonly database: Database
  readonly site: SiteConfig
  readonly merchant: SiteScope['merchant']
  readonly order: OrderRow
}

/** First and last day on which an order may arrive, where the country has a calendar and no item ships later than the others. */
export const arrivalOfOrder = async ({ database, site, merchant, order }: Input): Promise<DeliveryDates | undefined> => {
  const calendar = merchant['delivery-calendars'].get(site.code)
  const offer = merchant.shipping.get(order.shippingMethod)
  if (calendar === undefined || offer === undefined) return undefined
  const skus = order.items.map(({ sku }) => sku)
  const later = await database
    .select({ sku: stock.sku })
    .from(stock)
    .where(and(inArray(stock.sku, skus), inArray(stock.state, ['PREORDER', 'BACKORDER'])))
    .limit(1)
  return later.length > 0 ? undefined : deliveryDates({ calendar, timeZone: site.timeZone, now: order.placedAt, offer })
}
