import type { ShippingOption } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'

/** When an option delivers: today, or in so many working days. */
export const DeliveryTime = ({ delivery: { min, max } }: Pick<ShippingOption, 'delivery'>) => {
  const t = useTranslate()
  return max === 0 ? t('checkout.deliveryToday') : t('checkout.deliveryDays', { min, max })
}
