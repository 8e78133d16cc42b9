import { ProductGallery } from '../../src/features/product/options/product-gallery.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'

/** All pictures of a product in one of three layouts (PDP-11, PDP-29). */
export const ProductImageGrid = ({ props: { gridType } }: BlockViewProps<'product-image-grid'>) => (
  <Section width="full">
    <ProductGallery layout={`grid${gridType}`} />
  </Section>
)
