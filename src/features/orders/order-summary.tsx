import type { Order } from '../../../schemas/api/checkout.ts'
import { daysInWords, type Days } from '../../i18n/days-in-words.ts'
import { comesAtOnce, hasShipping, needsShipping } from '../../lib/needs-shipping.ts'
import { formatLocaleOf } from '../../i18n/format-locale.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { taxIncludedKey } from '../../i18n/tax-included-key.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { isolated } from '../../i18n/isolated.ts'
import { discountsOf } from '../../lib/discounts-of-order.ts'
import { optionNames } from '../../lib/option-names.ts'
import { useSite } from '../../site/site-context.tsx'
import { CustomisationTexts } from '../../ui/bag-line/customisation-texts.tsx'
import { LinePicture } from '../../ui/bag-line/line-picture.tsx'
import { StockNote } from '../../ui/stock-note/stock-note.tsx'
import { OrderParcels, OrderProgress } from './order-progress.tsx'
import { OrderTransfer } from './order-transfer.tsx'
import { OrderState } from './order-state.tsx'
import styles from './order-lookup.module.scss'

interface Props {
  readonly order: Order
  /** First and last day on which what is in stock may arrive; said beside each line where others come otherwise. */
  readonly arrival?: Days | undefined
}

/** One order: where it is, what is in it, and what it cost. */
export const OrderSummary = ({ order, arrival }: Props) => {
  const t = useTranslate()
  const { locale } = useSite()
  const isMixed = !order.items.every(comesAtOnce)
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
        <OrderProgress order={order} />
      </header>
      <OrderParcels order={order} />
      {order.transfer !== undefined && <OrderTransfer order={order} account={order.transfer} />}
      <ul aria-label={t('orders.items')} className={styles.items}>
        {order.items.map((item, index) => (
          <OrderItem key={index} item={item} order={order} arrival={isMixed ? arrival : undefined} />
        ))}
      </ul>
      <OrderTotals {...order} />
    </article>
  )
}

const OrderTotals = ({ summary, items, currency, refunded }: Pick<Order, 'summary' | 'items' | 'currency' | 'refunded'>) => {
  const t = useTranslate()
  const format = usePriceFormat(currency)
  const { totalItemCost, totalDiscount, deliveryCost, totalTax, totalCost } = summary
  const freeText = t(hasShipping(items) ? 'checkout.summary.free' : 'checkout.summary.notNeeded')
  const { site } = useSite()
  // An order may be of another country than the page.
  const country = currency === site.currency.code ? site.code : ''
  // Where prices include tax, it is no part of the sum.
  const isTaxIncluded = Math.abs(totalItemCost - totalDiscount + deliveryCost - totalCost) < 0.005
  const rows = [
    { key: 'orders.products', label: t('orders.products'), amount: totalItemCost, isShown: true },
    ...discountsOf(summary).map(({ name, code, amount }) => ({
      key: `discount-${code}`,
      label: name === undefined ? t('orders.discount') : t('orders.voucher', { name: isolated(name), code: isolated(code) }),
      amount: -amount,
      isShown: true,
    })),
    { key: 'orders.delivery', label: t('orders.delivery'), amount: deliveryCost, isShown: true },
    { key: 'orders.tax', label: t('orders.tax'), amount: totalTax, isShown: totalTax > 0 && !isTaxIncluded },
    { key: 'orders.total', label: t('orders.total'), amount: totalCost, isShown: true },
  ]
  return (
    <>
      <dl className={styles.totals}>
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ key, label, amount }) => (
            <div key={key} className={styles.total}>
              <dt>{label}</dt>
              <dd>{key === 'orders.delivery' && amount === 0 ? freeText : <bdi dir="ltr">{format(amount)}</bdi>}</dd>
            </div>
          ))}
      </dl>
      {refunded !== undefined && (
        <dl className={styles.totals}>
          <div className={styles.refunded}>
            <dt>{t('orders.refunded')}</dt>
            <dd>
              <bdi dir="ltr">{format(-refunded)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      {isTaxIncluded && totalTax > 0 && (
        <p className={styles.included}>{t(taxIncludedKey(country), { tax: isolated(format(totalTax)) })}</p>
      )}
    </>
  )
}

interface ItemProps extends Props {
  readonly item: Order['items'][number]
}

/** A line of an order. */
const OrderItem = ({ item, arrival, order: { currency, language, status } }: ItemProps) => {
  const t = useTranslate()
  const format = usePriceFormat(currency)
  const { site, locale } = useSite()
  const options = optionNames(item, site.product.oneSizeValues)
  return (
    <li className={styles.item}>
      <LinePicture line={item} width={320} height={400} sizes="96px" className={styles.thumbnail} />
      <div>
        <p className={styles.name}>
          <bdi lang={language}>{item.name}</bdi>
        </p>
        <p>
          <bdi>{item.brand}</bdi>
        </p>
        {options.length > 0 && (
          <p>
            <bdi lang={language}>{options.join(' · ')}</bdi>
          </p>
        )}
        <CustomisationTexts texts={item.customisation?.display.texts} />
        <p>{t('orders.quantity', { count: item.quantity })}</p>
        {item.availability === undefined
          ? arrival !== undefined &&
            needsShipping(item) && <p>{t('checkout.deliveryArrives', { dates: isolated(daysInWords(arrival, locale)) })}</p>
          : UNSENT.has(status) && <StockNote stock={{ ...item, stockStatus: item.availability }} />}
      </div>
      <bdi dir="ltr">{format(item.price * item.quantity)}</bdi>
    </li>
  )
}

/** Afterwards a parcel says it better. */
const UNSENT: ReadonlySet<Order['status']> = new Set(['placed', 'pendingPayment', 'processing'])
