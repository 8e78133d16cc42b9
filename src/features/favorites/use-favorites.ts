import { useSyncExternalStore } from 'react'
import { report } from '../../lib/report.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { createFavoritesStore, type FavoritesStore } from './favorites-store.ts'

interface Favorites {
  readonly ids: readonly string[]
  readonly toggle: FavoritesStore['toggle']
  readonly add: FavoritesStore['add']
}

/** The shopper's favourites. Empty on the server and while hydrating: server HTML contains nothing personal. */
export const useFavorites = (): Favorites => {
  const ids = useSyncExternalStore(subscribe, () => browserFavorites().getIds(), noIds)
  return {
    ids,
    toggle: (productId) => browserFavorites().toggle(productId),
    add: (productId) => browserFavorites().add(productId),
  }
}

let store: FavoritesStore | undefined

/** One for the page, since there is one list for the browser; made when first needed. */
export const browserFavorites = (): FavoritesStore => {
  if (store === undefined) {
    store = createFavoritesStore({ storage: browserStorage(), events: window, report })
    takeAdded(store)
  }
  return store
}

/** Those that forms have added since, the first of them last (server/commerce/plain-forms). */
const takeAdded = ({ add }: FavoritesStore): void => {
  const ids = /(?:^|; )favoritesAdded=([^;]+)/.exec(document.cookie)?.[1]?.split('.') ?? []
  if (ids.length === 0) return
  for (const id of ids.toReversed()) add(id)
  document.cookie = 'favoritesAdded=; Path=/; Max-Age=0'
}

const subscribe = (listener: () => void): (() => void) => browserFavorites().subscribe(listener)

const NO_IDS: readonly string[] = []
const noIds = (): readonly string[] => NO_IDS
