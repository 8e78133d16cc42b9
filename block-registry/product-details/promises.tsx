import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { useDelivery } from '../../src/features/product/shipping-facts/use-delivery.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import styles from './promises.module.scss'

/** What a shopper asks last before buying, as far as the merchant says: when it comes, from when for nothing, and whether it can go back. */
export const Promises = () => {
  const t = useTranslate()
  const { product } = useProductScope()
  const { stock } = useOptionSelection().view
  const { arrival, isSentence, free } = useDelivery(stock?.stockStatus, product)
  const { returns } = useSite().terms
  const delivery = [
    arrival !== undefined && (isSentence ? arrival : t('product.promise.delivery', { time: arrival })),
    free !== undefined && t('product.promise.free', { price: isolated(free) }),
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
