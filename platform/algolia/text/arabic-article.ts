/** Conjunction, preposition and article that Arabic writes joined to the noun. */
const JOINED = /^(?:و|ف)?(?:بال|كال|لل|ال)(?=\p{L}{3})/u

/** An Arabic word without what is joined to its beginning, when something is. */
export const withoutArticle = (word: string): string | undefined => {
  const bare = word.replace(JOINED, '')
  return bare === word ? undefined : bare
}
