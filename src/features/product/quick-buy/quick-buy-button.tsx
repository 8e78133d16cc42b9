import { useTranslate } from '../../../i18n/use-translate.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { AskedProduct } from './asked-product.ts'
import { useQuickBuy } from './quick-buy-context.ts'
import styles from './quick-buy-button.module.scss'

/**
 * Opens the window to buy a card's product, over the picture's lower corner (CARD-07). Only once it can: in the HTML of a listing
 * it would weigh 0.3 kB and do nothing.
 */
export const QuickBuyButton = ({ product }: { readonly product: AskedProduct }) => {
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
