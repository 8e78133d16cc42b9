import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { CartLine } from './cart-line.tsx'
import { UnavailableLine } from './unavailable-line.tsx'
import styles from './cart-contents.module.scss'

/** Lines, newest first, then unavailable ones; or the text of an empty bag. */
export const CartContents = ({ onContinue }: { readonly onContinue: () => void }) => {
  const t = useTranslate()
  const cart = useCart((state) => state.cart)
  const isLoading = useCart((state) => !state.hasLoadedCartContents && state.pending.length > 0)
  if (isLoading) return <p role="status">{t('cart.loading')}</p>
  if (cart === undefined || cart.items.length + cart.unavailableItems.length === 0) return <EmptyCart onContinue={onContinue} />
  return (
    <ul className={styles.lines}>
      {cart.items.map((line) => (
        <CartLine key={line.lineItemId} line={line} onFollow={onContinue} />
      ))}
      {cart.unavailableItems.map((line) => (
        <UnavailableLine key={line.lineItemId} line={line} />
      ))}
    </ul>
  )
}

const EmptyCart = ({ onContinue }: { readonly onContinue: () => void }) => {
  const t = useTranslate()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('cart.empty')}</p>
      <p className={styles.emptyText}>{t('cart.emptyText')}</p>
      <ButtonLink to="/" variant="secondary" onFollow={onContinue}>
        {t('cart.continue')}
      </ButtonLink>
    </div>
  )
}
