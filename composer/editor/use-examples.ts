import { useEffect, useState } from 'react'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { Examples } from './canvas-address.ts'

const NONE: Examples = { category: undefined, productId: undefined }

/** A category and a product of the site, to show pages with that every listing or product shares. */
export const useExamples = (client: Pick<ComposeClient, 'categories' | 'products'>, site: SiteConfig, language: string): Examples => {
  const [examples, setExamples] = useState(NONE)
  useEffect(() => {
    let isCurrent = true
    const query = { siteTag: site.siteTag, lang: language }
    void Promise.all([client.categories(query), client.products(query, '')]).then(([categories, products]) => {
      if (!isCurrent) return
      setExamples({
        category: categories.ok ? categories.value.categories[0]?.path : undefined,
        productId: products.ok ? products.value.products[0]?.productId : undefined,
      })
    })
    return () => void (isCurrent = false)
  }, [client, site.siteTag, language])
  return examples
}
