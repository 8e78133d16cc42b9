import { useEffect, useState } from 'react'
import { report } from '../../lib/report.ts'
import type { Hit } from '../../clients/search/hit.ts'
import { useSite } from '../../site/site-context.tsx'
import { loadSearch } from '../../clients/search/load-search.ts'

/** Products of ids that only this browser knows, fetched after the page is there. */
export const useProductsById = (ids: readonly string[]): readonly Hit[] => {
  const site = useSite()
  const [hits, setHits] = useState<readonly Hit[]>([])
  const idList = ids.join(',')
  useEffect(() => {
    let isCurrent = true
    const load = async (): Promise<void> => {
      const client = await loadSearch(site)
      const found = await client.productsById(idList.split(','), { keepsColors: true })
      if (isCurrent) setHits(found)
    }
    if (idList === '') setHits([])
    else
      load().catch((cause: unknown) =>
        report({ code: 'trayFailed', message: 'Products of a tray could not be loaded', details: { cause: String(cause) } }),
      )
    return () => {
      isCurrent = false
    }
  }, [site, idList])
  return hits
}
