/** Longer than any name of a person, street or product that is one. */
const MOST = 200

/**
 * What somebody typed, as one line that can do nothing to the lines around it: without control characters, halves of characters, line ends and
 * marks that turn the direction of what follows, and cut where it is too long to be read.
 */
export const plainValue = (value: string): string => {
  const line = value
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const characters = [...line.slice(0, 2 * MOST)]
  return characters.length <= MOST && line.length <= 2 * MOST ? line : `${characters.slice(0, MOST - 1).join('')}…`
}

/** The same inside a sentence: its own direction ends with it. */
export const plainWord = (value: string): string => `\u2068${plainValue(value)}\u2069`
