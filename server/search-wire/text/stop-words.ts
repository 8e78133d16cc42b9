/** Words that say nothing about a product, folded, by language. The vendor's own lists are longer. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'a an and are as at by for from i in is it its me my of on or our s some that the their this to with your',
  es: 'a al con de del el en es la las lo los mi mis o para por que se su sus un una unas unos y',
  fr: 'a au aux avec ce ces d dans de des du en et l la le les mes mon ou par pour que sa sans ses son sur un une',
  ar: 'في من على الى عن مع او و هذا هذه التي الذي',
  de: 'am an auf aus bei das dem den der des die ein eine einen einer fur im in mit oder und von zu zum zur',
  it: 'a al alla con da dei del della di e gli i il in la le lo o per su un una',
  nl: 'de een en het in met of op te van voor',
  pt: 'a ao as com da das de do dos e em na nas no nos o os ou para por um uma',
}

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
)

export const isStopWord = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => SETS.get(language)?.has(word) === true)

/** What `removeStopWords: true` without `queryLanguages` means. */
export const STOP_WORD_LANGUAGES: readonly string[] = [...SETS.keys()]
