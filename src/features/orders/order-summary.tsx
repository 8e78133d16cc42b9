import type { Order } from '../../../schemas/api/checkout.ts'
import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderState } from './order-state.tsx'
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
          <OrderState status={order.status} />
        </p>
        <p>{t('orders.placedOn', { date })}</p>
      </header>
      <ul aria-label={t('orders.items')} className={styles.items}>
        {order.items.map((item) => (
          <OrderItem key={item.sku} item={item} currency={order.currency} />
        ))}
      </ul>
      <OrderTotals summary={order.summary} currency={order.currency} />
    </article>
  )
}

const OrderTotals = ({ summary, currency }: Pick<Order, 'summary' | 'currency'>) => {
  const t = useTranslate()
  const format = usePriceFormat(currency)
  const { totalItemCost, totalDiscount, deliveryCost, totalTax, totalCost } = summary
  // Where prices include tax, it is no part of the sum.
  const isTaxIncluded = Math.abs(totalItemCost - totalDiscount + deliveryCost - totalCost) < 0.005
  const rows = [
    { key: 'orders.products', amount: totalItemCost, isShown: true },
    { key: 'orders.discount', amount: -totalDiscount, isShown: totalDiscount > 0 },
    { key: 'orders.delivery', amount: deliveryCost, isShown: true },
    { key: 'orders.tax', amount: totalTax, isShown: totalTax > 0 && !isTaxIncluded },
    { key: 'orders.total', amount: totalCost, isShown: true },
  ]
  return (
    <>
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
      {isTaxIncluded && totalTax > 0 && (
        <p className={styles.included}>{t('checkout.summary.taxIncluded', { tax: `\u2066${format(totalTax)}\u2069` })}</p>
      )}
    </>
  )
}
