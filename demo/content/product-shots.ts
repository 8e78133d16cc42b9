import type { LocalisedText } from '../../server/database/schema/catalogue.ts'
import { pictureName, wordsOfPicture, type Frame } from '../catalogue/demo-media.ts'
import { PRODUCT_TYPES, type TypeName } from '../catalogue/types.ts'

interface Shot {
  readonly type: TypeName
  readonly color: string
  readonly frame: Frame
}

const shot = (type: TypeName, color: string, frame: Frame = 'front'): Shot => ({ type, color, frame })

/** Pictures of the content that are pictures of products, by the name that pages give them. */
export const PRODUCT_SHOTS: Readonly<Record<string, Shot>> = {
  'category-ceramics': shot('bowl', 'sage'),
  'category-knitwear': shot('jumper', 'rust'),
  'category-candles': shot('candle', 'forest'),
  'category-shirts': shot('shirt', 'sky'),
  'category-jewellery': shot('ring', 'gold'),
  'category-textiles': shot('blanket', 'camel'),
  'category-leather': shot('case', 'tan'),
  'category-men': shot('jumper', 'navy'),
  'category-kids': shot('jumper', 'mustard'),
  'category-stationery': shot('notebook', 'forest'),
  'category-denim': shot('jeans', 'indigo'),
  'category-tees': shot('tee', 'sky'),
  'category-trousers': shot('trousers', 'olive'),
  'category-sale': shot('cardigan', 'rose'),
  'category-new-in': shot('vase', 'rust'),
  'poster-linen': shot('shirt', 'white', 'close'),
  'poster-gifts': shot('scent', 'apricot'),
  'poster-glass': shot('carafe', 'natural'),
  'story-linen-field': shot('towel', 'sand', 'close'),
  'story-linen-loom': shot('trousers', 'sand', 'close'),
  'about-mending': shot('cardigan', 'sage', 'close'),
  'briar-skincare': shot('careSerum', 'apricot'),
  'briar-makeup': shot('lipstick', 'rust'),
  'briar-about': shot('careCream', 'rose', 'close'),
  'briar-serums': shot('careSerum', 'apricot', 'close'),
  'briar-creams': shot('careCream', 'rose'),
  'briar-cleansers': shot('careTube', 'sage'),
  'briar-lips': shot('lipstick', 'red'),
  'briar-face': shot('powder', 'apricot'),
}

export const nameOfShot = ({ type, color, frame }: Shot): string => pictureName(PRODUCT_TYPES[type].design, color, frame)

/** What a shot shows: "Bowls, set of two, Sage". */
export const wordsOfShot = ({ type, color, frame }: Shot): LocalisedText => {
  const names = Object.entries(PRODUCT_TYPES[type].name)
  return wordsOfPicture(Object.fromEntries(names.map(([language, name]) => [language, capitalised(name)])), color, frame)
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
