import type { PageView } from '../../load/page-view.ts'
import {
  createAddressReader,
  LEVEL_SEPARATOR,
  USUAL_SIZE,
  usualTag,
  type PackedAnswer,
  type PackedView,
  type RowAddress,
  type PackedColor,
  type PackedHit,
  type PackedImage,
  type PackedFacets,
  type PackedOption,
} from './packed-view.ts'
import type { Hit, HitColor, HitImage } from '../../../clients/search/hit.ts'
import type { FilterKind, FilterOption } from '../../../features/listing/listing-address.ts'
import { defined } from '../../../lib/defined.ts'

/** A view as blocks take it, from the document and what its head says already. */
export const unpackView = ({ context: { listing, ...context }, data, ...view }: PackedView, head: PageView['head']): PageView => ({
  ...view,
  head,
  context: {
    ...context,
    ...(listing === undefined ? {} : { listing: { ...listing, hits: listing.hits.map(unpackHit), facets: unpackFacets(listing.facets) } }),
  },
  data: Object.fromEntries(Object.entries(data).map(([id, answers]) => [id, unpackAnswers(answers)])),
})

const unpackAnswers = (answers: PackedView['data'][string]): PageView['data'][string] =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, unpackAnswer(answer)]))

const unpackAnswer = (answer: PackedAnswer): unknown => ('plain' in answer ? answer.plain : answer.map(unpackHit))

/**
 * A hit as cards take it, from the document. Fields no card shows (sizes, page ids, option levels) are empty
 * on the page a visit starts with.
 */
export const unpackHit = (packed: PackedHit, index: number): Hit => {
  const [productId, slug, name, brand, availabilityFlag, position, packedPrice, packedColors, rare] = packed
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
    offsettedPosition: position + index,
    price,
    colors,
    ...defined({ image }),
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

/** Options by kind as blocks take them. */
export const unpackFacets = (packed: PackedFacets): Readonly<Partial<Record<FilterKind, readonly FilterOption[]>>> =>
  // Keys of an object of ours.
  Object.fromEntries(
    (Object.entries(packed) as [FilterKind, readonly PackedOption[]][]).map(([kind, options]) => [kind, options.map(optionOf(kind))]),
  )

const optionOf =
  (filterType: FilterKind) =>
  ([tag, value, count, properties]: PackedOption): FilterOption => ({
    filterType,
    tag: tag === '' ? usualTag(value) : tag,
    value,
    count,
    ...defined({ properties }),
  })
