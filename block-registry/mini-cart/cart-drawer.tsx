import { useTranslate } from '../../src/i18n/use-translate.ts'
import { itemCountOf } from '../../src/features/cart/cart-view.ts'
import { useCart } from '../../src/features/cart/cart.provider.tsx'
import { Drawer } from '../../src/ui/drawer/drawer.tsx'
import { CartContents } from './cart-contents.tsx'
import { CartFooter } from './cart-footer.tsx'

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
