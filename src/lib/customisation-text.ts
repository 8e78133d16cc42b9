// The tags at the end are what flags of regions are spelled with; without their flag they cannot be seen.
const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\u{E0020}-\u{E007F}]/u
const JOINER = '\u200D'
const isPictograph = (character: string | undefined): boolean => character !== undefined && PICTOGRAPH.test(character)

/**
 * A typed text without emoji and pictographs (CUST-14, TRICKY-22). Digits, # and * stay, and so does a joiner that joins letters:
 * it goes only beside a pictograph.
 */
export const withoutPictographs = (text: string): string => {
  const characters = [...text]
  return characters
    .filter((character, index) => {
      if (character === JOINER) return !isPictograph(characters[index - 1]) && !isPictograph(characters[index + 1])
      return !isPictograph(character)
    })
    .join('')
}

/** As people count: a letter with its marks is one. */
export const graphemes = (text: string): readonly string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment)

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a field takes of what was typed: no pictographs, and no more than fits (CUST-15). */
export const cleanText = (typed: string, maxLength = Infinity): string => {
  const text = withoutPictographs(typed)
  return text.length <= maxLength ? text : graphemes(text).slice(0, maxLength).join('')
}
