import { useCallback } from 'react'
import { apiOrigin } from '../../../clients/commerce/api-origin.ts'
import { createCatalogueReads, type ProductRead } from '../../../clients/commerce/create-catalogue-reads.ts'
import { report } from '../../../lib/report.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { useSite } from '../../../site/site-context.tsx'

/** What the shop knows of a product; `loading` until it has answered. */
export const useAskedProduct = (productId: string): ProductRead | { readonly outcome: 'loading' } => {
  const { site, language } = useSite()
  const ask = useCallback(
    () =>
      createCatalogueReads({
        site,
        language,
        baseUrl: apiOrigin(window.location, site.api.portMap),
        fetch: window.fetch.bind(window),
        report,
      }).getProduct(productId),
    [site, language, productId],
  )
  const answer = useAnswer({ ask, onFailure })
  return answer.status === 'loaded' ? answer.value : { outcome: 'loading' }
}

/** The reads report their failures themselves, and resolve. */
const onFailure = (): void => undefined
