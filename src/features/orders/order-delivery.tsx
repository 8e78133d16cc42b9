import type { Order } from '../../../schemas/api/checkout.ts'
import { daysInWords, type Days } from '../../i18n/days-in-words.ts'
import { comesAtOnce, hasShipping } from '../../lib/needs-shipping.ts'
import { Translation } from '../../i18n/translation.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { isolated } from '../../i18n/isolated.ts'
import { countryName } from '../../lib/country-name.ts'
import { useSite } from '../../site/site-context.tsx'
import { AddressLines } from '../../ui/address-lines/address-lines.tsx'
import styles from './own-order.module.scss'

interface Props {
  readonly order: Order
  /** First and last day on which what is in stock may arrive, where they are known. */
  readonly arrival?: Days | undefined
  readonly paymentMethod?: string | undefined
}

/** Where an order goes, how, with which words, and who pays for it. */
export const OrderDelivery = ({ order, arrival, paymentMethod }: Props) => {
  const t = useTranslate()
  const { locale } = useSite()
  const { DELIVERY: delivery, BILLING: billing } = order.addresses ?? {}
  const parts = [
    { key: 'orders.deliveryAddress', address: delivery },
    { key: 'orders.billingAddress', address: billing },
  ]
  return (
    <div className={styles.parts}>
      {parts.map(
        ({ key, address }) =>
          address !== undefined && (
            <section key={key}>
              <h3 className={styles.title}>{t(key)}</h3>
              <address className={styles.address}>
                <AddressLines address={address} regions={order.regionNames ?? {}} country={countryName(address.countryCode, locale)} />
              </address>
            </section>
          ),
      )}
      <section>
        <h3 className={styles.title}>{t('checkout.delivery')}</h3>
        <p>{hasShipping(order.items) ? (order.shippingName ?? order.shippingMethod) : t('checkout.summary.notNeeded')}</p>
        {/* Where an item comes otherwise, each line has its own days. */}
        {arrival !== undefined && order.items.every(comesAtOnce) && (
          <p>{t('checkout.deliveryArrives', { dates: isolated(daysInWords(arrival, locale)) })}</p>
        )}
      </section>
      {order.giftNote !== undefined && (
        <section>
          <h3 className={styles.title}>{t('orders.giftNote')}</h3>
          <p>
            <bdi>{order.giftNote}</bdi>
          </p>
        </section>
      )}
      {paymentMethod !== undefined && (
        <section>
          <h3 className={styles.title}>{t('checkout.method')}</h3>
          <p>
            <Translation id={`checkout.methods.${paymentMethod}`} />
          </p>
        </section>
      )}
    </div>
  )
}
