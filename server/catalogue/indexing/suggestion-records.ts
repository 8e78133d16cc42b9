import type { NavigationNode } from '../../../src/site/navigation.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { ancestorTags } from '../category-tag.ts'
import { countBy } from '../count-by.ts'
import { localised } from '../localised.ts'
import type { NavigationByLanguage } from './category-labels.ts'
import type { SlimSource } from './slim-source.ts'

/** A search worth offering; the record of the `_query_suggestions` index. */
export interface SuggestionRecord {
  readonly objectID: string
  readonly query: string
  readonly language: string
  /** How much is found and how well it sells. */
  readonly popularity: number
}

interface Request {
  readonly sources: readonly SlimSource[]
  readonly site: SiteConfig
  readonly navigation: NavigationByLanguage
}

const MIN_PRODUCTS = 2
const MAX_NAMED_PRODUCTS = 40

/** Categories, brands and best sellers by name, in each of the site's languages. */
export const suggestionRecords = ({ sources, site, navigation }: Request): readonly SuggestionRecord[] => {
  const byTag = countBy(sources.flatMap(({ product }) => [...new Set(product.categories.flatMap(ancestorTags))]))
  const byBrand = countBy(sources.map(({ product }) => product.brandName))
  const bestSellers = [...sources].sort((a, b) => b.product.popularity - a.product.popularity).slice(0, MAX_NAMED_PRODUCTS)
  const records = site.languages.flatMap((language) => [
    ...deepest(navigation.get(language) ?? []).map(({ label, filters }) =>
      suggestion(label.toLocaleLowerCase(language), language, 10 * (byTag.get(filters['categories']?.[0] ?? '') ?? 0)),
    ),
    ...[...byBrand].map(([brand, count]) => suggestion(brand, language, count)),
    ...bestSellers.map(({ product }) => suggestion(localised(product.name, localeTag(language, site.code)), language, MIN_PRODUCTS)),
  ])
  const best = new Map<string, SuggestionRecord>()
  for (const record of records)
    if (record.popularity >= MIN_PRODUCTS && record.popularity > (best.get(record.objectID)?.popularity ?? 0))
      best.set(record.objectID, record)
  return [...best.values()]
}

const suggestion = (query: string, language: string, popularity: number): SuggestionRecord => ({
  objectID: `${language}:${query}`,
  query,
  language,
  popularity,
})

const deepest = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes
    .filter(({ hide, filters }) => hide !== true && Object.keys(filters).join() === 'categories')
    .flatMap((node) => (node.children.length === 0 ? [node] : deepest(node.children)))
