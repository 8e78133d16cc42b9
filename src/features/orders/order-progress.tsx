import type { Order } from '../../../schemas/api/checkout.ts'
import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { isolated } from '../../i18n/isolated.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../site/site-context.tsx'
import styles from './order-lookup.module.scss'

interface Props {
  readonly order: Order
  /** Says the latest only. */
  readonly isShort?: boolean
  readonly className?: string | undefined
}

/** When an order left, arrived or was cancelled. */
export const OrderProgress = ({ order: { shipments = [], deliveredAt, cancelledAt }, isShort = false, className }: Props) => {
  const t = useTranslate()
  const dateOf = useDate()
  const steps = [
    { key: 'orders.shippedOn', at: shipments.at(-1)?.shippedAt },
    { key: 'orders.deliveredOn', at: deliveredAt },
    { key: 'orders.cancelledOn', at: cancelledAt },
  ].flatMap(({ key, at }) => (at === undefined ? [] : [{ key, date: dateOf(at) }]))
  return (isShort ? steps.slice(-1) : steps).map(({ key, date }) => (
    <p key={key} className={className}>
      {t(key, { date })}
    </p>
  ))
}

/** Parcels of an order, each with the way to follow it at its carrier. */
export const OrderParcels = ({ order: { shipments = [], items, language } }: Pick<Props, 'order'>) => {
  const t = useTranslate()
  const dateOf = useDate()
  if (shipments.length === 0) return null
  return (
    <section className={styles.parcels}>
      <h3 className={styles.name}>{t('orders.parcels', { count: shipments.length })}</h3>
      <ul className={styles.parcelList}>
        {shipments.map(({ id, shippedAt, carrier, trackingNumber, trackingUrl, lines }) => (
          <li key={id} className={styles.parcel}>
            <p>{t('orders.shippedOn', { date: dateOf(shippedAt) })}</p>
            <dl className={styles.facts}>
              <dt>{t('orders.carrier')}</dt>
              <dd>
                <bdi>{carrier}</bdi>
              </dd>
              <dt>{t('orders.trackingNumber')}</dt>
              <dd>
                <bdi dir="ltr">{trackingNumber}</bdi>
              </dd>
              {shipments.length > 1 && (
                <>
                  <dt>{t('orders.items')}</dt>
                  <dd>
                    {lines.map(({ item, quantity }) => (
                      <span key={item} className={styles.piece}>
                        <bdi lang={language}>{items[item]?.name}</bdi> × {quantity}
                      </span>
                    ))}
                  </dd>
                </>
              )}
            </dl>
            {trackingUrl !== undefined && (
              <a href={trackingUrl} target="_blank" rel="noopener noreferrer" className={styles.track}>
                {t('orders.trackParcel')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A day in the formats of the page, as a unit of its own beside other directions. */
const useDate = (): ((time: number) => string) => {
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(formatLocaleOf(locale), { dateStyle: 'long' })
  return (time) => isolated(format.format(time))
}
