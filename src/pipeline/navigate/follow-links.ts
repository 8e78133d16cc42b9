import { inAppAddress } from './in-app-address.ts'
import type { PageNavigation } from './page-navigation.ts'
import { stayAtListing } from './stay-at-listing.ts'

interface Deps {
  readonly pages: Pick<PageNavigation, 'navigate' | 'prepare'>
  readonly basePath: string
}

/**
 * Hands clicks on plain anchors to the router, wherever they stand: in HTML that never hydrates as well. What a browser
 * does by itself with a click (new tab, download, another site) stays the browser's. A link that says `data-replace` shows
 * another side of the same page: it takes the place of its history entry and leaves the shopper where they are. Answers
 * what follows a click.
 */
export const followLinks = ({ pages, basePath }: Deps): ((event: MouseEvent) => void) => {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const anchor = anchorOf(event)
    const address = anchor === null ? undefined : inAppAddress(anchor, basePath, window.location)
    if (anchor === null || address === undefined) return
    event.preventDefault()
    const settle = stayAtListing(anchor.href)
    const isReplacing = anchor.hasAttribute('data-replace')
    void pages.navigate(address, { replace: isReplacing, preventScrollReset: isReplacing || settle !== undefined })
    settle?.()
  }
  document.addEventListener('click', follow)
  const announce = (event: Event): void => {
    const anchor = anchorOf(event)
    const address = anchor === null ? undefined : inAppAddress(anchor, basePath, window.location)
    if (address !== undefined) pages.prepare(WORTH_PREPARING.test(address) ? address : undefined)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(sign, announce, { passive: true })
  return follow
}

/** Product pages: the next step most shoppers take, and the same for everybody. */
const WORTH_PREPARING = /^\/product\//

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
