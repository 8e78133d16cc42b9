import type { Hit } from '../../../clients/search/hit.ts'
import { pushToDataLayer } from '../../../features/analytics/data-layer.ts'
import { createImpressions } from '../../../features/analytics/product-impressions.ts'
import { lateHitOf } from '../../../features/product/card/late-hits.ts'
import type { SiteValue } from '../../../site/site-value.ts'
import type { PageView } from '../../load/page-view.ts'
import type { PageNavigation } from '../../navigate/page-navigation.ts'

interface Deps {
  readonly site: SiteValue
  readonly pages: Pick<PageNavigation, 'getShown' | 'subscribe'>
  /** The element that pages are in. */
  readonly root: HTMLElement
}

/** How much of a card has to be in the window (CARD-17). */
const SEEN = 0.25

/**
 * Reports products once they are seen, with one observer for all cards of the page, drawn by the server or later. Cards are told apart by
 * the address they lead to; those of products that only this browser knows, such as favourites, say what they show.
 */
export const watchCards = ({ site, pages, root }: Deps): void => {
  const impressions = createImpressions({ currency: site.site.currency.code, push: pushToDataLayer })
  const observer = new IntersectionObserver(
    (entries) => {
      const { view, location } = pages.getShown()
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        const seen = isIntersecting && intersectionRatio >= SEEN ? hitOf(target, view) : undefined
        if (seen !== undefined) impressions.record({ ...seen, path: view.context.path, search: location.search })
      }
    },
    { threshold: SEEN },
  )
  // Observing what is observed already changes nothing.
  const observeAll = (): void => root.querySelectorAll(CARDS).forEach((card) => observer.observe(card))
  let shown = pages.getShown().view
  pages.subscribe(() => {
    const { view } = pages.getShown()
    if (view === shown) return
    if (view.context.path !== shown.context.path) impressions.forget()
    shown = view
    // A card that stays while its list changes is seen anew.
    observer.disconnect()
    observeAll()
  })
  new MutationObserver(observeAll).observe(root, { childList: true, subtree: true })
  observeAll()
}

const CARDS = 'main article'

/** What a card shows: its own data, or that of its block or the listing. */
const hitOf = (card: Element, view: PageView): { readonly hit: Hit; readonly list: string } | undefined => {
  const list = card.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? ''
  const late = lateHitOf(card)
  if (late !== undefined) return { hit: late, list }
  const href = card.querySelector('a[href*="/product/"]')?.getAttribute('href') ?? ''
  const productId = decodeURIComponent(new URL(href, window.location.href).pathname.split('/').at(-1) ?? '')
  const hit = hitsOf(view, list).find((each) => each.productId === productId || each.colors.some((color) => color.productId === productId))
  return hit === undefined ? undefined : { hit, list }
}

/** Blocks of products have them as lists (block-registry/*.load.ts); those of a listing show the listing's. */
const hitsOf = ({ data, context }: PageView, list: string): readonly Hit[] => {
  // Data of a block is what its loader answered: products, where it is a list. A row for each tab where there are tabs.
  const rows = Object.values(data[list] ?? {}).filter((answer) => Array.isArray(answer)) as readonly (readonly Hit[])[]
  return rows.length > 0 ? rows.flat() : (context.listing?.hits ?? [])
}
