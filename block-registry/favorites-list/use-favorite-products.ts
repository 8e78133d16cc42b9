import { useEffect, useState } from 'react'
import { report } from '../../src/analytics/report.ts'
import type { Hit } from '../../src/clients/search/hit.ts'
import { useFavorites } from '../../src/machines/favorites/use-favorites.ts'
import { useSite } from '../../src/site/site-context.tsx'

type Loaded = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly hits: readonly Hit[] }

interface FavoriteProducts {
  readonly loaded: Loaded
  readonly retry: () => void
}

/** Favourites as products, in the order they were added. What is not sold here is left out, and stays a favourite (EXTRA-14). */
export const useFavoriteProducts = (): FavoriteProducts => {
  const { ids } = useFavorites()
  const { site, language } = useSite()
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Loaded): void => {
      if (isCurrent) setLoaded(next)
    }
    loadProducts({ ids, site, language }).then(
      (hits) => show({ status: 'loaded', hits }),
      (cause: unknown) => {
        report({ code: 'favoritesFailed', message: 'Favourites could not be loaded', details: { cause: String(cause) } })
        show({ status: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ids, site, language, tries])
  return { loaded, retry: () => setTries((before) => before + 1) }
}

interface Request extends Pick<ReturnType<typeof useSite>, 'site' | 'language'> {
  readonly ids: readonly string[]
}

/** The search client comes with the first favourite to show. */
const loadProducts = async ({ ids, site, language }: Request): Promise<readonly Hit[]> => {
  if (ids.length === 0) return []
  const { createSearchClient } = await import('../../src/clients/search/create-search-client.ts')
  return createSearchClient({ site, language, baseUrl: window.location.origin, report }).productsById(ids, { keepsColors: true })
}
