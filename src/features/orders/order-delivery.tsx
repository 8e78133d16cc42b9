import type { Order } from '../../../schemas/api/checkout.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { countryName } from '../../lib/country-name.ts'
import { useSite } from '../../site/site-context.tsx'
import { AddressLines } from '../../ui/address-lines/address-lines.tsx'
import styles from './own-order.module.scss'

/** Where an order goes, how, and who pays for it. */
export const OrderDelivery = ({ order }: { readonly order: Order }) => {
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
                <AddressLines address={address} country={countryName(address.countryCode, locale)} />
              </address>
            </section>
          ),
      )}
      <section>
        <h3 className={styles.title}>{t('orders.delivery')}</h3>
        <p>{order.shippingName ?? order.shippingMethod}</p>
      </section>
    </div>
  )
}
