import type { PageKind } from '../../../schemas/page-kinds.ts'
import type { Page } from '../../../schemas/page.ts'

/** How wide words are, in pixels. */
export type MeasureText = (text: string, fontPx: number) => number

/** What of a page a list of search results shows. */
export type FoundPart = 'title' | 'description'

/**
 * The room that there is on the screen of a computer: two lines for the description. Below `leastPx` words say too little to be chosen.
 * Engines do not publish these numbers and change them; a phone has about as much.
 */
export const ROOM = {
  title: { fontPx: 20, leastPx: 80, mostPx: 580 },
  description: { fontPx: 14, leastPx: 200, mostPx: 920 },
} as const satisfies Readonly<Record<FoundPart, { readonly fontPx: number; readonly leastPx: number; readonly mostPx: number }>>

/** Words as they are shown, and how many letters do not fit. */
export interface ShownWords {
  readonly shown: string
  readonly tooMany: number
  /** They fill so little that an engine may take others in their place. */
  readonly isShort: boolean
}

/** Cuts words where a search result does: by their width, at the end of a word where there is one. */
export const fitWords = (words: string, part: FoundPart, measure: MeasureText): ShownWords => {
  const { fontPx, leastPx, mostPx } = ROOM[part]
  const letters = lettersOf(words)
  const width = measure(words, fontPx)
  if (width <= mostPx) return { shown: words, tooMany: 0, isShort: width < leastPx }
  const room = mostPx - measure(CUT, fontPx)
  const fitting = mostThatFits(letters, (text) => measure(text, fontPx) <= room)
  const kept = letters.slice(0, fitting).join('')
  return { shown: `${atWordsEnd(kept, words)}${CUT}`, tooMany: letters.length - fitting, isShort: false }
}

const CUT = ' …'

/** Letters as people count them: one with its accents is one. */
const lettersOf = (words: string): readonly string[] => [...SEGMENTER.segment(words)].map(({ segment }) => segment)
const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** How many letters from the first on fit. */
const mostThatFits = (letters: readonly string[], fits: (text: string) => boolean): number => {
  let [least, most] = [0, letters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(letters.slice(0, middle).join(''))) least = middle
    else most = middle - 1
  }
  return least
}

/** Scripts without spaces are cut where they are. */
const atWordsEnd = (kept: string, words: string): string => {
  const isWholeWord = /^\s/.test(words.slice(kept.length))
  const end = kept.lastIndexOf(' ')
  return (isWholeWord || end <= 0 ? kept : kept.slice(0, end)).trimEnd()
}

/** Kinds of page that search engines list under words of their own: those of others are of a product, a category, or nobody else’s business. */
export const FOUND_KINDS: ReadonlySet<PageKind> = new Set(['home', 'landing', 'contact'])

export const hasOwnResult = (kind: PageKind): boolean => FOUND_KINDS.has(kind)

export const isFound = ({ kind, seo }: Pick<Page, 'kind' | 'seo'>): boolean => hasOwnResult(kind) && seo.noindex !== true

/** The title that a page’s own words make, as src/page/page-title.ts does; undefined where the shop’s texts make it. */
export const ownTitle = ({ kind, title, seo }: Pick<Page, 'kind' | 'title' | 'seo'>, siteName: string): string | undefined =>
  seo.title ?? (kind === 'landing' ? `${title} | ${siteName}` : undefined)
