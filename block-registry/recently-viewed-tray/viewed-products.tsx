import { HEART } from '../../src/features/favorites/heart.tsx'
import { useProductsById } from '../../src/features/product/use-products-by-id.ts'
import { CARD_DEFAULTS } from '../../src/features/product/card/card-config.ts'
import { LateCardItem } from '../../src/features/product/card/late-card-item.tsx'
import { ProductCarousel } from '../../src/features/product/card/product-carousel.tsx'
import { SectionHeading } from '../../src/ui/section/section-heading.tsx'
import { Section } from '../../src/ui/section/section.tsx'

interface Props {
  readonly id: string
  readonly heading: string
  /** Ids of products, at least one. */
  readonly viewed: readonly string[]
}

/** The products as a row under their heading; nothing until they are loaded. */
export const ViewedProducts = ({ id, heading, viewed }: Props) => {
  const hits = useProductsById(viewed)
  if (hits.length === 0) return null
  return (
    <Section as="section" aria-labelledby={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`}>{heading}</SectionHeading>
      <ProductCarousel hits={hits} label={heading} config={CARD_DEFAULTS} isEager={false} action={HEART} item={LateCardItem} />
    </Section>
  )
}
