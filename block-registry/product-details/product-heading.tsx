import { usePromotionText } from '../../src/lib/promotions/promotion-texts.ts'
import { useProductScope } from '../../src/page/product-scope.ts'
import { FavoriteButton } from '../../src/machines/favorites/favorite-button.tsx'
import { useOptionSelection } from '../../src/machines/option-selection/option-selection.provider.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Price } from '../../src/ui/price/price.tsx'
import styles from './product-heading.module.scss'

/** Brand, name, price and heart. The price is the range until one thing is meant. */
export const ProductHeading = ({ id }: { readonly id: string }) => {
  const { product } = useProductScope()
  const { site } = useSite()
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
    <header className={styles.heading}>
      <p className={styles.brand}>
        <Link to={`/${site.navigation.brandsPath}/${product.brand.tag}`}>{product.brand.name}</Link>
      </p>
      <div className={styles.line}>
        <h1 id={id} className={styles.name}>
          {product.name}
        </h1>
        <FavoriteButton productId={product.id} productName={product.name} className={styles.favorite} />
      </div>
      <p className={styles.price} aria-live="polite">
        <Price
          size="large"
          price={variant?.price ?? product.price}
          isFinalSale={product.isFinalSale}
          {...(variant === undefined ? { priceRange: product.priceRange, showRange: true } : {})}
        />
        {promotion !== '' && <span className={styles.promotion}>{promotion}</span>}
      </p>
    </header>
  )
}
