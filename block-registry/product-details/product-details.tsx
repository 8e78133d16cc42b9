import { useId } from 'react'
import { FilmLink } from '../../src/features/product/film/film-link.tsx'
import { galleryImages, ProductGallery } from '../../src/features/product/options/product-gallery.tsx'
import { useProductScope } from '../../src/features/product/product-scope.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { Slot } from '../../src/ui/section/slot.tsx'
import type { BlockViewProps } from '../block.ts'
import { BuyForm } from './buy-form.tsx'
import { ProductHeading } from './product-heading.tsx'
import styles from './product-details.module.scss'

/** The part of a product page a shopper buys from: pictures on one side, everything to decide on the other. */
export const ProductDetails = ({ props, slots, data }: BlockViewProps<'product-details'>) => {
  const headingId = useId()
  const { product } = useProductScope()
  const { removeFromBeginningOfGallery: removeFromBeginning } = useSite().site.product
  const more = slots.details !== undefined && <Slot className={styles.more}>{slots.details}</Slot>
  const [first] = galleryImages({ product, color: undefined, removeFromBeginning: 0 })
  const isMoreBelow = galleryImages({ product, color: first?.colorSlug, removeFromBeginning }).length <= ONE_ROW
  return (
    <Section as="section" className={styles.details} aria-labelledby={headingId}>
      <div className={styles.gallery}>
        {slots.gallery ?? <ProductGallery layout={LAYOUTS[props.layout]} />}
        <FilmLink />
      </div>
      <div className={styles.info}>
        <ProductHeading id={headingId} />
        <BuyForm options={slots.options} sizeGuide={data.sizeGuide} customisation={slots.customisation} />
        {!isMoreBelow && more}
      </div>
      {isMoreBelow && more}
    </Section>
  )
}

/** Pictures beside each other in wide windows. So few leave room below them for what there is to know. */
const ONE_ROW = 2

const LAYOUTS = { carousel: 'carousel', grid: 'grid1' } as const
