import type { CartItem } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCartStore, useCart } from '../../src/features/cart/cart.provider.tsx'
import { CartProblemText } from '../../src/features/cart/cart-problem-text.tsx'
import { quantityOf } from '../../src/features/cart/cart-view.ts'
import type { Leaving } from '../../src/features/bag/bag-entries.ts'
import { ToFavorites } from '../../src/features/bag/to-favorites.tsx'
import { optionNames } from '../../src/lib/option-names.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { CustomisationTexts } from '../../src/ui/bag-line/customisation-texts.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Price } from '../../src/ui/price/price.tsx'
import { QuantityStepper } from '../../src/ui/quantity-stepper/quantity-stepper.tsx'
import { StockNote } from '../../src/ui/stock-note/stock-note.tsx'
import { LinePicture } from '../../src/ui/bag-line/line-picture.tsx'
import styles from './cart-line.module.scss'

interface Props {
  readonly line: CartItem
  readonly onFollow: () => void
  readonly onLeave: (line: CartItem, leaving: Leaving) => void
}

/** One line of the bag. Its quantity changes at once and is corrected by the server's answer. */
export const CartLine = ({ line, onFollow, onLeave }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  const { store } = useCartStore()
  const quantity = useCart((state) => quantityOf(state, line))
  const problem = useCart((state) => state.lineProblems[line.lineItemId])
  const { name, brand, price } = line
  const options = optionNames(line, site.product.oneSizeValues)
  return (
    <li className={styles.line} data-line={line.lineItemId} data-leaving={quantity === 0 || undefined}>
      <LinePicture line={line} sizes="80px" />
      <div className={styles.facts}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.name}>
          <Link to={line.url} onFollow={onFollow}>
            {name}
          </Link>
        </p>
        {options.length > 0 && <p className={styles.options}>{options.join(' · ')}</p>}
        <CustomisationTexts texts={line.customisation?.display.texts} className={styles.options} />
        <StockNote stock={{ ...line, stockStatus: line.availability }} />
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            <CartProblemText problem={problem} />
          </p>
        )}
      </div>
      <p className={styles.price}>
        <Price price={{ list: price.list * quantity, sale: price.sale * quantity }} size="small" />
      </p>
      <div className={styles.controls}>
        <QuantityStepper
          label={t('cart.quantityOf', { name })}
          value={quantity}
          max={Math.max(quantity, site.cart.maxQuantityPerItem)}
          onChange={(next) => void store.setQuantity(line, next)}
        />
        <div className={styles.leave}>
          <Button
            type="button"
            variant="text"
            size="small"
            aria-label={t('cart.removeItem', { name })}
            onClick={() => onLeave(line, 'removed')}
          >
            {t('cart.remove')}
          </Button>
          <ToFavorites line={line} onMoved={(leaving) => onLeave(line, leaving)} />
        </div>
      </div>
    </li>
  )
}
