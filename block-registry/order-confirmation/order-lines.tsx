import type { Order } from '../../schemas/api/checkout.ts'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './order-confirmation.module.scss'

/** What was bought, in short. */
export const OrderLines = ({ order }: { readonly order: Order }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return (
    <ul className={styles.lines}>
      {order.items.map((item) => (
        <li key={item.sku} className={styles.line}>
          <span>
            {item.name}{' '}
            <span className={styles.muted}>{[item.color, item.size, item.sizeType].filter((name) => name !== undefined).join(' · ')}</span>
          </span>
          <span className={styles.muted}>{t('checkout.quantity', { count: item.quantity })}</span>
          <bdi dir="ltr">{format(item.price * item.quantity)}</bdi>
        </li>
      ))}
      <li className={styles.total}>
        <span>{t('checkout.summary.total')}</span>
        <bdi dir="ltr">{format(order.summary.totalCost)}</bdi>
      </li>
    </ul>
  )
}
