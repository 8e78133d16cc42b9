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

/** Finds products with some of the words where none has all of them. */
export const SOME_WORDS = { removeWordsIfNoResults: 'allOptional' } as const
