import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import type { MaterialName } from './materials.ts'

export type SizeScale = 'letters' | 'waist' | 'shoes' | 'kids' | 'kidsShoes' | 'belts' | 'rings' | 'volumes' | 'one'

/** A kind of product: its pictures, its words in every language, and what it comes in. */
export interface ProductType {
  /** What its pictures show, by the name it has in demo/pictures/pictures.json. */
  readonly design: string
  /** Category below the audience, as tag parts: `clothing > dresses`. */
  readonly category: string
  readonly name: LocalisedText
  readonly sentence: LocalisedText
  readonly fit: LocalisedText
  readonly sizes: SizeScale
  readonly materials: readonly MaterialName[]
  /** Color slugs it looks good in. */
  readonly colors: readonly string[]
  /** Pounds. */
  readonly price: number
  /** False where the type implies the material (jeans are denim). */
  readonly isMaterialNamed: boolean
}
