import type { CartItem } from '../../schemas/api/cart.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCart, useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { cartMessageKey } from '../../src/features/cart/cart-message-key.ts'
import { quantityOf } from '../../src/features/cart/cart-view.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Price } from '../../src/ui/price/price.tsx'
import { QuantityStepper } from '../../src/ui/quantity-stepper/quantity-stepper.tsx'
import { LinePicture } from '../../src/ui/line-picture/line-picture.tsx'
import { OptionNames } from './option-names.tsx'
import styles from './basket-line.module.scss'

/** One line of the bag. A line that is unavailable can only be removed. */
export const BasketLine = ({ line }: { readonly line: CartItem }) => {
  const t = useTranslate()
  const { site } = useSite()
  const { store } = useCartStore()
  const quantity = useCart((state) => quantityOf(state, line))
  const problem = useCart((state) => state.lineProblems[line.lineItemId])
  const isAvailable = line.availability !== 'NOTAVAILABLE'
  return (
    <article className={styles.line} data-sku={line.sku}>
      <LinePicture line={line} sizes="96px" className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.brand}>{line.brand}</p>
        <h2 className={styles.name}>
          <Link to={line.url}>{line.name}</Link>
        </h2>
        <OptionNames line={line} />
        {!isAvailable && <p className={styles.problem}>{t('cart.unavailable')}</p>}
        <div className={styles.actions}>
          {isAvailable && (
            <QuantityStepper
              label={t('cart.quantityOf', { name: line.name })}
              value={quantity}
              max={Math.max(quantity, Math.min(site.cart.maxQuantityPerItem, line.stockQty ?? site.cart.maxQuantityPerItem))}
              onChange={(next) => void store.setQuantity(line, next)}
            />
          )}
          <Button
            type="button"
            variant="text"
            size="small"
            aria-label={t('cart.removeItem', { name: line.name })}
            onClick={() => void store.setQuantity(line, 0)}
          >
            {t('cart.remove')}
          </Button>
        </div>
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {t(cartMessageKey(problem.code), { count: problem.count ?? 0 })}
          </p>
        )}
      </div>
      <div className={styles.price}>
        <Price price={{ list: line.price.list * quantity, sale: line.price.sale * quantity }} />
      </div>
    </article>
  )
}
