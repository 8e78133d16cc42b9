import { usePromotionText } from '../../campaigns/promotion-texts.ts'
import { useProductScope } from '../product-scope.ts'
import { Price } from '../../../ui/price/price.tsx'
import { useOptionSelection } from './option-selection.provider.ts'
import styles from './product-price.module.scss'

/** The price, and an offer beside it: a range until one thing is meant. */
export const ProductPrice = () => {
  const { product } = useProductScope()
  const { variant } = useOptionSelection().view
  // What is chosen decides: a sold-out size has no offer (PDP-24).
  const promotion = usePromotionText({
    location: 'badge',
    product: {
      brand: product.brand.tag,
      categories: product.categories,
      collections: product.collections.map(({ tag }) => tag),
      sale: product.sale,
      availability: variant?.stockStatus ?? product.availability,
    },
  })
  return (
    <p className={styles.price} aria-live="polite">
      <Price
        size="large"
        price={variant?.price ?? product.price}
        isFinalSale={product.isFinalSale}
        {...(variant === undefined ? { priceRange: product.priceRange, showRange: true } : {})}
      />
      {promotion !== '' && <span className={styles.promotion}>{promotion}</span>}
    </p>
  )
}
