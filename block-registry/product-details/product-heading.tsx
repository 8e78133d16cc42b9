import { useProductScope } from '../../src/features/product/product-scope.ts'
import { FavoriteButton } from '../../src/features/favorites/favorite-button.tsx'
import { ProductPrice } from '../../src/features/product/options/product-price.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Stars } from '../../src/ui/stars/stars.tsx'
import styles from './product-heading.module.scss'

/** Brand, name, price and heart. */
export const ProductHeading = ({ id }: { readonly id: string }) => {
  const { product } = useProductScope()
  const { site } = useSite()
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
      <Stars rating={product.rating} />
      <ProductPrice />
    </header>
  )
}
