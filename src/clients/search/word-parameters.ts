/** A site's languages, and the one of the page. */
interface Speaker {
  readonly site: { readonly languages: readonly string[] }
  readonly language: string
}

/**
 * How typed words are understood: singular for plural in every language of the site, without the small words of the page's
 * own. Nothing where no words are typed.
 */
export const wordParameters = (query: string, { site, language }: Speaker): Readonly<Record<string, unknown>> =>
  query.trim() === ''
    ? {}
    : { queryLanguages: [...new Set([language, ...site.languages, 'en'])], ignorePlurals: true, removeStopWords: [language] }

/** Attributes of a product that typed words are looked for in before its description. */
export const SEARCHED_FIRST = ['searched.names', 'searched.kinds', 'searched.tags'] as const

/** How words are understood in a search of products: `wordParameters`, and without their descriptions. */
export const productWordParameters = (query: string, speaker: Speaker): Readonly<Record<string, unknown>> =>
  query.trim() === '' ? {} : { ...wordParameters(query, speaker), restrictSearchableAttributes: SEARCHED_FIRST }

/** Looks for words in descriptions too. */
export const IN_DESCRIPTIONS = { restrictSearchableAttributes: [] } as const

/** Finds products with some of the words where none has all of them. */
export const SOME_WORDS = { removeWordsIfNoResults: 'allOptional' } as const
