import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'

/** How long delivery takes on this site, in the shopper's language; undefined where its merchant does not say. */
export const useDeliveryTime = (): string | undefined => {
  const t = useTranslate()
  const { timeToShip } = useSite().terms
  return timeToShip && t(timeToShip.min === timeToShip.max ? 'product.shipping.exactDays' : 'product.shipping.days', timeToShip)
}
