import { useTranslate } from '../../src/i18n/use-translate.ts'
import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { RemovedLine } from '../../src/features/bag/removed-line.tsx'
import { useBagEntries } from '../../src/features/bag/use-bag-entries.ts'
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

/** Lines, newest first, with what was taken out in its place, then unavailable ones; where none is left, the text of an empty bag. */
const CartContents = ({ onContinue }: { readonly onContinue: () => void }) => {
  const t = useTranslate()
  const cart = useCart((state) => state.cart)
  const isLoading = useCart((state) => !state.hasLoadedCartContents && state.pending.length > 0)
  const { entries, remove, undo, list } = useBagEntries(cart?.items ?? [])
  if (isLoading) return <p role="status">{t('cart.loading')}</p>
  const unavailable = cart?.unavailableItems ?? []
  return (
    <>
      {entries.length + unavailable.length > 0 && (
        <ul ref={list} className={styles.lines}>
          {entries.map((entry) =>
            entry.kind === 'line' ? (
              <CartLine key={entry.line.lineItemId} line={entry.line} onFollow={onContinue} onLeave={remove} />
            ) : (
              <li key={`gone-${entry.removal.line.lineItemId}`}>
                <RemovedLine removal={entry.removal} onUndo={undo} />
              </li>
            ),
          )}
          {unavailable.map((line) => (
            <UnavailableLine key={line.lineItemId} line={line} />
          ))}
        </ul>
      )}
      {(cart?.items.length ?? 0) + unavailable.length === 0 && <EmptyCart onContinue={onContinue} />}
    </>
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
