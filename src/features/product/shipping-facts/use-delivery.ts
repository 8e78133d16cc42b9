import type { Product, StockStatus } from '../../../../schemas/api/product.ts'
import { formatAmount } from '../../../i18n/format-price.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { deliveryPromise } from '../../../lib/delivery-promise.ts'
import { useSite } from '../../../site/site-context.tsx'

interface DeliveryTexts {
  /** When it arrives: a time alone, or a whole sentence. */
  readonly arrival: string | undefined
  readonly isSentence: boolean
  /** From what price on delivery is free. */
  readonly free: string | undefined
}

/** What is promised on this site of the delivery of a thing, in the shopper's language. */
export const useDelivery = (
  stockStatus: StockStatus | undefined,
  { isOversize, needsShipping }: Pick<Product, 'isOversize' | 'needsShipping'>,
): DeliveryTexts => {
  const t = useTranslate()
  const { site, locale, terms } = useSite()
  const { arrival, days, freeFrom } = deliveryPromise({ stockStatus, isOversize, needsShipping: needsShipping !== false, terms })
  const time = days === undefined ? '' : t(days.min === days.max ? 'product.shipping.exactDays' : 'product.shipping.days', days)
  const isSentence = arrival !== 'days'
  return {
    arrival: arrival === undefined ? undefined : isSentence ? t(`product.promise.${arrival}`, { time }) : time,
    isSentence,
    free: freeFrom === undefined ? undefined : formatAmount(freeFrom, site, locale),
  }
}
