import { useEffect, useState } from 'react'
import { report } from '../../lib/report.ts'
import type { Hit } from '../../clients/search/hit.ts'
import { useSite } from '../../site/site-context.tsx'
import { loadSearch } from '../../clients/search/load-search.ts'

/** Products of ids that only this browser knows, fetched after the page is there. */
export const useProductsById = (ids: readonly string[]): readonly Hit[] => {
  const place = useSite()
  const [hits, setHits] = useState<readonly Hit[]>([])
  const wanted = ids.join(',')
  useEffect(() => {
    let isCurrent = true
    const ask = async (): Promise<void> => {
      const client = await loadSearch(place)
      const found = await client.productsById(wanted.split(','), { keepsColors: true })
      if (isCurrent) setHits(found)
    }
    if (wanted === '') setHits([])
    else
      ask().catch((cause: unknown) =>
        report({ code: 'trayFailed', message: 'Products of a tray did not come', details: { cause: String(cause) } }),
      )
    return () => {
      isCurrent = false
    }
  }, [place, wanted])
  return hits
}
