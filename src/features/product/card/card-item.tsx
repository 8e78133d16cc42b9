import { CachedFragment } from '../../../ui/cached-fragment/cached-fragment.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

interface Props extends ProductCardProps {
  readonly className?: string | undefined
}

/** A product in a list. Most of a shop's HTML is cards, and the same ones are on many pages. */
export const CardItem = ({ className, ...card }: Props) => {
  const { hit, config, sizes, isEager = false, preferredColors = [], sku, action } = card
  return (
    <CachedFragment
      as="li"
      className={className}
      by={(nameOf) => JSON.stringify([nameOf(hit, UNSEEN), nameOf(config), sizes, isEager, preferredColors, sku, action?.name])}
    >
      {() => <ProductCard {...card} />}
    </CachedFragment>
  )
}

/** The hit's position in an answer is not shown. */
const UNSEEN = ['offsettedPosition', 'queryID'] as const
