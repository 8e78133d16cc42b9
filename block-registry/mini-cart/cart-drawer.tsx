import { useTranslate } from '../../src/i18n/use-translate.ts'
import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { Drawer } from '../../src/ui/drawer/drawer.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { CartFooter } from './cart-footer.tsx'
import { CartLine } from './cart-line.tsx'
import { UnavailableLine } from './unavailable-line.tsx'
import styles from './cart-contents.module.scss'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The bag's contents in a drawer beside the page. */
export const CartDrawer = ({ isOpen, onClose }: Props) => {
  const t = useTranslate()
  const count = useCart(itemCountOf)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={count === 0 ? t('cart.title') : t('cart.titleCount', { count })}
      width="380px"
      footer={count > 0 ? <CartFooter onContinue={onClose} /> : undefined}
    >
      <CartContents onContinue={onClose} />
    </Drawer>
  )
}

/** Lines, newest first, then unavailable ones; or the text of an empty bag. */
const CartContents = ({ onContinue }: { readonly onContinue: () => void }) => {
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
