import type {
  CustomisationRow,
  LocalisedText,
  OptionLevel,
  SizeRow,
  SizeTypeRow,
  StockState,
} from '../../server/database/schema/catalogue.ts'
import type { MaterialName } from './materials.ts'
import type { TypeName } from './types.ts'

export type Audience = 'women' | 'men' | 'kids'

/** One way to buy an item; parts that the item does not have are missing. */
export interface Choice {
  readonly color: string
  readonly size: SizeRow
  readonly sizeType?: SizeTypeRow
}

export interface DemoStock {
  readonly quantity: number
  readonly state?: StockState
  /** Days from today. */
  readonly shipsInDays?: readonly [first: number, last: number]
}

/** A product of the demo, from which its texts, prices and pictures are made. */
export interface DemoItem {
  readonly id: string
  readonly slug: string
  readonly type: TypeName
  readonly material: MaterialName
  readonly name: LocalisedText
  readonly brandName: string
  /** In no category and last in every order: reachable by its address, but in no listing of a category and in no recommendation. */
  readonly isUnlisted?: boolean
  /** Whom its categories are for; none where they stand alone. */
  readonly audiences: readonly Audience[]
  /** Color slugs, the first one shown first. */
  readonly colors: readonly string[]
  readonly sizes: readonly SizeRow[]
  readonly sizeTypes?: readonly SizeTypeRow[]
  readonly optionLevels: readonly OptionLevel[]
  /** Whether a combination is made at all. */
  readonly isMade?: (choice: Choice) => boolean
  readonly stock: (choice: Choice) => DemoStock
  /** Pounds. */
  readonly price: (choice: Choice) => { readonly list: number; readonly sale: number }
  /** Prices keep their proportion to the unit in every country. */
  readonly isPriceExact?: boolean
  readonly collections: readonly string[]
  readonly relatedIds: readonly string[]
  readonly popularity: number
  /** Epoch seconds. */
  readonly createdAt: number
  readonly isFinalSale?: boolean
  readonly isOversize?: boolean
  readonly isDiscontinued?: boolean
  readonly mainProductId?: string
  readonly groupId?: string
  readonly video?: string
  readonly customisation?: CustomisationRow
}
