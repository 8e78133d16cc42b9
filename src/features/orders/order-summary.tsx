import type { Order } from '../../../schemas/api/checkout.ts'
import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { Translation } from '../../i18n/translation.tsx'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { OrderItem } from './order-item.tsx'
import styles from './order-lookup.module.scss'

/** One order: where it is, what is in it, and what it cost. */
export const OrderSummary = ({ order }: { readonly order: Order }) => {
  const t = useTranslate()
  const { locale } = useSite()
  const date = new Intl.DateTimeFormat(formatLocaleOf(locale), { dateStyle: 'long' }).format(order.placedAt)
  return (
    <article className={styles.order}>
      <header>
        <h2 className={styles.reference}>
          {t('orders.reference')} <bdi dir="ltr">{order.orderReference}</bdi>
        </h2>
        <p className={styles.status}>
          <Translation id={`orders.status.${order.status}`} />
        </p>
        <p>{t('orders.placedOn', { date })}</p>
      </header>
      <ul aria-label={t('orders.items')} className={styles.items}>
        {order.items.map((item) => (
          <OrderItem key={item.sku} item={item} />
        ))}
      </ul>
      <OrderTotals summary={order.summary} />
    </article>
  )
}

const OrderTotals = ({ summary }: { readonly summary: Order['summary'] }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const rows = [
    { key: 'orders.products', amount: summary.totalItemCost, isShown: true },
    { key: 'orders.discount', amount: -summary.totalDiscount, isShown: summary.totalDiscount > 0 },
    { key: 'orders.delivery', amount: summary.deliveryCost, isShown: true },
    { key: 'orders.tax', amount: summary.totalTax, isShown: summary.totalTax > 0 },
    { key: 'orders.total', amount: summary.totalCost, isShown: true },
  ]
  return (
    <dl className={styles.totals}>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, amount }) => (
          <div key={key} className={styles.total}>
            <dt>{t(key)}</dt>
            <dd>
              <bdi dir="ltr">{format(amount)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
