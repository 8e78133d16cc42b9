import type { ReactNode } from 'react'
import type { Location, NavigateOptions, To } from 'react-router-dom'
import { stillRouter, type PageRouter } from '../../page/router-context.ts'
import type { PageView } from '../load/page-view.ts'
import { PAGE_ROUTE } from './page-route.ts'
import { rebase } from './rebase.ts'
import type { StartedRouter } from './started-router.ts'
import { defined } from '../../lib/defined.ts'

/** What the root renders. */
export interface ShownPage {
  readonly view: PageView
  /** Stands for a page that could not be shown. */
  readonly failure?: ReactNode
  readonly location: Location
  readonly isReloading: boolean
  /** What the router renders beside the page, once it has started. */
  readonly companion?: ReactNode
}

/** The page shown, and the way to others. */
export interface PageNavigation {
  /** What the server rendered, and all that hydration may render: a router that has started already has more on its page. */
  readonly first: ShownPage
  readonly getShown: () => ShownPage
  readonly subscribe: (listener: () => void) => () => void
  /** To be called by who renders, once a page is in the document: React takes its time between being told and doing it. */
  readonly onRendered: (page: ShownPage) => void
  readonly navigate: PageRouter['navigate']
  readonly getPending: PageRouter['getPending']
  /**
   * To another side of the listing shown, or from one to another: parameters that are not the listing's go along. `to`: path and query.
   * `isOfServer`: as the server wrote it, for the page that it made, whatever was chosen since.
   */
  readonly navigateListing: (to: string, options: NavigateOptions, isOfServer?: boolean) => Promise<void>
  /** Fetches what the next page needs; with an address, also that page. */
  readonly prepare: (address?: string) => void
}

interface Deps {
  /** The page the server made. */
  readonly view: PageView
  readonly basePath: string
  readonly start: (view: PageView | undefined) => Promise<StartedRouter>
  readonly onLeaving: () => void
}

type RouterState = StartedRouter['router']['state']

/**
 * Renders the server's page without a router and starts one with the first sign that the shopper goes on: a link pointed
 * at, a step back in history, a block that leads elsewhere. Most pages are read before that.
 */
export const createPageNavigation = ({ view, basePath, start, onLeaving }: Deps): PageNavigation => {
  const listeners = new Set<() => void>()
  const { pathname, search } = window.location
  const first: ShownPage = { view, location: firstLocation(basePath), isReloading: false }
  let shown = first
  let started: Promise<StartedRouter> | undefined
  let rendered = shown
  const waiting = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const show = (next: ShownPage): void => {
    shown = next
    notify()
  }
  let pending: string | undefined
  /** Calls that have not led anywhere yet, and whether the router is on a way of its own. */
  let underWay = 0
  let isLoading = false
  const setPending = (address: string | undefined): void => {
    if (address === pending) return
    pending = address
    notify()
  }
  /** Not before the page is in the document: what was chosen would look unchosen for a moment. */
  const settle = (): void => {
    if (underWay === 0 && !isLoading && rendered === shown) setPending(undefined)
  }
  const leave = (address: string): void => {
    // The browser may show this page again as it was left.
    const end = (): void => {
      underWay -= 1
      settle()
    }
    window.addEventListener('pagehide', end, { once: true })
    window.location.assign(address)
  }
  /** By a step in history. A block that puts the address of the page shown right, such as that of a listing, leads nowhere. */
  let hasLeft = false

  const begin = async (): Promise<StartedRouter> => {
    if (hasLeft) onLeaving()
    const made = await start(hasLeft ? undefined : view)
    made.router.subscribe((state) => {
      const { location } = state.navigation
      isLoading = location !== undefined
      if (location !== undefined) {
        onLeaving()
        setPending(`${withoutBase(location.pathname, basePath)}${location.search}`)
      }
      if (state.initialized) show(shownBy(state, { before: shown, basePath, made }))
    })
    show({ ...shown, companion: made.companion })
    return made
  }
  const get = (): Promise<StartedRouter> => {
    started ??= begin().catch((cause: unknown) => {
      started = undefined
      throw cause
    })
    return started
  }
  const navigate = async (to: To, options?: NavigateOptions, isListing = false): Promise<void> => {
    const address = typeof to === 'string' ? to : pathOf(to)
    const target = new URL(address, `${window.location.origin}${shown.location.pathname}`)
    underWay += 1
    setPending(`${target.pathname}${target.search}`)
    const made = await get().catch(() => undefined)
    // Without its code the router cannot go there; the browser can.
    if (made === undefined) return leave(addressOf(address, basePath))
    await made.ready
    await made.router.navigate(isListing && typeof to === 'string' ? made.keepParameters(to) : to, options)
    if (rendered !== shown) await new Promise<void>((resolve) => waiting.add(resolve))
    underWay -= 1
    settle()
  }
  const onRendered = (page: ShownPage): void => {
    rendered = page
    // Another page is on its way already: who waits for the first waits for it.
    if (rendered !== shown) return
    for (const resolve of waiting) resolve()
    waiting.clear()
    settle()
  }
  window.addEventListener('popstate', () => {
    if (started !== undefined || (window.location.pathname === pathname && window.location.search === search)) return
    hasLeft = true
    get().catch(() => window.location.reload())
  })

  return {
    first,
    getShown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRendered,
    navigate,
    getPending: () => pending,
    navigateListing: (to, options, isOfServer = false) => {
      const { location } = first
      const from = `${location.pathname}${location.search}`
      const goingTo = pending?.split('?')[0] === location.pathname ? pending : undefined
      const isStale = isOfServer && rendered.view === view && goingTo !== undefined
      return navigate(isStale ? rebase(to, { from, pending: goingTo }) : to, options, true)
    },
    prepare: (address) => {
      get().then(
        ({ prefetch }) => (address === undefined ? undefined : prefetch(address)),
        () => undefined,
      )
    },
  }
}

const firstLocation = (basePath: string): Location => {
  const { pathname, search, hash } = window.location
  const state: unknown = window.history.state
  // What the router keeps in a history entry, so that a page opened again still finds it.
  const kept = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null
  return stillRouter({ pathname: withoutBase(pathname, basePath), search, hash, state: kept }).location
}

interface Showing {
  readonly before: ShownPage
  readonly basePath: string
  readonly made: Pick<StartedRouter, 'renderFailure'>
}

const shownBy = ({ location, navigation, loaderData, errors }: RouterState, { before, basePath, made }: Showing): ShownPage => {
  // The one route's loader is ours.
  const view = (loaderData[PAGE_ROUTE] as PageView | undefined) ?? before.view
  return {
    view,
    location: location.key === before.location.key ? before.location : { ...location, pathname: withoutBase(location.pathname, basePath) },
    isReloading: navigation.state === 'loading' && navigation.location.pathname === location.pathname,
    ...(errors?.[PAGE_ROUTE] === undefined ? {} : { failure: made.renderFailure(errors[PAGE_ROUTE]) }),
    ...defined({ companion: before.companion }),
  }
}

const withoutBase = (pathname: string, basePath: string): string => pathname.slice(basePath.length) || '/'

const addressOf = (to: string, basePath: string): string => (to.startsWith('/') ? `${basePath}${to}` : to)

const pathOf = ({ pathname = '', search = '', hash = '' }: { pathname?: string; search?: string; hash?: string }): string =>
  `${pathname}${search}${hash}`
