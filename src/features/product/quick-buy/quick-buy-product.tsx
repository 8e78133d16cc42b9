import { useEffect, useState } from 'react'
import type { Product } from '../../../../schemas/api/product.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { createProductScope, ProductScopeContext, useProductScope } from '../product-scope.ts'
import { useSite } from '../../../site/site-context.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Link } from '../../../ui/link/link.tsx'
import type { CartStore } from '../../cart/cart-store.ts'
import { useCartStore } from '../../cart/cart.provider.tsx'
import { ColorLinks } from '../options/color-links.tsx'
import { OptionForm } from '../options/option-form.tsx'
import { selectionIn, useOptionSelection } from '../options/option-selection.provider.ts'
import { ProductGallery } from '../options/product-gallery.tsx'
import { ProductPrice } from '../options/product-price.tsx'
import type { AskedProduct } from './asked-product.ts'
import styles from './quick-buy.module.scss'

interface Props {
  readonly product: Product
  readonly asked: AskedProduct
  /** Bought, or gone to its page. */
  readonly onDone: () => void
  /** The bag has it. Called once for each time, also when the window was closed while the bag was asked. */
  readonly onBought?: ((asked: AskedProduct) => void) | undefined
}

/** Less than on the product's page: there is less room (PDP-30). */
const MAGNIFICATION = 1.2

/** The product with a selection of its own, which stays out of the address: that is the list's. */
export const QuickBuyProduct = ({ product, asked, onDone, onBought }: Props) => {
  const { store } = useCartStore()
  const [scope] = useState(() => {
    const made = createProductScope(product, asked.color === undefined ? {} : { color: asked.color })
    selectionIn(made, { cart: onBought === undefined ? store : telling(store, () => onBought(asked)), isInAddress: false }).prepare()
    return made
  })
  return (
    <ProductScopeContext value={scope}>
      <div className={styles.product}>
        <div className={styles.pictures}>
          <ProductGallery layout="carousel" magnification={MAGNIFICATION} />
        </div>
        <Facts path={asked.path} onDone={onDone} />
      </div>
    </ProductScopeContext>
  )
}

/** The bag, which says when it has taken something: what it refuses is not bought. */
const telling = (store: CartStore, onAdded: () => void): Pick<CartStore, 'add' | 'dismissMessages'> => ({
  dismissMessages: store.dismissMessages,
  add: async (addition) => {
    const result = await store.add(addition)
    if (result.outcome === 'fulfilled') onAdded()
    return result
  },
})

const Facts = ({ path, onDone }: { readonly path: string; readonly onDone: () => void }) => {
  const t = useTranslate()
  const { site } = useSite()
  const { view } = useOptionSelection()
  const { product } = useProductScope()
  const isBought = view.label === 'added'
  useEffect(() => {
    if (isBought) onDone()
  }, [isBought, onDone])
  return (
    <div className={styles.facts}>
      <p className={styles.brand}>
        <Link to={`/${site.navigation.brandsPath}/${product.brand.tag}`} onFollow={onDone}>
          {product.brand.name}
        </Link>
      </p>
      <ProductPrice />
      {product.customisation === undefined ? (
        <OptionForm colors={<ColorLinks onFollow={onDone} />}>
          <p className={styles.more}>
            <Link to={path} onFollow={onDone}>
              {t('product.quickBuy.details')}
            </Link>
          </p>
        </OptionForm>
      ) : (
        // What is made to order is made on its page.
        <ButtonLink to={path} onFollow={onDone}>
          {t('product.quickBuy.customise')}
        </ButtonLink>
      )}
    </div>
  )
}
