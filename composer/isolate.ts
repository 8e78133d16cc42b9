import { isInterfaceRightToLeft } from './interface-locale.ts'

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u

const mark = (words: string): string => `\u2068${words}\u2069`

/**
 * Words of a page inside a sentence of the composer. Those of another direction are told apart by the signs that Unicode has for it: quotation
 * marks and full stops beside them stay where they belong. In a sentence from right to left all are, whatever they begin with. They are for
 * the screen alone and must not be stored.
 */
export const isolate = (words: string): string => (isInterfaceRightToLeft() || RIGHT_TO_LEFT.test(words) ? mark(words) : words)

/** The name of an entry (`entryName`), for the screen: what the block is, in the composer's language, and its own words in quotation marks. */
export const isolateName = (name: string): string => {
  const isolated = name.replace(/“(.*)”$/su, (_whole, words: string) => `“${isolate(words)}”`)
  return isInterfaceRightToLeft() ? mark(isolated) : isolated
}

/** The way to a problem (`where`): names of entries from the page to a field. */
export const isolateWay = (where: string): string =>
  where
    .split(' > ')
    .map((name) => (name.endsWith('”') ? isolateName(name) : isolate(name)))
    .join(' > ')
