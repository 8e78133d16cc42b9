import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import type { MaterialName } from './materials.ts'

/** Shapes the art generator can draw. */
export type SilhouetteName =
  | 'tee'
  | 'tank'
  | 'shirt'
  | 'overshirt'
  | 'jumper'
  | 'rollneck'
  | 'cardigan'
  | 'slip-dress'
  | 'shirt-dress'
  | 'wrap-dress'
  | 'gown'
  | 'trousers'
  | 'wide-trousers'
  | 'jeans'
  | 'shorts'
  | 'skirt'
  | 'pleated-skirt'
  | 'blazer'
  | 'coat'
  | 'trench'
  | 'jacket'
  | 'boots'
  | 'sneakers'
  | 'sandals'
  | 'loafers'
  | 'tote'
  | 'shoulder-bag'
  | 'pouch'
  | 'scarf'
  | 'belt'
  | 'hat'
  | 'candle'
  | 'bottle'
  | 'case'
  | 'mirror'
  | 'serum'
  | 'ring'
  | 'necklace'
  | 'tube'
  | 'jar'
  | 'lipstick'

export type SizeScale = 'letters' | 'waist' | 'shoes' | 'kids' | 'kidsShoes' | 'belts' | 'rings' | 'volumes' | 'one'

/** A kind of product: its shape, its words in every language, and what it comes in. */
export interface ProductType {
  readonly silhouette: SilhouetteName
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
