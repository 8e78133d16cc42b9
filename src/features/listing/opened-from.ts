import { wallTime } from '../../lib/clock.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { report } from '../../lib/report.ts'
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts'
import type { Crumb, PageContext } from '../../page/page-context.ts'
import { readListingAddress, writeListingAddress } from './listing-address.ts'

/** The way to the listing that a product was opened from. */
interface Opened {
  /** Base path: another site, or another language, has other listings and other words. */
  readonly in: string
  /** From below home to the listing, whose path has its words, filters and page. */
  readonly crumbs: readonly Crumb[]
  readonly at: number
}

/** By product id. */
type ListingMap = Readonly<Record<string, Opened>>

/** Where products of this browser were opened from (STORE-02). */
export interface OpenedFrom {
  /** Notes the page that a product is opened from, where it is a listing. `search`: the query of its address. */
  readonly store: (productId: string, page: Pick<PageContext, 'kind' | 'breadcrumbs'>, search: string) => void
  /** The way to the listing, without home and the product itself; undefined where it was opened from none. */
  readonly crumbsOf: (productId: string) => readonly Crumb[] | undefined
}

const MOST = 200
const LISTINGS: readonly PageContext['kind'][] = ['listing', 'search', 'brand']

export const createOpenedFrom = (basePath: string): OpenedFrom => {
  const map: StoredValue<ListingMap> = createStoredValue({
    key: 'productListingMap',
    storage: browserStorage(),
    events: window,
    report,
    read: readMap,
  })
  return {
    store: (productId, page, search) => {
      const crumbs = wayTo(page, search)
      if (crumbs === undefined) return
      const entries = Object.entries({ ...map.get(), [productId]: { in: basePath, crumbs, at: wallTime() } })
      map.set(Object.fromEntries(entries.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST)))
    },
    crumbsOf: (productId) => {
      const opened = Object.hasOwn(map.get(), productId) ? map.get()[productId] : undefined
      return opened?.in === basePath ? opened.crumbs : undefined
    },
  }
}

const wayTo = ({ kind, breadcrumbs }: Pick<PageContext, 'kind' | 'breadcrumbs'>, search: string): readonly Crumb[] | undefined => {
  const last = breadcrumbs.at(-1)
  if (!LISTINGS.includes(kind) || last === undefined) return undefined
  // What came along with the address, such as a campaign's tag, is no part of the listing.
  const query = writeListingAddress({ ...readListingAddress(new URLSearchParams(search)), others: [] })
  return [...breadcrumbs.slice(1, -1), { ...last, path: `${last.path}${query}` }]
}

const readMap = (stored: unknown): ListingMap =>
  Object.fromEntries(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(([, opened]) => isOpened(opened)))

const isOpened = (value: unknown): value is Opened => {
  if (typeof value !== 'object' || value === null) return false
  const { in: basePath, crumbs, at }: Partial<Record<keyof Opened, unknown>> = value
  return typeof basePath === 'string' && typeof at === 'number' && Array.isArray(crumbs) && crumbs.length > 0 && crumbs.every(isCrumb)
}

const isCrumb = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { h1, path }: Partial<Record<keyof Crumb, unknown>> = value
  // Storage may hold anything; a link of it leads nowhere but to a page of this site.
  return typeof h1 === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path)
}
