/**
 * Widths of letters in thousandths of the size of the font, from the space on: those of the sans serif that search engines set results in.
 * For whoever has no canvas to measure with; a browser measures.
 */
const FIRST = 32
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278,
  278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
  667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556,
  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const OF_OTHERS = 500

/** Letters as wide as high: Chinese, Japanese and Korean, and signs of their width. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u
/** Marks stand on the letter before them. */
const MARK = /\p{M}/u

/** About how wide words are, in pixels. */
export const estimateWidth = (text: string, fontPx: number): number => {
  const thousandths = [...text.normalize('NFC')].reduce((sum, letter) => sum + widthOf(letter), 0)
  return (thousandths * fontPx) / 1000
}

const widthOf = (letter: string): number => {
  if (MARK.test(letter)) return 0
  if (WIDE.test(letter)) return 1000
  // One with an accent is as wide as without.
  return WIDTHS[(letter.normalize('NFD').codePointAt(0) ?? 0) - FIRST] ?? OF_OTHERS
}
