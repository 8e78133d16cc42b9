import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom'
import type { ViewStore } from '../blocks/registry.ts'
import type { FullPageView } from '../load/page-view.ts'
import { loadView, type LoadedView } from '../load/load-view.ts'
import type { Frame } from '../load/load-frame.ts'
import type { OpenedFrom } from '../../features/listing/opened-from.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { inlineScriptsOf } from '../document/inline-scripts.ts'
import { readNavContext } from '../../site/read-nav-context.ts'
import { defined } from '../../lib/defined.ts'

export interface BrowserLoaderDeps {
  readonly pageDeps: PageDeps
  readonly views: ViewStore
  /** Every site the shop has, for links to the same page elsewhere. */
  readonly sites: readonly SiteConfig[]
  /** Epoch milliseconds; another instant in a preview of one. */
  readonly now: () => number
  /** Header and footer of a page, where they are not those that the server rendered. */
  readonly loadFrame: (context: PageContext) => Promise<Frame> | undefined
  readonly openedFrom: OpenedFrom
  /** The page that is being left; undefined where none was shown yet. */
  readonly getLeft: () => LeftPage | undefined
}

export interface LeftPage {
  readonly context: PageContext
  /** Query of its address. */
  readonly search: string
}

/** A prepared page is good for this long: from a finger's first touch to the navigation it announces. */
const PREPARED_MS = 10_000

/** Loads pages in the browser, ahead of the click where a link is pointed at. */
export interface BrowserLoader {
  readonly load: (args: LoaderFunctionArgs) => Promise<FullPageView | Response>
  /** `address`: path and query without prefix. */
  readonly prefetch: (address: string) => void
}

export const createBrowserLoader = (deps: BrowserLoaderDeps): BrowserLoader => {
  const { pageDeps } = deps
  const prepared = new Map<string, Promise<LoadedView>>()

  const prepare = (address: string): Promise<LoadedView> => {
    const known = prepared.get(address)
    if (known !== undefined) return known
    const { pathname, searchParams } = new URL(address, window.location.origin)
    const userNavContext = readNavContext(pageDeps.site.site)
    const request = { path: pathname, query: searchParams, ...defined({ userNavContext }) }
    const started = loadView(request, { ...deps, origin: pageDeps.site.publicOrigin ?? window.location.origin })
    prepared.set(address, started)
    setTimeout(() => prepared.delete(address), PREPARED_MS)
    started.catch(() => prepared.delete(address))
    return started
  }

  return {
    load: async ({ request }) => {
      const url = new URL(request.url)
      const address = `${url.pathname.slice(pageDeps.site.basePath.length) || '/'}${url.search}`
      const answer = await prepare(address)
      // A page may differ on the next request: only the one prefetched on intent is used, and once.
      prepared.delete(address)
      if (answer.outcome !== 'page') return leaveFor(answer.to)
      // Its snippets run only under a policy of its own, and that comes with a document.
      if (inlineScriptsOf(answer.view.items).length > 0) return redirectDocument(url.href)
      const frame = await deps.loadFrame(answer.view.context)
      const view = withWayBack(answer.view, deps)
      return frame === undefined ? view : { ...view, frame }
    },
    prefetch: (address) => {
      prepare(address).catch((cause: unknown) =>
        pageDeps.report({ code: 'prefetchFailed', message: `Could not prepare ${address}`, details: { cause: String(cause) } }),
      )
    },
  }
}

/** A product leads back to the listing it was opened from, now or the last time (CRUMB-11). */
const withWayBack = (view: FullPageView, { openedFrom, getLeft }: Pick<BrowserLoaderDeps, 'openedFrom' | 'getLeft'>): FullPageView => {
  const { product, breadcrumbs } = view.context
  if (product === undefined) return view
  const left = getLeft()
  if (left !== undefined) openedFrom.store(product.id, left.context, left.search)
  const crumbs = openedFrom.crumbsOf(product.id)
  if (crumbs === undefined) return view
  return { ...view, context: { ...view.context, breadcrumbs: [...breadcrumbs.slice(0, 1), ...crumbs, ...breadcrumbs.slice(-1)] } }
}

const leaveFor = (to: string): Response => (to.startsWith('/') ? redirect(to) : redirectDocument(to))
