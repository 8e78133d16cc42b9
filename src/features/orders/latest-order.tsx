import { useTranslate } from '../../i18n/use-translate.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { OrderCard } from './order-list.tsx'
import { useOrderHistory } from './use-order-history.ts'
import styles from './order-list.module.scss'

/** The newest order with what can be done about it next; nothing where there is none, or it cannot be read: the menu leads to all orders. */
export const LatestOrder = () => {
  const t = useTranslate()
  const { orders, state } = useOrderHistory()
  const [order] = orders
  // Its room is there before it: what stands below does not move.
  if (order === undefined) return state === 'loading' ? <div className={styles.latest} aria-busy="true" /> : null
  const tracked = order.deliveredAt === undefined ? order.shipments?.findLast(({ trackingUrl }) => trackingUrl !== undefined) : undefined
  return (
    <section className={styles.latest} aria-labelledby="latest-order">
      <h2 id="latest-order" className={styles.latestTitle}>
        {t('orders.latest')}
      </h2>
      <OrderCard order={order} />
      <p className={styles.next}>
        {tracked?.trackingUrl !== undefined && (
          <ButtonLink to={tracked.trackingUrl} newWindow>
            {t('orders.trackParcel')}
          </ButtonLink>
        )}
        <ButtonLink to={`/orders/${order.orderReference}`} variant={tracked === undefined ? 'primary' : 'secondary'}>
          {t('orders.open')}
        </ButtonLink>
        <ButtonLink to="/orders" variant="text">
          {t('orders.viewAll')}
        </ButtonLink>
      </p>
    </section>
  )
}
