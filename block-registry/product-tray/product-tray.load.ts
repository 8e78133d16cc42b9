import type { ProductTrayProps } from '../../schemas/generated/types.ts'
import { knownFilters } from '../../src/features/listing/listing-address.ts'
import { call, search } from '../../src/page/data-request.ts'
import { readTrayTabs } from './tray-tabs-config.ts'
import type { PageContext } from '../../src/page/page-context.ts'

/** Chosen products, those of a rule, or recommended ones; with tabs those of each tab's rule. */
export const load = (props: ProductTrayProps, { product }: PageContext) => {
  const { tabs } = readTrayTabs(props.tabsConfig)
  const [first, second, third, fourth] = tabs.map(({ filters }) =>
    search({ filters: knownFilters(filters), sort: props.sort, hitsPerPage: props.maxProducts }),
  )
  return tabs.length === 0 ? { hits: hitsOf(props, product) } : { first, second, third, fourth }
}

const hitsOf = ({ source, productIds, filters, sort, model, maxProducts: max }: ProductTrayProps, product: PageContext['product']) => {
  if (source === 'ids') return productIds.length === 0 ? undefined : call('productsById', productIds.slice(0, max))
  if (source === 'rule') return search({ filters: knownFilters(filters), sort, hitsPerPage: max })
  // Recommendations for a product need a product page.
  if (model !== 'recommended' && product === undefined) return undefined
  return call('recommendations', { model, max, ...(product === undefined ? {} : { productId: product.id }) })
}
