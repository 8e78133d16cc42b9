import { useEffect, useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { BuyButton } from '../../src/features/product/options/buy-button.tsx'
import { BUY_FORM_SELECTOR } from '../../src/features/product/options/option-form.tsx'
import { useOptionSelection } from '../../src/features/product/options/option-selection.provider.ts'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { Price } from '../../src/ui/price/price.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './sticky-product-details.module.scss'

/**
 * Name, choice, price and button while the form to buy is out of sight above (BLOCK-45). It shares the page's selection: with
 * something missing, a click leads back to the form. Until then it is hidden, and its room at the end of the page is there already:
 * what a shopper has scrolled to is not covered when it comes.
 */
export const StickyProductDetails = ({ props: { showFrom } }: BlockViewProps<'sticky-product-details'>) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const { view, purchase } = useOptionSelection()
  const isPast = useIsPast(BUY_FORM_SELECTOR)
  const chosen = view.levels.flatMap((level) => level.chosen ?? [])
  return (
    <aside hidden={!isPast} className={classNames(styles.bar, styles[showFrom])} aria-label={t('product.sticky', { name: product.name })}>
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
            purchase()
          }}
        >
          <BuyButton view={view} />
        </form>
      </div>
    </aside>
  )
}

/** Whether the first element that fits the selector has left the window at its top. False where there is none. */
const useIsPast = (selector: string): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const element = document.querySelector(selector)
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsPast(!last.isIntersecting && last.boundingClientRect.bottom < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return isPast
}
