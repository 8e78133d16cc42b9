import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { PageView } from '../load/page-view.ts'
import { createOpenedFrom } from '../../features/listing/opened-from.ts'
import { withOthersOf } from '../../features/listing/listing-address.ts'
import { createBrowserShop, type BrowserShopDeps } from '../hydrate/create-browser-shop.ts'
import type { LeftPage } from './browser-loader.ts'
import { setBusy } from './page-busy.ts'
import { noteNewTabs } from './note-new-tabs.ts'
import { keepPageOnLanguageLinks } from './keep-page-on-language-links.ts'
import { PAGE_ROUTE } from './page-route.ts'
import { addPageTransitions } from './page-transition.ts'
import { restoreWayBack } from './restore-way-back.ts'
import { RouteFailed } from './route-failed.tsx'
import { RouterCompanion } from './router-companion.tsx'
import { shouldRevalidate } from './should-revalidate.ts'
import type { StartedRouter } from './started-router.ts'

interface Deps extends BrowserShopDeps {
  /** The page that shows; undefined where the address has moved on and a page must be loaded first. */
  readonly view: PageView | undefined
}

/**
 * Router, route table, loaders and clients: all that going on to a second page needs, as one piece of code that the first
 * page does without. The router has one route, whose loader asks the shop's own route table; the page itself is rendered by
 * the root (src/pipeline/navigate/page-host.tsx), so that it stays as it is when the router comes.
 */
export const startRouter = ({ view, ...deps }: Deps): StartedRouter => {
  const openedFrom = createOpenedFrom(deps.site.basePath)
  const getLeft = (): LeftPage | undefined => {
    const left = router.state.loaderData[PAGE_ROUTE] as PageView | undefined
    return left && { context: left.context, search: router.state.location.search }
  }
  const { load, prefetch } = createBrowserShop(deps, { openedFrom, getLeft })
  const { promise: ready, onReady } = readiness(view)
  const isPending = (): boolean => router.state.navigation.state !== 'idle'
  const element = <RouterCompanion onMounted={onReady} onPage={() => transition.onRendered()} isStillPending={isPending} />
  const router = createBrowserRouter(
    [{ id: PAGE_ROUTE, path: '*', loader: load, shouldRevalidate, element, errorElement: element, hydrateFallbackElement: <></> }],
    {
      basename: deps.site.basePath,
      ...(view === undefined ? {} : { hydrationData: { loaderData: { [PAGE_ROUTE]: view } } }),
    },
  )
  const transition = addPageTransitions(router)
  // Steps in history too, which no link announces.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') setBusy(true)
  })
  noteNewTabs(openedFrom, getLeft)
  const { product } = view?.context ?? {}
  if (product !== undefined) restoreWayBack(document, deps.site, openedFrom.crumbsOf(product.id))
  // On the page the server made they lead there already.
  keepPageOnLanguageLinks(deps.site)
  // A page left for another document may be shown again as it was.
  window.addEventListener('pagehide', () => setBusy(false))
  const renderFailure = (cause: unknown) => <RouteFailed cause={cause} />
  return { router, companion: <RouterProvider router={router} />, renderFailure, ready, prefetch, keepParameters }
}

// The server's page does not depend on campaign tags and the like, so its links cannot have them.
const keepParameters = (to: string): string => withOthersOf(to, new URLSearchParams(window.location.search))

/** A page that must be loaded first has no scroll position to keep. */
const readiness = (view: PageView | undefined) => {
  let onReady = (): void => undefined
  const promise = new Promise<void>((resolve) => {
    onReady = resolve
    if (view === undefined) resolve()
  })
  return { promise, onReady: () => onReady() }
}
