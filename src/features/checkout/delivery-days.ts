import type { ShippingOption } from '../../../schemas/api/cart.ts'
import type { Translate } from '../../i18n/messages.ts'

/** How long a delivery takes, in words: `Today`, `3 working days`, `2–4 working days`. */
export const deliveryDays = (t: Translate, { min, max }: ShippingOption['delivery']): string => {
  if (max === 0) return t('checkout.deliveryToday')
  return t(min === max ? 'checkout.deliveryExactDays' : 'checkout.deliveryDays', { min, max })
}
