import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { usePromotionText } from '../../src/features/campaigns/promotion-texts.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCartStore, useCart } from '../../src/features/cart/cart.provider.tsx'
import { hasShipping } from '../../src/lib/needs-shipping.ts'
import { VoucherList } from '../../src/features/cart/voucher-list.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { ExpressFromDrawer } from './express-from-drawer.tsx'
import { FreeShipping } from './free-shipping.tsx'
import styles from './cart-footer.module.scss'

/** The total, one sentence on delivery, and the links onward (MINI-03, MINI-06). */
export const CartFooter = ({ onContinue }: { readonly onContinue: () => void }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { onAnalytics } = useCartStore()
  const cart = useCart((state) => state.cart)
  const { freeShipThreshold } = useSite().terms
  const promotion = usePromotionText({ location: 'banner' })
  if (cart === undefined) return null
  const { totalItemCost, totalItemCount, totalDiscountProduct, totalCost } = cart.cartSummary
  const ships = hasShipping(cart.items)
  const proceed = (): void => {
    onAnalytics({ event: 'continueFromMiniCart', data: { itemCount: totalItemCount, total: totalCost, currency: cart.currency } })
    onContinue()
  }
  return (
    <div className={styles.footer}>
      {ships && freeShipThreshold === undefined && <p className={styles.note}>{t('cart.shippingNote')}</p>}
      {ships && freeShipThreshold !== undefined && <FreeShipping total={totalItemCost - totalDiscountProduct} />}
      {promotion !== '' && <p className={styles.note}>{promotion}</p>}
      {/* Delivery is not counted here, and so not what is off it. */}
      <VoucherList amountOf={({ amount, shippingAmount }) => amount - shippingAmount} />
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>{t('cart.subtotal')}</dt>
          <dd dir="ltr">{format(totalItemCost - totalDiscountProduct)}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <ButtonLink to="/checkout/basket" variant="secondary" size="large" fullWidth onFollow={onContinue}>
          {t('cart.toBag')}
        </ButtonLink>
        <ButtonLink to="/checkout/shipping" size="large" fullWidth onFollow={proceed}>
          {t('cart.proceed')}
        </ButtonLink>
      </div>
      <ExpressFromDrawer onContinue={onContinue} />
    </div>
  )
}
