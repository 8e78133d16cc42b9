import type { SiteConfig } from '../../src/site/site-config.ts'
import { ancestorTags } from '../catalogue/category-tag.ts'

/** What a site's configuration says of a category, for channels that ask. */
export type CategoryFacts = NonNullable<NonNullable<SiteConfig['feeds']>['categories']>[string]

const NONE: CategoryFacts = {}

/** What is said of a product by its categories (`women > shoes`, the deepest first): of each fact the one of the deepest category. */
export const categoryFacts = (categories: readonly string[], { feeds }: Pick<SiteConfig, 'feeds'>): CategoryFacts => {
  const said = feeds?.categories
  const [tag] = categories
  if (said === undefined || tag === undefined) return NONE
  return Object.assign({}, ...ancestorTags(tag).map((ancestor) => (Object.hasOwn(said, ancestor) ? said[ancestor] : {})))
}
