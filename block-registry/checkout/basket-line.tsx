import type { CartItem } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCart, useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { CartProblemText } from '../../src/features/cart/cart-problem-text.tsx'
import { quantityOf } from '../../src/features/cart/cart-view.ts'
import type { Leaving } from '../../src/features/bag/bag-entries.ts'
import { ToFavorites } from '../../src/features/bag/to-favorites.tsx'
import { unavailableReason } from '../../src/features/bag/unavailable-reason.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Price } from '../../src/ui/price/price.tsx'
import { QuantityStepper } from '../../src/ui/quantity-stepper/quantity-stepper.tsx'
import { LinePicture } from '../../src/ui/bag-line/line-picture.tsx'
import { StockNote } from '../../src/ui/stock-note/stock-note.tsx'
import { ChangeSize } from './change-size.tsx'
import { OptionNames } from './option-names.tsx'
import styles from './basket-line.module.scss'

interface Props {
  readonly line: CartItem
  /** It cannot be bought as it is. */
  readonly isUnavailable: boolean
  readonly onLeave: (line: CartItem, leaving: Leaving) => void
}

/** One line of the bag. One that cannot be bought says why, and offers what can be done about it. */
export const BasketLine = ({ line, isUnavailable, onLeave }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  const { store } = useCartStore()
  const quantity = useCart((state) => quantityOf(state, line))
  const problem = useCart((state) => state.lineProblems[line.lineItemId])
  const reason = isUnavailable ? unavailableReason(line) : undefined
  return (
    <article className={styles.line} data-sku={line.sku} data-line={line.lineItemId}>
      <LinePicture line={line} sizes="96px" className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.brand}>{line.brand}</p>
        <h2 className={styles.name}>{line.url === '' ? line.name : <Link to={line.url}>{line.name}</Link>}</h2>
        <OptionNames line={line} />
        {reason === undefined ? (
          <StockNote stock={{ ...line, stockStatus: line.availability }} />
        ) : (
          <p className={styles.problem}>{t(`checkout.line.${reason}`, { count: line.stockQty ?? 0 })}</p>
        )}
      </div>
      <div className={styles.price}>
        <Price price={{ list: line.price.list * quantity, sale: line.price.sale * quantity }} />
      </div>
      <div className={styles.actions}>
        {(reason === undefined || reason === 'tooMany') && (
          <QuantityStepper
            label={t('cart.quantityOf', { name: line.name })}
            value={quantity}
            max={Math.max(quantity, Math.min(site.cart.maxQuantityPerItem, line.stockQty ?? site.cart.maxQuantityPerItem))}
            onChange={(next) => void store.setQuantity(line, next)}
          />
        )}
        {reason !== 'gone' && <ChangeSize line={line} />}
        <ToFavorites line={line} onMoved={(leaving) => onLeave(line, leaving)} />
        <Button
          type="button"
          variant="text"
          size="small"
          aria-label={t('cart.removeItem', { name: line.name })}
          onClick={() => onLeave(line, 'removed')}
        >
          {t('cart.remove')}
        </Button>
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          <CartProblemText problem={problem} />
        </p>
      )}
    </article>
  )
}
