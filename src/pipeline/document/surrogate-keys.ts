import type { PageView } from '../load/page-view.ts'
import type { SiteValue } from '../../site/site-value.ts'

/** What a rendered page was made from: whoever changes one of these purges the page. */
export const surrogateKeys = ({ key, context }: PageView, { site }: SiteValue): readonly string[] => [
  `site:${site.siteTag}`,
  'page:header',
  'page:footer',
  `page:${key}`,
  `kind:${context.kind}`,
  ...(context.product === undefined ? [] : [`product:${context.product.id}`]),
  ...(context.listing === undefined ? [] : ['listing', ...context.listing.hits.map(({ productId }) => `product:${productId}`)]),
]
