import type { Hit } from '../../../clients/search/hit.ts'
import { lateHitOf } from '../../../features/product/card/late-hits.ts'
import type { EventPage } from '../../../features/analytics/analytics-event.ts'
import type { AnalyticsData, ProductInList } from '../../../../schemas/generated/analytics.ts'
import { defined } from '../../../lib/defined.ts'

/** Cards of products, which say nothing of themselves but the address they lead to. */
export const CARDS = 'main article'

export interface CardHit {
  readonly hit: Hit
  /** Id of the block it is in. */
  readonly list: string
  /** Of the listing that it is in. */
  readonly indexName?: string
}

/** What a card shows: its own data, or that of its block or the listing. Undefined for what is no product, or one without data. */
export const cardHitOf = (card: Element, { data, context }: EventPage['view']): CardHit | undefined => {
  const list = card.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? ''
  const late = lateHitOf(card)
  if (late !== undefined) return { hit: late, list }
  const href = card.querySelector('a[href*="/product/"]')?.getAttribute('href') ?? ''
  const productId = decodeURIComponent(new URL(href, window.location.href).pathname.split('/').at(-1) ?? '')
  // Data of a block is what its loader answered: products, where it is a list. A row for each tab where there are tabs.
  const rows = Object.values(data[list] ?? {}).filter((answer) => Array.isArray(answer)) as readonly (readonly Hit[])[]
  const hits = rows.length > 0 ? rows.flat() : (context.listing?.hits ?? [])
  const hit = hits.find((each) => each.productId === productId || each.colors.some((color) => color.productId === productId))
  if (hit === undefined) return undefined
  return { hit, list, ...(rows.length > 0 || context.listing === undefined ? {} : { indexName: context.listing.indexName }) }
}

/** What events say of a product in a list. */
export const productInList = ({ hit, list, indexName }: CardHit, currency: string): ProductInList => {
  const { objectID, productId, name, brand, offsettedPosition: position, queryID, price } = hit
  return {
    objectID,
    productId,
    name,
    brand,
    position,
    ...defined({ queryID, indexName }),
    price: price.sale,
    currency,
    list,
  }
}

/** The products of a row as it shows now: of its tabs only the chosen one. */
export const trayOf = (tray: HTMLElement, view: EventPage['view']): AnalyticsData['productTrayImpression'] => {
  const cards = [...tray.querySelectorAll('article')].filter((card) => card.closest('[hidden]') === null)
  const tab = tray.querySelector('[role="tab"][aria-selected="true"]')?.textContent
  return {
    trayTitle: tray.dataset['trackTitle'] ?? '',
    ...(tab === undefined || tab === null ? {} : { tabTitle: tab }),
    productIds: cards.flatMap((card) => cardHitOf(card, view)?.hit.productId ?? []),
  }
}
