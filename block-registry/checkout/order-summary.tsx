import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { taxIncludedKey } from '../../src/i18n/tax-included-key.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { daysInWords } from '../../src/i18n/days-in-words.ts'
import { isolated } from '../../src/i18n/isolated.ts'
import { isDiscounted, shippingPriceOf } from '../../src/features/cart/cart-view.ts'
import { hasShipping, needsShipping } from '../../src/lib/needs-shipping.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import type { CheckoutStep } from '../../src/features/checkout/checkout-types.ts'
import { useSite } from '../../src/site/site-context.tsx'
import type { Cart, CartItem } from '../../schemas/api/cart.ts'
import { VoucherForm } from './voucher-form.tsx'
import { LinePicture } from '../../src/ui/bag-line/line-picture.tsx'
import { StockNote } from '../../src/ui/stock-note/stock-note.tsx'
import { OptionNames } from './option-names.tsx'
import styles from './order-summary.module.scss'

interface Props {
  readonly step: CheckoutStep
  /** A line that names the total, and opens. */
  readonly isFolded?: boolean
}

/** What the order costs, as the server computes it. Tax that is not known yet is shown as pending, not guessed (TRICKY-16). */
export const OrderSummary = ({ step, isFolded = false }: Props) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { site } = useSite()
  const { actor } = useCheckout()
  const cart = useSelector(actor, (snapshot) => snapshot.context.cart)
  if (cart === undefined) return null
  const { cartSummary } = cart
  const isTaxAdded = site.checkout.calculateTax
  // Where vouchers are entered, each is listed with what it takes off, and they are summed up here.
  const hasList = step === 'basket' || step === 'payment'
  const content = (
    <>
      {step !== 'basket' && <SummaryLines cart={cart} />}
      {hasList && <VoucherForm />}
      <dl className={styles.sums}>
        <Sum name={t('checkout.summary.items', { count: cartSummary.totalItemCount })}>{format(cartSummary.totalItemCost)}</Sum>
        {isDiscounted(cart) && !hasList && <Discounts cart={cart} />}
        {isDiscounted(cart) && hasList && (
          <Sum name={t('cart.discount')} isSaving>
            {format(-cartSummary.totalDiscount)}
          </Sum>
        )}
        <Sum name={t('checkout.summary.delivery')}>
          <DeliveryPrice cart={cart} />
        </Sum>
        {isTaxAdded && (
          <Sum name={t('checkout.summary.tax')}>{cart.taxCalculated ? format(cartSummary.totalTax) : t('checkout.summary.taxPending')}</Sum>
        )}
        <Sum name={t('checkout.summary.total')} isTotal>
          {format(cartSummary.totalCost)}
        </Sum>
      </dl>
      {!isTaxAdded && cartSummary.totalTax > 0 && (
        <p className={styles.note}>{t(taxIncludedKey(site.code), { tax: isolated(format(cartSummary.totalTax)) })}</p>
      )}
    </>
  )
  const title = t('checkout.summary.title')
  return (
    <section className={classNames(styles.summary, hasList && styles.withVouchers)} aria-labelledby="order-summary">
      {isFolded ? (
        <details>
          <summary className={styles.fold}>
            <span id="order-summary">{title}</span>
            <span className={styles.foldTotal}>
              <bdi>{format(cartSummary.totalCost)}</bdi>
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ) : (
        <div className={styles.content}>
          <h2 id="order-summary" className={styles.heading}>
            {title}
          </h2>
          {content}
        </div>
      )}
    </section>
  )
}

const DeliveryPrice = ({ cart }: { readonly cart: Cart }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { site } = useSite()
  if (!hasShipping(cart.items)) return t('checkout.summary.notNeeded')
  if (cart.shipping.selected === undefined) return t('checkout.summary.nextStep')
  const price = shippingPriceOf(cart, site.checkout.calculateTax)
  return price === 0 ? t('checkout.summary.free') : format(price)
}

/** What makes the order cheaper, a row each voucher. */
const Discounts = ({ cart: { cartSummary } }: { readonly cart: Cart }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return (cartSummary.vouchers ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ code, name, amount }) => (
      <Sum key={code} name={t('checkout.voucher.row', { name: isolated(name), code: isolated(code) })} isSaving>
        {format(-amount)}
      </Sum>
    ))
}

interface SumProps {
  readonly name: string
  readonly isTotal?: boolean
  readonly isSaving?: boolean
  readonly children: ReactNode
}

const Sum = ({ name, isTotal = false, isSaving = false, children }: SumProps) => (
  <div className={isTotal ? styles.total : styles.sum}>
    <dt>{name}</dt>
    <dd className={isSaving ? styles.saving : undefined}>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

/** The lines in short, for the steps after the bag, each with the day it ships or arrives. */
const SummaryLines = ({ cart: { items, shipping } }: { readonly cart: Cart }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { locale } = useSite()
  const isLong = items.length > FITTING
  const arrival = shipping.options.find(({ id }) => id === shipping.selected)?.arrival
  return (
    <ul
      className={classNames(styles.lines, isLong && styles.long)}
      aria-labelledby="order-summary"
      // Long orders scroll, so that sums and button stay in sight: by keys too.
      {...(isLong && { tabIndex: 0 })}
    >
      {items.map((item) => (
        <li key={item.lineItemId} className={styles.line}>
          <LinePicture line={item} sizes="96px" className={styles.picture} />
          <div>
            <p className={styles.name}>{item.name}</p>
            <OptionNames line={item} />
            {item.quantity > 1 && <p className={styles.quantity}>{t('checkout.quantity', { count: item.quantity })}</p>}
            {shipsLater(item) ? (
              <StockNote stock={{ ...item, stockStatus: item.availability }} />
            ) : (
              arrival !== undefined &&
              needsShipping(item) && (
                <p className={styles.quantity}>{t('checkout.deliveryArrives', { dates: isolated(daysInWords(arrival, locale)) })}</p>
              )
            )}
          </div>
          <bdi dir="ltr">{format(item.price.sale * item.quantity)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Lines that are in sight without scrolling on a laptop. */
const FITTING = 2

const shipsLater = ({ availability }: CartItem): boolean => availability === 'PREORDER' || availability === 'BACKORDER'
