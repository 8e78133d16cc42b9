import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Location, NavigateOptions, To } from 'react-router-dom'

/**
 * The router as blocks see it: where the shopper is, and how to lead them on. The library behind it comes with the first
 * step a shopper takes (src/pipeline/navigate/page-navigation.ts), so blocks take only its types.
 */
export interface PageRouter {
  /** Without the site's prefix. */
  readonly location: Location
  /** The page that shows is being loaded again with another query. */
  readonly isReloading: boolean
  /**
   * The address being gone to, path without prefix and query, from the click on until its page shows; undefined where the shopper stays.
   * A store of its own: it changes at once, and what shows only when it can.
   */
  readonly getPending: () => string | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Goes to a path without prefix, or to another query of this page. Resolves when the page shows. */
  readonly navigate: (to: To, options?: NavigateOptions) => Promise<void>
}

const NOWHERE: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' }

const nothing = (): undefined => undefined

/** A router that stays where it is: on the server, and where blocks are shown by themselves. */
export const stillRouter = (location: Partial<Location> = {}): PageRouter => ({
  location: { ...NOWHERE, ...location },
  isReloading: false,
  getPending: nothing,
  subscribe: () => nothing,
  navigate: () => Promise.resolve(),
})

const Context = createContext<PageRouter>(stillRouter())

export const PageRouterProvider = Context.Provider

export const usePageRouter = (): PageRouter => useContext(Context)

/** Whether the page that shows is being loaded again with another query. */
export const useIsReloading = (): boolean => usePageRouter().isReloading

/**
 * The query that the page at a path is being loaded again with, from the click on; undefined where it is not. What is chosen next is
 * chosen beside it, and a control shows it: otherwise of several quick choices only the last would count.
 */
export const usePendingSearch = (path: string): string | undefined => {
  const { getPending, subscribe } = usePageRouter()
  const getSearch = (): string | undefined => {
    const [pathname, search = ''] = getPending()?.split('?') ?? []
    return pathname === path ? search : undefined
  }
  return useSyncExternalStore(subscribe, getSearch, nothing)
}

/** The address shown, without the site's prefix, and what its history entry carries. */
export const useLocation = (): PageRouter['location'] => usePageRouter().location

/** Leads the shopper on: `navigate('/account', { replace: true })`. The same function as long as the page lives. */
export const useNavigate = (): PageRouter['navigate'] => usePageRouter().navigate
