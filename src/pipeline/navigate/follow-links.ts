import { pushToDataLayer } from '../../features/analytics/data-layer.ts'
import { setBusy } from './page-busy.ts'
import type { PageNavigation } from './page-navigation.ts'

interface Deps {
  readonly pages: Pick<PageNavigation, 'navigate' | 'navigateListing' | 'getPending' | 'prepare'>
  readonly basePath: string
}

/**
 * Hands clicks on plain anchors to the router, wherever they stand: in HTML that never hydrates as well. What a browser
 * does by itself with a click (new tab, download, another site) stays the browser's. A link that says `data-replace` shows
 * another side of the same page: it takes the place of its history entry and leaves the shopper where they are. One with
 * `data-click-event` is reported under that name, wherever it leads. Answers what follows a click; `isWaiting`: on a link in a block
 * that does not answer yet, so that it stands as the server wrote it.
 */
export const followLinks = ({ pages, basePath }: Deps): ((event: MouseEvent, isWaiting?: true) => void) => {
  const followed = new WeakSet<Event>()
  const follow = (event: MouseEvent, isWaiting?: true): void => {
    if (followed.has(event) || event.defaultPrevented || !isPlain(event)) return
    followed.add(event)
    const anchor = anchorOf(event)
    const name = anchor?.dataset['clickEvent']
    if (name !== undefined) pushToDataLayer({ event: 'linkClick', name })
    const address = anchor === null ? undefined : inAppAddress(anchor, basePath, window.location)
    if (anchor === null || address === undefined) return
    event.preventDefault()
    const settle = stayAtListing(anchor.href, pages.getPending() !== undefined)
    const isReplacing = anchor.hasAttribute('data-replace')
    // At once, before any code that is still to come; the router's code says it of every other way on (start-router.tsx).
    if (!isReplacing) setBusy(true)
    const isListing = settle !== undefined || anchor.closest(SIDE_LINKS) !== null
    const options = { replace: isReplacing, preventScrollReset: isReplacing || settle !== undefined }
    if (isListing) void pages.navigateListing(address, options, isWaiting ?? anchor.closest(STAYS_AS_WRITTEN) !== null)
    else void pages.navigate(address, options)
    settle?.()
  }
  document.addEventListener('click', (event) => follow(event))
  // Nothing answers a click in HTML that stays as it is. React would stop it at the root while a block around has not hydrated.
  document.addEventListener('click', (event) => isInStatic(event) && follow(event), { capture: true })
  const announce = (event: Event): void => {
    const anchor = anchorOf(event)
    const address = anchor === null ? undefined : inAppAddress(anchor, basePath, window.location)
    if (address !== undefined) pages.prepare(WORTH_PREPARING.test(address) ? address : undefined)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(sign, announce, { capture: true, passive: true })
  return follow
}

/** Product pages: the next step most shoppers take, and the same for everybody. */
const WORTH_PREPARING = /^\/product\//

/** No new tab, no new window, no download, no key of the browser's own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const isInStatic = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-static]') !== null

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>

/** Path, query and hash without prefix of a link the router can follow; undefined for one the browser must. */
export const inAppAddress = (
  anchor: Anchor,
  basePath: string,
  location: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined => {
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download') || anchor.hasAttribute('data-full-load'))
    return undefined
  const url = new URL(anchor.href)
  if (url.origin !== location.origin || !isBelow(url.pathname, basePath)) return undefined
  // A place on the page shown: scrolling there is the browser's business.
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return undefined
  return `${url.pathname.slice(basePath.length) || '/'}${url.search}${url.hash}`
}

const isBelow = (path: string, basePath: string): boolean => path === basePath || path.startsWith(`${basePath}/`)

/** Links that lead to other listings with what was chosen on this one (block-registry/side-navigation). */
const SIDE_LINKS = '[data-categories]'

/** HTML of the page that no code takes over (src/pipeline/render/render-blocks.tsx). */
const STAYS_AS_WRITTEN = 'main [data-static]'

/** Where a listing begins (block-registry/listing). */
const LISTING_TOP_ID = 'listing-top'

/**
 * For a change of the listing shown, which leaves the shopper where they are: what to do once it is under way. Who is more
 * than a window down is then taken to the listing's top when its page changes (PAGER-04); doing so earlier would spoil the
 * place that the way back leads to. Undefined for anything else, which begins at its own top. `address`: with query. `isLeaving`:
 * for another address, so that the one shown is a change as well.
 */
export const stayAtListing = (address: string, isLeaving = false): (() => void) | undefined => {
  const { location, document, scrollY, innerHeight } = window
  const top = document.getElementById(LISTING_TOP_ID)
  const next = new URL(address, location.href)
  if (top === null || !isSameListing(location, next) || (!isLeaving && location.search === next.search)) return undefined
  const isFarDown = pageOf(location) !== pageOf(next) && scrollY > innerHeight
  return () => (isFarDown ? top.scrollIntoView() : undefined)
}

const isSameListing = (shown: Location, next: URL): boolean =>
  shown.pathname === next.pathname && parameterOf(shown, 'query') === parameterOf(next, 'query')

const pageOf = (place: Pick<URL, 'search'>): string => parameterOf(place, 'page') ?? '1'

const parameterOf = ({ search }: Pick<URL, 'search'>, name: string): string | null => new URLSearchParams(search).get(name)
