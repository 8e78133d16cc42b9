import { useTranslate } from '../../../i18n/use-translate.ts'
import { deliveryDays } from '../../../lib/delivery-days.ts'
import { useSite } from '../../../site/site-context.tsx'

/** How long delivery takes on this site, in the shopper's language. */
export const useDeliveryTime = (): string => {
  const t = useTranslate()
  const { timeToShip } = useSite().site.supportPages
  const days = deliveryDays(timeToShip)
  return days === undefined ? timeToShip : t('product.shipping.days', days)
}
