import { BuyButton } from '../../src/features/product/options/buy-button.tsx'
import { BUY_FORM_SELECTOR } from '../../src/features/product/options/option-form.tsx'
import { useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { chosenQuantity } from '../../src/features/product/options/quantity-choice.tsx'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { Price } from '../../src/ui/price/price.tsx'
import styles from './sticky-product-details.module.scss'

/** Name, choice, price and button. It shares the page's selection: with something missing, a click leads back to the form. */
export const StickyBar = () => {
  const { product } = useProductScope()
  const { view, purchase } = useOptionSelection()
  const chosen = view.levels.flatMap((level) => level.chosen ?? [])
  return (
    <div className={styles.inside}>
      <p className={styles.name}>
        {product.name}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.join(' · ')}</span>}
      </p>
      <Price
        price={view.variant?.price ?? product.price}
        isFinalSale={product.isFinalSale}
        {...(view.variant === undefined ? { priceRange: product.priceRange, showRange: true } : {})}
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          purchase(chosenQuantity(document.querySelector(BUY_FORM_SELECTOR)))
        }}
      >
        <BuyButton view={view} />
      </form>
    </div>
  )
}
