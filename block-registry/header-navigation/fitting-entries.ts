/**
 * Widths of windows from which on an entry of the menu may stand in its row, in pixels; the same as in desktop-menu.module.scss. Below the
 * first there is no such menu; from the last on the page does not get wider.
 */
export const MENU_WIDTHS = [993, 1060, 1120, 1180, 1240, 1280, 1340, 1400, 1440, 1500, 1560, 1600, 1680] as const

/** From which window on an entry stands in the row. The first entries always do; `never` for one that has no room in any. */
export type RowFrom = (typeof MENU_WIDTHS)[number] | 'never'

/**
 * Which entries of a menu stand in its row, by the width of the window; the rest stand under More. Decided from the length of the words
 * and not by measuring, so that the server knows it: nothing moves once the page is there, and it holds without a script. Words are taken
 * for a little longer than they are; where they are longer still, the row wraps.
 */
export const fittingEntries = (labels: readonly string[], more: string): readonly RowFrom[] => {
  const moreWidth = widthOf(more)
  let used = 0
  return labels.map((label, index) => {
    used += widthOf(label)
    const isLast = index === labels.length - 1
    const needed = isLast ? used : used + moreWidth
    return MENU_WIDTHS.find((window) => roomIn(window) >= needed) ?? 'never'
  })
}

/** What the logo and the tools beside the menu leave, with the page's gutters. */
const roomIn = (window: number): number => window - BESIDE - 2 * Math.min(window / 32, 40)

const BESIDE = 330
const PADDING = 32
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const NARROW = /[\sijlftrI.,:;'’|!()-]/

const widthOf = (label: string): number =>
  PADDING +
  [...label].reduce((sum, sign) => sum + (WIDE.test(sign) ? 16 : NARROW.test(sign) ? 6 : /\p{Lu}|[mw&]/u.test(sign) ? 12.5 : 9), 0)
