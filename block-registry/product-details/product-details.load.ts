import type { ProductDetailsProps } from '../../schemas/generated/types.ts'
import { call } from '../../src/page/data-request.ts'
import type { PageContext } from '../../src/page/page-context.ts'

/** Whether the page's product has a size guide. */
export const load = (_: ProductDetailsProps, { product }: PageContext) => ({ sizeGuide: product && call('sizeGuide', product) })
