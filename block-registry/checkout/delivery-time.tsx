import type { ShippingOption } from '../../schemas/api/cart.ts'
import { deliveryDays } from '../../src/features/checkout/delivery-days.ts'
import { formatLocaleOf } from '../../src/i18n/format-locale.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'

/** When an option delivers: in so many working days, and on which dates where the country's calendar is known. */
export const DeliveryTime = ({ delivery, arrival }: Pick<ShippingOption, 'delivery' | 'arrival'>) => {
  const t = useTranslate()
  const { locale } = useSite()
  const days = deliveryDays(t, delivery)
  if (arrival === undefined) return days
  const dates = t('checkout.deliveryArrives', { dates: `\u2066${datesInWords(arrival, locale)}\u2069` })
  // "Today" is wrong in the evening and on holidays; the date never is.
  return delivery.max === 0 ? dates : `${days} · ${dates}`
}

/** `28–30 Dec`, with the weekdays: a shopper plans by them. Dates of a calendar have no time zone. */
const datesInWords = ({ from, to }: NonNullable<ShippingOption['arrival']>, locale: string): string =>
  new Intl.DateTimeFormat(formatLocaleOf(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  )
