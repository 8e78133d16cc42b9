import type { Product } from '../../../../schemas/api/product.ts'
import type { BlockNode } from '../../../../schemas/page.ts'
import { without } from '../../../lib/without.ts'
import { typesOf } from '../../blocks/tree.ts'
import { assemblePage } from '../assemble-page.ts'
import type { Loader, LoaderInput, PageResult } from '../loader.ts'

/** A product by id, or by slug where the address has none; a wrong slug is put right by the canonical path (EXTRA-07). */
export const loadProduct: Loader = async (input) => {
  const { id, slug = '' } = input.match.params
  const read = await input.pageDeps.getProduct(id ?? slug)
  if (read.outcome === 'found') return showProduct(input, read.product)
  if (read.outcome === 'notFound') return assemblePage({ ...input, kind: 'productNotFound', status: 404 })
  return assemblePage({ ...input, kind: 'product', key: null, status: 503, name: input.pageDeps.t('pageTitle.error') })
}

const showProduct = async (input: LoaderInput, product: Product): Promise<PageResult> => {
  const match = { path: productPath(product), params: { slug: product.slug, id: product.id } }
  const between = product.breadcrumbs.map(({ path, label }) => ({ h1: label, path }))
  const name = input.pageDeps.t('pageTitle.product', { name: product.name, brand: product.brand.name })
  const seo = { description: toDescription(product) }
  return withCustomisation(await assemblePage({ ...input, match, kind: 'product', name, between, seo, extra: { product } }))
}

/** The block of customisation and the rules of a product belong together: neither is on the page, or sent to it, without the other. */
const withCustomisation = (result: PageResult): PageResult => {
  if (result.outcome === 'redirect') return result
  const { page, context } = result
  const rules = context.product?.customisation
  const blocks = rules === undefined ? withoutType(page.blocks, 'customisation') : page.blocks
  if (rules === undefined || typesOf(blocks).has('customisation')) return { ...result, page: { ...page, blocks } }
  return { ...result, context: { ...context, ...(context.product && { product: without(context.product, 'customisation') }) } }
}

const withoutType = (blocks: readonly BlockNode[], type: string): readonly BlockNode[] =>
  blocks
    .filter((block) => block.type !== type)
    .map((block) =>
      block.slots === undefined
        ? block
        : { ...block, slots: Object.fromEntries(Object.entries(block.slots).map(([name, inside]) => [name, withoutType(inside, type)])) },
    )

const productPath = ({ slug, id }: Product): string => `/product/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`

const MAX_DESCRIPTION = 160

/** First words of the product's own text, without markup. */
const toDescription = ({ description }: Product): string => {
  const text = description
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`
}
