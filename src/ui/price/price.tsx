import type { ReactNode } from 'react'
import type { PricePair } from '../../../schemas/api/product.ts'
import { usePriceFormat } from '../../i18n/use-price-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { isolated } from '../../i18n/isolated.ts'
import { classNames } from '../../lib/class-names.ts'
import { useSite } from '../../site/site-context.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Discount } from './discount.tsx'
import styles from './price.module.scss'

interface Props {
  /** Major units. */
  readonly price: PricePair
  readonly priceRange?: { readonly saleMin: number; readonly saleMax: number }
  /** Shows `min - max` where the two differ (PRICE-08). */
  readonly showRange?: boolean
  readonly isFinalSale?: boolean
  readonly size?: 'small' | 'medium' | 'large'
}

/** A price: now, before and by how much less, a range, or a from-price (PRICE-05 to PRICE-09). */
export const Price = ({ price, priceRange, showRange = false, isFinalSale = false, size = 'medium' }: Props) => {
  const t = useTranslate()
  const { site } = useSite()
  const varies = priceRange !== undefined && priceRange.saleMin !== priceRange.saleMax
  return (
    <span className={classNames(styles.price, styles[size])}>
      {varies && showRange && <PriceRange min={priceRange.saleMin} max={priceRange.saleMax} />}
      {varies && !showRange && site.price.showFrom && <FromPrice amount={priceRange.saleMin} />}
      {!(varies && (showRange || site.price.showFrom)) && <PlainPrice {...price} />}
      {isFinalSale && <span className={styles.note}>{t('price.finalSale')}</span>}
    </span>
  )
}

const PlainPrice = ({ list, sale }: PricePair) => {
  const t = useTranslate()
  if (!(list > sale)) return <Amount amount={sale} />
  return (
    <>
      <VisuallyHidden>{t('price.now')} </VisuallyHidden>
      <Amount amount={sale} className={styles.sale} />
      <VisuallyHidden> {t('price.was')} </VisuallyHidden>
      <s className={styles.list}>
        <Amount amount={list} />
      </s>
      <Discount list={list} sale={sale} />
    </>
  )
}

const PriceRange = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const format = usePriceFormat()
  return <Figures>{`${format(min)} - ${format(max)}`}</Figures>
}

const FromPrice = ({ amount }: { readonly amount: number }) => {
  const t = useTranslate()
  const format = usePriceFormat()
  return <span>{t('price.from', { price: isolated(format(amount)) })}</span>
}

const Amount = ({ amount, className }: { readonly amount: number; readonly className?: string | undefined }) => {
  const format = usePriceFormat()
  return <Figures className={className}>{format(amount)}</Figures>
}

/** Figures read from left to right in every language (LOCALE-37). */
const Figures = ({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) => (
  <bdi className={className} dir="ltr">
    {children}
  </bdi>
)
