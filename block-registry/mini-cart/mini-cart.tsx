import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCartStore, useCart } from '../../src/features/cart/cart.provider.tsx'
import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { useLateDialog } from '../../src/ui/dialog/use-late-dialog.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import type { BlockViewProps } from '../block.ts'
import { useOpenOnAdd } from './use-open-on-add.ts'
import styles from './mini-cart.module.scss'

/** The drawer's code is loaded on intent. */
const loadDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer

/**
 * The bag in the header: its count, and a drawer with what is in it. Before JavaScript, and where none runs, it is a
 * link to the basket. The server renders it without contents.
 */
export const MiniCart = ({ props: { label } }: BlockViewProps<'mini-cart'>) => {
  const t = useTranslate()
  const { href } = useSite()
  const { onAnalytics } = useCartStore()
  const count = useCart(itemCountOf)
  const drawer = useLateDialog(loadDrawer)
  const basket = href('/checkout/basket')
  // It was not opened by a click: without its code it stays closed, and the count is enough.
  useOpenOnAdd({ open: () => drawer.open(() => undefined), prepare: drawer.prepare })
  const name = label === '' ? t('cart.label') : label
  return (
    <>
      <a
        href={basket}
        className={styles.tool}
        aria-label={t('cart.open', { count, name })}
        aria-haspopup="dialog"
        title={name}
        data-full-load
        onPointerEnter={drawer.prepare}
        onFocus={drawer.prepare}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onAnalytics({ event: 'clickCart', data: { itemCount: count } })
          drawer.open(() => window.location.assign(basket))
        }}
      >
        <Icon name="bag" size="2.4rem" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        )}
      </a>
      {drawer.View !== undefined && <drawer.View isOpen={drawer.isOpen} onClose={drawer.close} />}
    </>
  )
}
