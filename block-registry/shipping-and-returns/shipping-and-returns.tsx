import { useTranslate } from '../../src/i18n/use-translate.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { hasShippingFacts } from '../../src/features/product/shipping-facts/has-shipping-facts.ts'
import { ShippingFacts } from '../../src/features/product/shipping-facts/shipping-facts.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './shipping-and-returns.module.scss'

/** What delivery and returns cost here (PDP-13); no table where the merchant says nothing of either. */
export const ShippingAndReturns = ({ props: { showTable } }: BlockViewProps<'shipping-and-returns'>) => {
  const t = useTranslate()
  const { product } = usePageContext()
  const { terms } = useSite()
  const isFinalSale = product?.isFinalSale === true
  if (showTable && !hasShippingFacts(terms, isFinalSale)) return null
  return (
    <Section as="section" width="small">
      <h2 className={styles.heading}>{t('product.section.shippingAndReturns')}</h2>
      {showTable ? <ShippingFacts product={product} /> : isFinalSale && <p>{t('product.shipping.finalSale')}</p>}
    </Section>
  )
}
