import type { APIRequestContext } from '@playwright/test'

/** A product that one journey has for itself: its pieces are bought by nobody else. */
export interface OwnProduct {
  readonly id: string
  /** Its page, below a site's prefix. */
  readonly path: string
}

/** Everything shoppers do with a product: colors, sizes, engraving, reviews. */
export const TEE = '900001'

/** A copy of a product of the demo. It is in no listing and no search. */
export const copyOf = async (request: APIRequestContext, from: string): Promise<OwnProduct> => {
  const answer = await request.post('/_test/products', { headers: { 'x-requested-with': 'XMLHttpRequest' }, data: { from } })
  if (!answer.ok()) throw new Error(`/_test/products answered ${answer.status()}: ${await answer.text()}`)
  const { id, slug } = (await answer.json()) as { readonly id: string; readonly slug: string }
  return { id, path: `/product/${slug}/${id}` }
}
