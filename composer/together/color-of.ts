/** White on any of the colours, whatever the system's are. */
export const LETTERS = '#ffffff'

/** Behind white letters: at least 4.5 to 1, in light and in dark (tests/composer/together/color-of.test.ts). */
export const COLORS = ['#a3243b', '#8a4b00', '#4d6600', '#00695c', '#01579b', '#3d3db4', '#7b1fa2', '#6b4038'] as const

/** The same for a name in every window and in every release. */
export const colorOf = (name: string): string => {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
  return COLORS[sum % COLORS.length] ?? COLORS[0]
}

/** `JS` of Jan Smit: the first letters of the first and the last word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s@._-]+/u).filter((word) => word !== '')
  return [words[0], ...words.slice(1).slice(-1)]
    .map((word) => [...segmenter.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}

/** Letters as people count them. */
const segmenter = new Intl.Segmenter()
