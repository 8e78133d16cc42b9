import { useEffect, useState } from 'react'
import { incidentOf, newIncident } from '../../src/lib/incident-of.ts'
import { report } from '../../src/lib/report.ts'
import type { Hit } from '../../src/clients/search/hit.ts'
import { loadSearch } from '../../src/clients/search/load-search.ts'
import { useFavorites } from '../../src/features/favorites/use-favorites.ts'
import { useSite } from '../../src/site/site-context.tsx'
import type { SiteValue } from '../../src/site/site-value.ts'

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly incident: string }
  | { readonly status: 'loaded'; readonly hits: readonly Hit[] }

interface FavoriteProducts {
  readonly loaded: Loaded
  readonly retry: () => void
}

/**
 * Favourites as products, in the order they were added, with stock and price as they are now; another's where the address has a
 * list. What is not sold here is left out, and stays a favourite (EXTRA-14).
 */
export const useFavoriteProducts = (shared: readonly string[] | undefined): FavoriteProducts => {
  const { ids: own } = useFavorites()
  const ids = shared ?? own
  const site = useSite()
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Loaded): void => {
      if (isCurrent) setLoaded(next)
    }
    loadProducts(site, ids).then(
      (hits) => show({ status: 'loaded', hits }),
      (cause: unknown) => {
        const incident = incidentOf(cause) ?? newIncident()
        report({ code: 'favoritesFailed', message: 'Favourites could not be loaded', details: { cause: String(cause), incident } })
        show({ status: 'failed', incident })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ids, site, tries])
  return { loaded, retry: () => setTries((before) => before + 1) }
}

/** Without a favourite no search client is loaded. */
const loadProducts = async (site: SiteValue, ids: readonly string[]): Promise<readonly Hit[]> => {
  if (ids.length === 0) return []
  const search = await loadSearch(site)
  return search.productsById(ids, { keepsColors: true })
}
