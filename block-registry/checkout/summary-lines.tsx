import type { CartItem } from '../../schemas/api/cart.ts'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { LinePicture } from './line-picture.tsx'
import { OptionNames } from './option-names.tsx'
import styles from './order-summary.module.scss'

/** The lines in short, for the steps after the bag. */
export const SummaryLines = ({ items }: { readonly items: readonly CartItem[] }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.lineItemId} className={styles.line}>
          <LinePicture line={item} />
          <div>
            <p className={styles.name}>{item.name}</p>
            <OptionNames line={item} />
            <p className={styles.quantity}>{t('checkout.quantity', { count: item.quantity })}</p>
          </div>
          <bdi dir="ltr">{format(item.price.sale * item.quantity)}</bdi>
        </li>
      ))}
    </ul>
  )
}
