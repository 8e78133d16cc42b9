import { useId, type MouseEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { DisclosureGroup } from '../../src/ui/disclosure/disclosure-group.ts'
import { Disclosure } from '../../src/ui/disclosure/disclosure.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { hasShippingFacts } from '../../src/features/product/shipping-facts/has-shipping-facts.ts'
import { ShippingFacts } from '../../src/features/product/shipping-facts/shipping-facts.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './product-accordion.module.scss'

/** What there is to know about a product, one panel open at a time, a merchandiser's included (PDP-12, WIDGET-04). The browser itself closes the others of the group, with or without JavaScript. */
export const ProductAccordion = ({ props: { sections, allowToggleOff }, slots }: BlockViewProps<'product-accordion'>) => {
  const t = useTranslate()
  const group = useId()
  const { terms } = useSite()
  const { product } = useProductScope()
  const shown = sections.filter((section) =>
    section === 'shippingAndReturns' ? hasShippingFacts(terms, product.isFinalSale) : product[section] !== '',
  )
  return (
    <Section width="full">
      {/* The click is the summary's own; where one panel must stay open, closing it is prevented. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.panels} onClick={allowToggleOff ? undefined : keepOpen}>
        <DisclosureGroup value={group}>
          {shown.map((section, index) => (
            <Disclosure key={section} title={t(`product.section.${section}`)} level={2} open={index === 0}>
              {section === 'shippingAndReturns' ? <ShippingFacts product={product} /> : <ProductText html={product[section]} />}
            </Disclosure>
          ))}
          {slots.extra}
        </DisclosureGroup>
      </div>
    </Section>
  )
}

const keepOpen = (event: MouseEvent): void => {
  const summary = event.target instanceof Element ? event.target.closest('summary') : null
  if (summary?.parentElement instanceof HTMLDetailsElement && summary.parentElement.open) event.preventDefault()
}

/** A text of the catalogue. The server sanitises it when it imports the product, so it is trusted here. */
const ProductText = ({ html }: { readonly html: string }) => <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
