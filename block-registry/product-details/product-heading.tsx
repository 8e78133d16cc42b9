import { useProductScope } from '../../src/features/product/product-scope.ts'
import { FavoriteButton } from '../../src/features/favorites/favorite-button.tsx'
import { ProductPrice } from '../../src/features/product/options/product-price.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Stars } from '../../src/ui/stars/stars.tsx'
import styles from './product-heading.module.scss'

/** The first point among the details, in plain words: what a thing is made of, say. */
const FIRST_POINT = /<li>([^<]{1,80})</

/** Brand, name, price, and the first fact. */
export const ProductHeading = ({ id }: { readonly id: string }) => {
  const { product } = useProductScope()
  const { site } = useSite()
  const fact = FIRST_POINT.exec(product.details)?.[1]
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
      <div className={styles.worth}>
        <ProductPrice />
        <Stars rating={product.rating} />
      </div>
      {fact !== undefined && <p className={styles.fact} dangerouslySetInnerHTML={{ __html: fact }} />}
    </header>
  )
}
