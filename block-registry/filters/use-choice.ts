import { useEffect, useState } from 'react'
import type { SelectedFilters } from '../../src/features/listing/listing-address.ts'
import type { ListingContext } from '../../src/features/listing/listing-context.ts'
import { report } from '../../src/lib/report.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'

interface Counted {
  readonly filters: SelectedFilters
  readonly listing: Pick<ListingContext, 'facets' | 'nbHits'>
}

/**
 * The listing with the counts that a choice would have; those before it until they are known. `isCounted`: whether they are. `isKnown`:
 * the listing has them, or nobody looks.
 */
export const useChoice = (
  listing: ListingContext,
  filters: SelectedFilters,
  isKnown: boolean,
): { readonly listing: ListingContext; readonly isCounted: boolean } => {
  const site = useSite()
  const { kind } = usePageContext()
  const [counted, setCounted] = useState<Counted>()
  useEffect(() => {
    if (isKnown) return setCounted(undefined)
    let isCurrent = true
    const count = async (): Promise<void> => {
      const { countChoice } = await import('../../src/features/listing/count-choice.ts')
      const routeKind = kind === 'search' || kind === 'brand' ? kind : 'listing'
      const { facets, nbHits } = await countChoice({ site, routeKind, listing, filters })
      if (isCurrent) setCounted({ filters, listing: { facets, nbHits } })
    }
    count().catch((cause: unknown) =>
      report({ code: 'choiceNotCounted', message: 'A choice of filters could not be counted', details: { cause: String(cause) } }),
    )
    return () => {
      isCurrent = false
    }
  }, [site, kind, listing, filters, isKnown])
  return {
    listing: counted === undefined ? listing : { ...listing, ...counted.listing },
    isCounted: isKnown || counted?.filters === filters,
  }
}
