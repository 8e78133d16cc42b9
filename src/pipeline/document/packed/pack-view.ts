import type { Hit, HitColor, HitImage } from '../../../clients/search/hit.ts'
import type { ListingContext } from '../../../features/listing/listing-context.ts'
import type { PageView } from '../../load/page-view.ts'
import {
  packFacets,
  createAddressPacker,
  LEVEL_SEPARATOR,
  USUAL_SIZE,
  usualTag,
  type PackedAnswer,
  type PackedView,
  type PackedColor,
  type PackedHit,
  type PackedImage,
  type PackedPrice,
  type RareOfHit,
} from './packed-view.ts'
import { defined } from '../../../lib/defined.ts'

/**
 * A view as the document carries it: after brotli 5 the home page is 11.5 kB instead of 12.6, a listing 9.4 instead of 10.1, a
 * product 11.7 instead of 12.4; unpacking is 0.8 kB of code, fetched once (docs/decisions/0022).
 */
export const packView = ({ key, items, variants, context: { listing, ...context }, data }: PageView): PackedView => ({
  key,
  items,
  ...defined({ variants }),
  context: { ...context, ...(listing === undefined ? {} : { listing: packListing(listing) }) },
  data: Object.fromEntries(Object.entries(data).map(([id, answers]) => [id, packAnswers(answers)])),
})

const packListing = (listing: ListingContext) => ({ ...listing, hits: listing.hits.map(packHit), facets: packFacets(listing.facets) })

const packAnswers = (answers: PageView['data'][string]): PackedView['data'][string] =>
  Object.fromEntries(Object.entries(answers).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, packAnswer(answer)]])))

/** Most answers are lists of hits, which are packed; another one travels as it is. */
const packAnswer = (answer: unknown): PackedAnswer => (isHits(answer) ? answer.map(packHit) : { plain: answer })

const isHits = (answer: unknown): answer is readonly Hit[] =>
  Array.isArray(answer) && answer.every((each) => typeof each === 'object' && each !== null && 'objectID' in each)

/** Leaves out of a hit what a card does not show and what the browser can derive: half of a listing's document was hits. */
export const packHit = (hit: Hit, index: number): PackedHit => {
  const { productId, slug, name, brand, availabilityFlag, offsettedPosition, price, colors } = hit
  const packImage = createImagePacker()
  const packedColors = colors.map((color) => packColor(color, { ofProduct: availabilityFlag, packImage }))
  return [
    productId,
    slug === usualTag(name) ? '' : slug,
    name,
    brand,
    availabilityFlag,
    offsettedPosition - index,
    packPrice(price),
    packedColors,
    ...ifAny(rareOf(hit, packImage)),
  ]
}

const rareOf = (hit: Hit, packImage: PackImage): RareOfHit => {
  const { objectID, productId, brand, brandTag, categories, isFinalSale, shippingDateRange, rating, image, colors } = hit
  const collections = hit.collections.filter((tag) => !tag.startsWith('_'))
  return {
    ...(objectID === productId ? {} : { objectID }),
    ...(isOnePrice(hit) ? {} : { priceRange: hit.priceRange }),
    ...(brandTag === usualTag(brand) ? {} : { brandTag }),
    // What campaigns look at.
    ...(categories.length === 0 ? {} : { categories: deepest(categories) }),
    ...(collections.length === 0 ? {} : { collections }),
    ...(isFinalSale ? { isFinalSale: true } : {}),
    ...defined({ shippingDateRange, rating }),
    ...(image === undefined || image.src === colors[0]?.mainImage?.src ? {} : { image: packImage(image) }),
  }
}

const deepest = (categories: readonly string[]): readonly string[] =>
  categories.filter((category) => !categories.some((other) => other.startsWith(`${category}${LEVEL_SEPARATOR}`)))

const packPrice = ({ sale, list, onSale }: Hit['price']): number | PackedPrice =>
  list === sale && !onSale ? sale : { sale, ...(list === sale ? {} : { list }), ...(onSale ? { onSale } : {}) }

const isOnePrice = ({ price: { sale, list }, priceRange: { saleMin, saleMax, listMin, listMax } }: Hit): boolean =>
  saleMin === sale && saleMax === sale && listMin === list && listMax === list

const packColor = (
  color: HitColor,
  { ofProduct, packImage }: { readonly ofProduct: number; readonly packImage: PackImage },
): PackedColor => {
  const imageOrNull = (image: HitImage | undefined): PackedImage | null => (image === undefined ? null : packImage(image))
  const { slug, name, hex, mainImage, secondaryImage, availabilityFlag, ...others } = color
  const rare = { ...others, ...(availabilityFlag === ofProduct ? {} : { availabilityFlag }) }
  return [slug, name, hex ?? null, imageOrNull(mainImage), imageOrNull(secondaryImage), ...ifAny(rare)]
}

/** What is rare ends a row, where there is any of it. */
const ifAny = <Rare extends object>(rare: Rare): readonly [Rare] | readonly [] => (Object.keys(rare).length === 0 ? [] : [rare])

type PackImage = (image: HitImage) => PackedImage

const createImagePacker = (): PackImage => {
  const pack = createAddressPacker()
  return (image) => (image.width === USUAL_SIZE.width && image.height === USUAL_SIZE.height ? pack(image.src) : image)
}
