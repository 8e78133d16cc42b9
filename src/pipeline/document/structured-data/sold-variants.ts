import type { PricePair, Product, StockStatus } from '../../../../schemas/api/product.ts'
import { isOneSize } from '../../../lib/is-one-size.ts'
import type { SiteConfig } from '../../../site/site-config.ts'
import type { Thing } from './page-facts.ts'
import { defined } from '../../../lib/defined.ts'

/** A sku of the page's own product that has a price. */
export interface SoldVariant {
  readonly sku: string
  readonly availability: StockStatus
  readonly price: PricePair
  /** Epoch seconds. */
  readonly shipDateStart?: number
  /** What tells it from the others. */
  readonly words: readonly string[]
  readonly colorSlug?: string
  readonly color?: string
  readonly size?: string | Thing
}

/** Sizes for whom; https://schema.org/WearableSizeGroupEnumeration */
const SIZE_GROUPS: Readonly<Record<string, string>> = {
  regular: 'WearableSizeGroupRegular',
  petite: 'WearableSizeGroupPetite',
  plus: 'WearableSizeGroupPlus',
  tall: 'WearableSizeGroupTall',
  big: 'WearableSizeGroupBig',
  maternity: 'WearableSizeGroupMaternity',
}

/** Variants of the product itself, not of its siblings, in its order. A color or size that the merchant calls otherwise is in the words alone. */
export const soldVariants = (product: Product, { oneSizeValues }: SiteConfig['product']): readonly SoldVariant[] => {
  const { optionNames = {} } = product
  return product.options
    .filter(({ path }) => path === undefined)
    .flatMap((group) =>
      group.options.flatMap((option) => {
        const size = option.size?.name
        const isChoice = size !== undefined && !isOneSize(size, oneSizeValues)
        const types = option.sizeType?.options ?? [undefined]
        return types.map((type) => ({
          ...pick(type ?? option),
          words: [group.name, isChoice ? size : '', type?.name ?? ''].filter((word) => word !== ''),
          ...(group.slug === '' ? {} : { colorSlug: group.slug }),
          ...(group.name === '' || optionNames.color !== undefined ? {} : { color: group.name }),
          ...(!isChoice || optionNames.size !== undefined ? {} : { size: sizeOf(size, type) }),
        }))
      }),
    )
    .filter(({ availability, price }) => availability !== 'GIFTONLY' && price.sale > 0)
}

type Sellable = Pick<SoldVariant, 'sku' | 'availability' | 'price' | 'shipDateStart'>

const pick = ({ sku, availability, price, shipDateStart }: Sellable): Sellable => ({
  sku,
  availability,
  price,
  ...defined({ shipDateStart }),
})

const sizeOf = (name: string, type: { readonly slug: string; readonly name: string } | undefined): string | Thing => {
  if (type === undefined) return name
  const group = Object.hasOwn(SIZE_GROUPS, type.slug) ? SIZE_GROUPS[type.slug] : undefined
  return group === undefined ? `${name} ${type.name}` : { '@type': 'SizeSpecification', name, sizeGroup: `https://schema.org/${group}` }
}
