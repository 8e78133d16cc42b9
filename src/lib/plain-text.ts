/** Tags, and words with a mark before them that stand for a value (CALL-60). A `<` or `!` of a sentence is neither. */
const MARKUP = /<\/?[a-z][^>]*>|<!--.*?-->/gis
const TOKEN = /(?<![\p{L}\p{N}])![a-z]\w*/giu

/** A text as a name: no markup, no `!tokens`, none of `$`, `%` and `*`, and single spaces (LOCALE-23 to LOCALE-26). */
export const plainText = (text: string): string =>
  text.replaceAll(MARKUP, ' ').replaceAll(TOKEN, ' ').replaceAll(/[$%*]/g, '').replaceAll(/\s+/g, ' ').trim()
