import type { Product } from '../../../schemas/api/product.ts'
import type { SizeGuideOffer, SizeGuides } from '../../../schemas/api/size-guide.ts'
import { chooseSizeGuide } from '../../features/size-guide/model/choose-size-guide.ts'
import type { SiteConfig } from '../../site/site-config.ts'

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
