import type { Hit, HitColor, HitImage } from '../../../clients/search/hit.ts'
import { createAddressReader, type RowAddress } from './address-row.ts'
import { LEVEL_SEPARATOR, USUAL_SIZE, usualTag, type PackedColor, type PackedHit, type PackedImage } from './packed-hit.ts'

/**
 * A hit as cards take it, from the document. Fields no card shows (sizes, page ids, option levels) are empty
 * on the page a visit starts with.
 */
export const unpackHit = (packed: PackedHit): Hit => {
  const [productId, slug, name, brand, availabilityFlag, offsettedPosition, packedPrice, packedColors, rare] = packed
  const { image: rareImage, categories = [], ...others } = rare ?? {}
  const unpackImage = createImageReader()
  const colors = packedColors.map((color) => unpackColor(color, { ofProduct: availabilityFlag, unpackImage }))
  const price = priceOf(typeof packedPrice === 'number' ? { sale: packedPrice } : packedPrice)
  const image = rareImage === undefined ? colors[0]?.mainImage : unpackImage(rareImage)
  return {
    ...NOT_SENT,
    isFinalSale: false,
    brandTag: usualTag(brand),
    categories: withAbove(categories),
    objectID: productId,
    priceRange: { saleMin: price.sale, saleMax: price.sale, listMin: price.list, listMax: price.list },
    ...others,
    productId,
    slug: slug === '' ? usualTag(name) : slug,
    name,
    brand,
    availabilityFlag,
    offsettedPosition,
    price,
    colors,
    ...(image === undefined ? {} : { image }),
  }
}

/** Each category with those it is in. */
const withAbove = (categories: readonly string[]): readonly string[] => [
  ...new Set(
    categories.flatMap((category) => {
      const levels = category.split(LEVEL_SEPARATOR)
      return levels.map((_, place) => levels.slice(0, place + 1).join(LEVEL_SEPARATOR))
    }),
  ),
]

const NOT_SENT = {
  productAvailability: '',
  optionLevels: [],
  sizes: [],
  categoryPageIds: [],
  collections: [],
}

const priceOf = (price: Partial<Hit['price']> & Pick<Hit['price'], 'sale'>): Hit['price'] => ({ list: price.sale, onSale: false, ...price })

const unpackColor = (
  [slug, name, hex, mainImage, secondaryImage, rare]: PackedColor,
  { ofProduct, unpackImage }: { readonly ofProduct: number; readonly unpackImage: UnpackImage },
): HitColor => ({
  slug,
  name,
  availabilityFlag: ofProduct,
  ...rare,
  ...(hex === null ? {} : { hex }),
  ...(mainImage === null ? {} : { mainImage: unpackImage(mainImage) }),
  ...(secondaryImage === null ? {} : { secondaryImage: unpackImage(secondaryImage) }),
})

type UnpackImage = (image: PackedImage) => HitImage

const createImageReader = (): UnpackImage => {
  const read = createAddressReader()
  return (image) => (isAddress(image) ? { src: read(image), ...USUAL_SIZE } : image)
}

const isAddress = (image: PackedImage): image is RowAddress => typeof image === 'string' || Array.isArray(image)
