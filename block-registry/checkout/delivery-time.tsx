import type { ShippingOption } from '../../schemas/api/cart.ts'
import { deliveryDays } from '../../src/features/checkout/delivery-days.ts'
import { daysInWords } from '../../src/i18n/days-in-words.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { useSite } from '../../src/site/site-context.tsx'

/** When an option delivers: in so many working days, and on which dates where the country's calendar is known. */
export const DeliveryTime = ({ delivery, arrival }: Pick<ShippingOption, 'delivery' | 'arrival'>) => {
  const t = useTranslate()
  const { locale } = useSite()
  const days = deliveryDays(t, delivery)
  if (arrival === undefined) return days
  const dates = t('checkout.deliveryArrives', { dates: isolated(daysInWords(arrival, locale)) })
  // "Today" is wrong in the evening and on holidays; the date never is.
  return delivery.max === 0 ? dates : `${days} · ${dates}`
}
