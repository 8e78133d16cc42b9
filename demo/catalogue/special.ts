import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import type { DemoItem } from './demo-item.ts'
import { SIZES } from './sizes.ts'
import { PRODUCT_TYPES, type TypeName } from './types.ts'

const CREATED_AT = 1_757_000_000
/** More than the journeys of a whole run buy of one size. */
export const PLENTY = 250

type Given = Pick<DemoItem, 'id' | 'slug' | 'material'> &
  Partial<Omit<DemoItem, 'name' | 'type' | 'price'>> & {
    readonly type: TypeName
    readonly name: LocalisedText
    /** Pounds; a price that depends on the choice is in `price`. */
    readonly pounds?: number
    readonly price?: DemoItem['price']
  }

/** A product of contracts 13; missing fields have the defaults of its type: one color, all sizes, in stock. */
export const special = ({ pounds, ...given }: Given): DemoItem => {
  const type = PRODUCT_TYPES[given.type]
  const price = pounds ?? type.price
  return {
    brandName: 'Alder',
    audiences: ['women'],
    colors: type.colors.slice(0, 1),
    sizes: SIZES[type.sizes],
    optionLevels: ['color', 'size'],
    stock: () => ({ quantity: PLENTY }),
    price: () => ({ list: price, sale: price }),
    collections: [],
    relatedIds: ['100001', '100002', '100003', '100004'],
    popularity: 1_000 - (Number(given.id) % 100),
    createdAt: CREATED_AT,
    ...given,
  }
}
