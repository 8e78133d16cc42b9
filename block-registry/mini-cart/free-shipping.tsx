import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { useSite } from '../../src/site/site-context.tsx'
import styles from './free-shipping.module.scss'

/** The amount missing for free delivery, as text and progress bar; nothing where no total makes it free. `total` in major units. */
export const FreeShipping = ({ total }: { readonly total: number }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { freeShipThreshold } = useSite().terms
  if (freeShipThreshold === undefined) return null
  const missing = freeShipThreshold - total
  return (
    <div className={styles.free}>
      <p>{missing > 0 ? t('cart.freeFrom', { price: isolated(format(missing)) }) : t('cart.freeReached')}</p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ inlineSize: `${Math.min(100, (total / freeShipThreshold) * 100)}%` }} />
      </span>
    </div>
  )
}
