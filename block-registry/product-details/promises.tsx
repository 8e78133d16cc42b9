import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { useDeliveryTime } from '../../src/features/product/shipping-facts/use-delivery-time.ts'
import styles from './promises.module.scss'

/** What a shopper asks last before buying, as far as the merchant says: when it comes, from when for nothing, and whether it can go back. */
export const Promises = () => {
  const t = useTranslate()
  const format = usePriceFormat()
  const time = useDeliveryTime()
  const { freeShipThreshold, returns } = useSite().terms
  const { product } = useProductScope()
  const delivery = [
    time !== undefined && t('product.promise.delivery', { time }),
    freeShipThreshold !== undefined && t('product.promise.free', { price: `\u2066${format(freeShipThreshold)}\u2069` }),
  ].filter(Boolean)
  const way = product.isFinalSale
    ? t('product.shipping.finalSale')
    : returns !== undefined && t('product.promise.returns', { days: returns.window })
  if (delivery.length === 0 && way === false) return null
  return (
    <ul className={styles.promises}>
      {delivery.length > 0 && (
        <li className={styles.promise}>
          <Icon name="truck" />
          {delivery.join(' · ')}
        </li>
      )}
      {way !== false && (
        <li className={styles.promise}>
          <Icon name="return" />
          {way}
        </li>
      )}
    </ul>
  )
}
