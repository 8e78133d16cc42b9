import { useEffect, useState } from 'react'
import type { PageKind } from '../../schemas/page-kinds.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { Examples } from './canvas-address.ts'

const NONE: Examples = { category: undefined, productId: undefined }

/** A category or a product of the site, to show a page with that every listing or product shares; none for other pages. */
export const useExamples = (
  client: Pick<ComposeClient, 'categories' | 'products'>,
  kind: PageKind,
  site: SiteConfig,
  language: string,
): Examples => {
  const [examples, setExamples] = useState(NONE)
  useEffect(() => {
    let isCurrent = true
    const query = { siteTag: site.siteTag, lang: language }
    const show = (found: Partial<Examples>): void => {
      if (isCurrent) setExamples({ ...NONE, ...found })
    }
    if (kind === 'listing')
      void client.categories(query).then((answer) => show({ category: answer.ok ? answer.value.categories[0]?.path : undefined }))
    if (kind === 'product')
      void client.products(query, '').then((answer) => show({ productId: answer.ok ? answer.value.products[0]?.productId : undefined }))
    return () => void (isCurrent = false)
  }, [client, kind, site.siteTag, language])
  return examples
}
