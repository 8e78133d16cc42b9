import type { Product } from '../../../../schemas/api/product.ts'
import { PRODUCT } from '../answers.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** A product by id or slug. Throws 404 where this site does not sell it (EXTRA-03, EXTRA-07). */
export const getProduct =
  ({ send }: CommerceClient) =>
  (idOrSlug: string): Promise<Product> =>
    send({ method: 'GET', path: `/api/product/s/${encodeURIComponent(idOrSlug)}` }, PRODUCT)
