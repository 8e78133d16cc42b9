import { HEART } from '../../src/features/favorites/heart.tsx'
import type { CardAction } from '../../src/features/product/card/product-card.tsx'
import { askedProduct, type AskedProduct } from '../../src/features/product/quick-buy/asked-product.ts'
import { useQuickBuy } from '../../src/features/product/quick-buy/quick-buy-context.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { VisuallyHidden } from '../../src/ui/visually-hidden/visually-hidden.tsx'
import styles from './favorites-list.module.scss'

/** On the shopper's own list: the heart, and the way into the bag. Stands inside a `QuickBuy` that takes what was bought off the list. */
export const HEART_AND_MOVE_TO_BAG: CardAction = {
  ...HEART,
  name: 'heart-and-move-to-bag',
  quickBuy: (hit, color, path) => <MoveToBag product={askedProduct(hit, color, path)} />,
}

const MoveToBag = ({ product }: { readonly product: AskedProduct }) => {
  const t = useTranslate()
  const { ask, prepare } = useQuickBuy()
  return (
    <button type="button" className={styles.move} onPointerEnter={prepare} onFocus={prepare} onClick={() => ask(product)}>
      {t('favorites.move')} <VisuallyHidden>{product.name}</VisuallyHidden>
    </button>
  )
}
