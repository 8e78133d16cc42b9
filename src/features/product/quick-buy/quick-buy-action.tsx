import { useTranslate } from '../../../i18n/use-translate.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { HEART } from '../../favorites/heart.tsx'
import type { CardAction } from '../card/product-card.tsx'
import { askedProduct, type AskedProduct } from './asked-product.ts'
import { useQuickBuy } from './quick-buy-context.ts'
import styles from './quick-buy-button.module.scss'

/** The heart, and the way to buy at once where the card's settings have it. Stands inside a `QuickBuy`. */
export const HEART_AND_QUICK_BUY: CardAction = {
  ...HEART,
  name: 'heart-and-quick-buy',
  quickBuy: (hit, color, path) => <QuickBuyButton product={askedProduct(hit, color, path)} />,
}

/**
 * Opens the window to buy a card's product, over the picture's lower corner (CARD-07). Only once it can: in the HTML of a listing
 * it would weigh 0.3 kB and do nothing.
 */
const QuickBuyButton = ({ product }: { readonly product: AskedProduct }) => {
  const t = useTranslate()
  const { ask, prepare } = useQuickBuy()
  if (!useIsHydrated()) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('product.quickBuy', { name: product.name })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => ask(product)}
    >
      <Icon name="bag" />
    </button>
  )
}
