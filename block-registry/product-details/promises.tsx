import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { useDeliveryTime } from '../../src/features/product/shipping-facts/use-delivery-time.ts'
import styles from './promises.module.scss'

/** What a shopper asks last before buying: when it comes, what that costs, and whether it can go back. */
export const Promises = () => {
  const t = useTranslate()
  const format = usePriceFormat()
  const time = useDeliveryTime()
  const { freeShipThreshold, returns } = useSite().site
  const { product } = useProductScope()
  const price = `\u2066${format(freeShipThreshold)}\u2069`
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Icon name="truck" />
        {t('product.promise.delivery', { time, price })}
      </li>
      <li className={styles.promise}>
        <Icon name="return" />
        {product.isFinalSale ? t('product.shipping.finalSale') : t('product.promise.returns', { days: returns.window })}
      </li>
    </ul>
  )
}
