import { Reused } from '../../../ui/reused/reused.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

interface Props extends ProductCardProps {
  readonly className?: string | undefined
}

/** A product in a list. Most of a shop's HTML is cards, and the same ones stand on many pages. */
export const CardItem = ({ className, ...card }: Props) => {
  const { hit, config, sizes, isEager = false, preferredColors = [], sku, action } = card
  return (
    <Reused
      as="li"
      className={className}
      by={(nameOf) => JSON.stringify([nameOf(hit, UNSEEN), nameOf(config), sizes, isEager, preferredColors, sku, action?.name])}
    >
      {() => <ProductCard {...card} />}
    </Reused>
  )
}

/** Where the hit stood in an answer is said to nobody who looks at it. */
const UNSEEN = ['offsettedPosition', 'queryID'] as const
