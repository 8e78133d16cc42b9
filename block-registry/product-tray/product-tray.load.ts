import type { ProductTrayProps } from '../../schemas/generated/types.ts'
import { FILTER_KINDS, type SelectedFilters } from '../../src/features/listing/filters.ts'
import type { DataRequest } from '../../src/page/data-request.ts'
import type { PageContext } from '../../src/page/page-context.ts'

/** Chosen products, those of a rule, or recommended ones; recommendations for a product need a product page. */
export const load = (props: ProductTrayProps, { product }: PageContext): readonly DataRequest[] => {
  if (props.source === 'ids')
    return props.productIds.length === 0 ? [] : [{ kind: 'productsById', ids: props.productIds.slice(0, props.maxProducts) }]
  if (props.source === 'rule') {
    const filters: SelectedFilters = Object.fromEntries(
      FILTER_KINDS.flatMap((kind) => (props.filters[kind] === undefined ? [] : [[kind, props.filters[kind]]])),
    )
    return [{ kind: 'search', request: { filters, sort: props.sort, hitsPerPage: props.maxProducts } }]
  }
  if (props.model !== 'recommended' && product === undefined) return []
  return [
    { kind: 'recommendations', model: props.model, max: props.maxProducts, ...(product === undefined ? {} : { productId: product.id }) },
  ]
}
