import type { BlockMeta } from '../../schemas/page.ts'

/** What decides whether a block shows. */
export interface Audience {
  /** Epoch milliseconds. */
  readonly now: number
  readonly countryCode: string
  readonly language: string
  /** See `navContextOf`. Absent: not known yet, as for the frame around the pages; such blocks are left to `NavGate`. */
  readonly navContext?: string
}

/** Whether a block with these settings shows, wherever it stands. */
export const isFor = (meta: BlockMeta | undefined, audience: Audience): boolean => {
  if (meta === undefined) return true
  if (meta.visibleFrom !== undefined && audience.now < Date.parse(meta.visibleFrom)) return false
  if (meta.visibleUntil !== undefined && audience.now >= Date.parse(meta.visibleUntil)) return false
  return isForSite(meta, audience)
}

/** The same, whatever the time is. */
export const isForSite = (meta: BlockMeta | undefined, { countryCode, language, navContext }: Audience): boolean =>
  allows(meta?.countries, countryCode) &&
  allows(meta?.languages, language) &&
  (navContext === undefined || allows(meta?.navContexts, navContext))

/** No list allows everything. */
const allows = (list: readonly string[] | undefined, value: string): boolean =>
  list === undefined || list.length === 0 || list.includes(value)
