import type { SizeGuideCategory, SizeGuideOffer, SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { Product } from '../../../schemas/api/product.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** What of a product decides its size guide. */
export interface SizedProduct {
  readonly slug: string
  readonly brandTag: string
  readonly categories: readonly string[]
  readonly categoryPageIds: readonly string[]
  readonly collections: readonly string[]
  readonly measurementChart?: string
}

interface Choice {
  readonly categories: readonly SizeGuideCategory[]
  readonly product: SizedProduct
  /** `sizeGuide.aggregation` of the site. */
  readonly aggregates: boolean
}

const POINTS = { categoryPageId: 10_000_000, brand: 50_000, collection: 1_000, category: 1_000, keyword: 1 } as const
const DIVISION = '_div_'

/**
 * The guide for a product: the highest score, of equal ones the first; without any, the one of its division whose keyword its
 * slug holds; without that, the one its measurement chart names (SIZEG-06 to SIZEG-15). Undefined: no guide.
 */
export const chooseSizeGuide = ({ categories, product, aggregates }: Choice): SizeGuideCategory | undefined =>
  (aggregates ? bestScored(categories, product) : undefined) ??
  categories.find((category) => isOfDivision(category, product) && keywordCount(category, product.slug) > 0) ??
  categories.find(({ categoryKey }) => categoryKey === product.measurementChart)

const bestScored = (categories: readonly SizeGuideCategory[], product: SizedProduct): SizeGuideCategory | undefined => {
  let best: { readonly category: SizeGuideCategory; readonly score: number } | undefined
  for (const category of categories) {
    const score = scoreOf(category, product)
    if (score > (best?.score ?? 0)) best = { category, score }
  }
  return best?.category
}

const scoreOf = (category: SizeGuideCategory, product: SizedProduct): number => {
  const { brands = [] } = category
  const brandCount = common(brands, [product.brandTag])
  if (brands.length > 0 && brandCount === 0) return 0
  const score =
    POINTS.categoryPageId * common(category.categoryPageIds, product.categoryPageIds) +
    POINTS.brand * brandCount +
    POINTS.collection * common(category.collection === undefined ? [] : [category.collection], product.collections) +
    POINTS.category * common(category.categories, product.categories)
  return score === 0 ? 0 : score + POINTS.keyword * keywordCount(category, product.slug)
}

const isOfDivision = ({ collection }: SizeGuideCategory, { collections }: SizedProduct): boolean =>
  collection !== undefined && collection.startsWith(DIVISION) && collections.includes(collection)

/** A keyword is a whole run between hyphens: `bra` is in lace-bra-black, not in bracelet. */
const keywordCount = ({ slugKeywords = [] }: SizeGuideCategory, slug: string): number =>
  slugKeywords.filter((keyword) => keyword !== '' && `-${slug}-`.toLowerCase().includes(`-${keyword}-`.toLowerCase())).length

const common = (required: readonly string[] = [], own: readonly string[]): number => required.filter((value) => own.includes(value)).length

interface Deps {
  readonly guides: SizeGuides
  readonly product: Product
  readonly site: Pick<SiteConfig, 'sizeGuide'>
}

/** The size guide a product page links to; undefined where there is none for it (SIZEG-15). */
export const offerSizeGuide = ({ guides: { categories, buttonText }, product, site }: Deps): SizeGuideOffer | undefined => {
  const sized = { ...product, brandTag: product.brand.tag, collections: product.collections.map(({ tag }) => tag) }
  const chosen = chooseSizeGuide({ categories, product: sized, aggregates: site.sizeGuide.aggregation })
  return chosen === undefined ? undefined : { buttonText, categoryKey: chosen.categoryKey }
}
