import { readFileSync } from 'node:fs'
import type { IndexSettings } from 'algoliasearch'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { SEARCHED_FIRST } from '../../../src/clients/search/word-parameters.ts'
import { projectPath } from '../../paths.ts'
import { replicaName } from './index-names.ts'

const FACETS = [
  'brand',
  'brandTag',
  'categories',
  'categoryPageIds',
  'collections',
  'color',
  'size',
  'slug',
  'productId',
  'onSale',
  'availabilityFlag',
  'price',
]

/** What a product is searched by, the most telling first: `searchedWords`. */
const SEARCHED = [...SEARCHED_FIRST, 'searched.descriptions']

/** The vendor's default ranking criteria; they decide between records that are equal by the sort order. */
const RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

/** What a product index and each of its sort orders are set to, by index name; the index itself first. */
export const indexSettings = (base: string, site: SiteConfig): ReadonlyMap<string, IndexSettings> => {
  const sorts = readSorts().flatMap(({ indexSuffix }) => {
    const order = sortOrder(indexSuffix, site.code)
    return order === undefined ? [] : [{ name: replicaName(base, indexSuffix), order }]
  })
  const shared = sharedSettings(site)
  return new Map<string, IndexSettings>([
    [base, { ...shared, ranking: RANKING, replicas: sorts.map(({ name }) => name) }],
    ...sorts.map(({ name, order }): [string, IndexSettings] => [name, { ...shared, ranking: [order, ...RANKING] }]),
  ])
}

/** In which languages an index has its words, for the vendor's segmentation and plurals. */
export const languageSettings = ({ languages }: Pick<SiteConfig, 'languages'>): IndexSettings => {
  // Every name is in the index in English too. Languages of a site are two letters, as the vendor's are.
  const all = [...new Set([...languages, 'en'])] as NonNullable<IndexSettings['queryLanguages']>
  return { indexLanguages: all, queryLanguages: all, ignorePlurals: true }
}

const sharedSettings = ({ code, languages }: SiteConfig): IndexSettings => {
  return {
    ...languageSettings({ languages }),
    // In a list no place is better than another.
    searchableAttributes: SEARCHED.map((attribute) => `unordered(${attribute})`),
    attributesToHighlight: ['name'],
    ...compoundSettings(languages),
    attributesForFaceting: FACETS,
    numericAttributesForFiltering: ['availabilityFlag', `price.${code}.sale`, `price.${code}.list`],
    customRanking: ['desc(popularity)', 'desc(createdAt)'],
    // Products that are colors of one another (`_grp_`) share it: a listing or a tray shows one card for all of them.
    attributeForDistinct: 'groupId',
    distinct: 1,
    paginationLimitedTo: 5_000,
    maxValuesPerFacet: 1_000,
  }
}

/** Languages of the vendor that write a thing and what kind it is as one word. */
const COMPOUNDING = ['nl', 'de', 'fi', 'da', 'sv', 'no'] as const

const compoundSettings = (languages: readonly string[]): IndexSettings => {
  const compounding = COMPOUNDING.filter((language) => languages.includes(language))
  if (compounding.length === 0) return {}
  return {
    decompoundedAttributes: Object.fromEntries(compounding.map((language) => [language, [...SEARCHED_FIRST]])),
  }
}

const sortOrder = (suffix: string, country: string): string | undefined => {
  const orders: Readonly<Record<string, string>> = {
    newest: 'desc(createdAt)',
    priceAsc: `asc(price.${country}.sale)`,
    priceDesc: `desc(price.${country}.sale)`,
    discountDesc: `desc(discount.${country})`,
  }
  return orders[suffix]
}

const readSorts = (): readonly { readonly indexSuffix: string }[] =>
  // The file is ours and checked by its own test.
  JSON.parse(readFileSync(projectPath('themes/sortOptions.json'), 'utf8')) as readonly { readonly indexSuffix: string }[]
