/** Words as they are compared: whatever the case and the accents. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The plain words of a text, in their order. */
export const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
