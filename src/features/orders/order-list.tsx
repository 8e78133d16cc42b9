import type { Order } from '../../../schemas/api/checkout.ts'
import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderState } from './order-state.tsx'
import styles from './order-list.module.scss'

/** Pictures an order shows before it counts the rest. */
const PICTURES = 4

/** Orders one below the other, each a link to its details. */
export const OrderList = ({ orders }: { readonly orders: readonly Order[] }) => (
  <ul className={styles.orders}>
    {orders.map((order) => (
      <li key={order.orderReference}>
        <OrderCard order={order} />
      </li>
    ))}
  </ul>
)

/** An order in short: what is in it, where it is, and the way to all of it. */
export const OrderCard = ({ order }: { readonly order: Order }) => {
  const t = useTranslate()
  const { locale } = useSite()
  const format = usePriceFormat(order.currency)
  const date = new Intl.DateTimeFormat(formatLocaleOf(locale), { dateStyle: 'medium' }).format(order.placedAt)
  const pieces = order.items.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <article className={styles.order}>
      <ul className={styles.pictures} aria-label={t('orders.items')}>
        {order.items.slice(0, PICTURES).map((item, index) => (
          <li key={index}>
            <Picture
              src={item.customisation?.display.previewImage?.thumbnail ?? item.thumbnailUrl}
              width={320}
              height={427}
              alt={item.name}
              aspect="var(--aspect-product)"
              sizes="96px"
              className={styles.picture}
            />
          </li>
        ))}
        {order.items.length > PICTURES && <li className={styles.rest}>+{order.items.length - PICTURES}</li>}
      </ul>
      <div className={styles.facts}>
        <OrderState status={order.status} />
        <h2 className={styles.reference}>
          <Link to={`/orders/${order.orderReference}`} className={styles.link}>
            {t('orders.reference')} <bdi dir="ltr">{order.orderReference}</bdi>
          </Link>
        </h2>
        <p className={styles.about}>
          {t('orders.placedOn', { date: `\u2068${date}\u2069` })} · <bdi>{t('orders.pieces', { count: pieces })}</bdi> ·{' '}
          <bdi dir="ltr">{format(order.summary.totalCost)}</bdi>
        </p>
        <OrderProgress order={order} isShort className={styles.about} />
        {order.refunded !== undefined && (
          <p className={styles.about}>
            {t('orders.refunded')} <bdi dir="ltr">{format(order.refunded)}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}
