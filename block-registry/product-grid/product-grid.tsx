import type { BlockViewProps } from '../block.ts'
import { HEART_AND_QUICK_BUY } from '../../src/features/product/quick-buy/quick-buy-action.tsx'
import { QuickBuy } from '../../src/features/product/quick-buy/quick-buy.tsx'
import { ListingProducts } from '../../src/features/listing/listing-products.tsx'
import { useListing } from '../../src/features/listing/use-listing.ts'
import { columnsOr } from '../../src/features/product/card/product-grid.tsx'
import { Section } from '../../src/ui/section/section.tsx'

/** The block's own number of products in a row (PLP-21). */
const DEFAULT_PER_ROW = 4

/** The products of a listing across the full width. */
export const ProductGridBlock = ({ props, position }: BlockViewProps<'product-grid'>) => {
  const access = useListing()
  if (access === undefined) return null
  return (
    <Section>
      <QuickBuy>
        <ListingProducts
          listing={access.listing}
          columns={columnsOr(props.productsPerRow, DEFAULT_PER_ROW)}
          config={props}
          isAboveFold={position.isAboveFold}
          action={HEART_AND_QUICK_BUY}
        />
      </QuickBuy>
    </Section>
  )
}
