import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { inLocale } from '../../../src/site/text-language.ts'
import type { LocalisedText } from '../../database/schema/catalogue.ts'
import { plainWords } from './plain-words.ts'
import type { IndexedProduct } from './index-source.ts'
import type { RecordColor } from './record-colors.ts'

/**
 * What typed words are looked for in, in all languages of the site, by how much it says about what a product is. One list each, and
 * no others: the vendor restricts a query only to attributes that stand by themselves, and the embedded search tells four apart.
 */
export interface SearchedWords {
  readonly names: readonly string[]
  /** Brand and categories. */
  readonly kinds: readonly string[]
  /** Colors, the merchant's tags, and skus. */
  readonly tags: readonly string[]
  /** Searched where the others find nothing (docs/decisions/0080). */
  readonly descriptions: readonly string[]
}

interface Words {
  readonly product: Pick<IndexedProduct, 'name' | 'brandName' | 'tags' | 'description' | 'details'>
  readonly colors: readonly RecordColor[]
  readonly categories: readonly string[]
  readonly categoryNames: Readonly<Record<string, readonly string[]>>
  readonly skus: readonly string[]
  readonly site: Pick<SiteConfig, 'code' | 'languages'>
}

export const searchedWords = ({ product, colors, categories, categoryNames, skus, site }: Words): SearchedWords => ({
  names: textsIn(product.name, site),
  kinds: unique([product.brandName, ...categories, ...Object.values(categoryNames).flat()]),
  tags: unique([
    ...colors.flatMap(({ name, localised }) => [name, ...Object.values(localised).map((each) => each.name)]),
    ...product.tags,
    ...skus,
  ]),
  descriptions: [product.description, product.details].flatMap((text) => textsIn(text, site)).map(plainWords),
})

/** A text in English and in the languages of a site. */
const textsIn = (text: LocalisedText, { code, languages }: Words['site']): readonly string[] =>
  unique(['en', ...languages].flatMap((language) => inLocale(text, localeTag(language, code)).slice(0, 1))).filter((each) => each !== '')

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]
