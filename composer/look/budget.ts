/**
 * Bytes that a page may have without a word, and its largest picture: at the 1.6 Mbit/s of a phone far from a mast, by which Lighthouse too
 * judges a page, a picture of 300 kB takes a second and a half, and 2 MB take ten.
 */
export const BUDGET = { page: 2_000_000, picture: 300_000 } as const

/** What WCAG 1.4.3 asks of the contrast of words with what is below them. */
export const CONTRAST = { text: 4.5, large: 3 } as const

export const kilobytes = (bytes: number): number => Math.round(bytes / 1000)
