import { MAX_FAVORITES } from '../../../schemas/api/favorites.ts'
import type { ReportSink } from '../../lib/report.ts'
import { createStoredValue } from '../../lib/stored-value.ts'

/** Product ids of the favourites, newest first; local to the browser and shared by all sites of its origin (EXTRA-14). */
export interface FavoritesStore {
  /** The same reference until it changes. */
  readonly getIds: () => readonly string[]
  /** Adds an absent id and removes a present one (FAV-01). Returns whether it is a favourite now. */
  readonly toggle: (productId: string) => boolean
  /** Makes it the newest unless it is one already. Whether the browser has stored it. */
  readonly add: (productId: string) => boolean
  readonly remove: (productId: string) => void
  readonly replace: (ids: readonly string[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Deps {
  readonly storage: Storage | undefined
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly report: ReportSink
}

const KEY = 'favorites'

export const createFavoritesStore = (deps: Deps): FavoritesStore => {
  const stored = createStoredValue({ ...deps, key: KEY, read: readIds })
  return {
    getIds: stored.get,
    add: (productId) => {
      const ids = stored.get()
      return stored.set(ids.includes(productId) ? ids : [productId, ...ids].slice(0, MAX_FAVORITES))
    },
    replace: (ids) => void stored.set(ids.slice(0, MAX_FAVORITES)),
    remove: (productId) => void stored.set(stored.get().filter((id) => id !== productId)),
    subscribe: stored.subscribe,
    toggle: (productId) => {
      const ids = stored.get()
      const isFavorite = !ids.includes(productId)
      stored.set(isFavorite ? [productId, ...ids].slice(0, MAX_FAVORITES) : ids.filter((id) => id !== productId))
      return isFavorite
    },
  }
}

/** Entries that still carry availability are reduced to their id (FAV-03). */
const readIds = (value: unknown): readonly string[] => {
  if (!Array.isArray(value)) return []
  const ids = value.map(idOf).filter((id) => id !== undefined)
  return [...new Set(ids)].slice(0, MAX_FAVORITES)
}

const idOf = (entry: unknown): string | undefined => {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry
  return typeof id === 'string' && id !== '' ? id : undefined
}
