const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/**
 * Words of a page inside a sentence of the composer. Those of another direction are told apart by the signs that Unicode has for it: quotation
 * marks and full stops beside them stay where they belong. They are for the screen alone and must not be stored.
 */
export const isolate = (words: string): string => (RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words)

/** The name of an entry (`entryName`), for the screen: what the block is, in the composer's language, and its own words in quotation marks. */
export const isolateName = (name: string): string => name.replace(/“(.*)”$/su, (_whole, words: string) => `“${isolate(words)}”`)

/** The way to a problem (`where`): names of entries from the page to a field. */
export const isolateWay = (where: string): string =>
  where
    .split(' > ')
    .map((name) => (name.endsWith('”') ? isolateName(name) : isolate(name)))
    .join(' > ')
