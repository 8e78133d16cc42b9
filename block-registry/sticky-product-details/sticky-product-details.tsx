import { useEffect, useState, type ComponentType } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { BUY_FORM_SELECTOR } from '../../src/features/product/options/option-form.tsx'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import type { BlockViewProps } from '../block.ts'
import styles from './sticky-product-details.module.scss'

/**
 * A bar to buy from while the form to buy is out of sight above (BLOCK-45). Until then it is hidden, its code is not there, and its room
 * at the end of the page is: what a shopper has scrolled to is not covered when it comes.
 */
export const StickyProductDetails = ({ props: { showFrom } }: BlockViewProps<'sticky-product-details'>) => {
  const t = useTranslate()
  const { product } = useProductScope()
  const isPast = useIsPast(BUY_FORM_SELECTOR)
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    // Without its code the form above is there to buy from.
    if (isPast)
      import('./sticky-bar.tsx').then(
        ({ StickyBar }) => setBar(() => StickyBar),
        () => undefined,
      )
  }, [isPast])
  return (
    <aside
      hidden={!isPast || Bar === undefined}
      className={classNames(styles.bar, styles[showFrom])}
      aria-label={t('product.sticky', { name: product.name })}
    >
      {Bar !== undefined && <Bar />}
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
