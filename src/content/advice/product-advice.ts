import type { BlockProblem } from '../content-problem.ts'
import type { Trail } from '../trail.ts'
import type { AdviceInput } from './advice-input.ts'
import { linksIntoShop, pathOf } from './link-advice.ts'
import { defined } from '../../lib/defined.ts'

/** A product that a block names, by its id or by the address of its page. */
interface NamedProduct {
  readonly trail: Trail
  readonly prop: string
  readonly id: string
  /** Where a link leads there. */
  readonly address?: string
}

/** Props that name products, in every block that has them. */
const PRODUCT_PROPS = ['productIds', 'productId']

/**
 * Products named on a page that shoppers cannot buy on its site: gone, discontinued or without a price in its country; or sold out in
 * every size and colour.
 */
export const productAdvice = async (input: AdviceInput): Promise<readonly BlockProblem[]> => {
  const {
    trails,
    context: { site },
    lookups,
  } = input
  const named = [...trails.flatMap(productsOf), ...(await linkedProducts(input))]
  if (named.length === 0) return []
  const ids = [...new Set(named.map(({ id }) => id))]
  const [sold, soldOut] = await Promise.all([lookups.soldProducts(ids, site), lookups.soldOutProducts(ids, site)])
  return named.flatMap((product): readonly BlockProblem[] => {
    if (!sold.has(product.id)) return [missing(product, site.code)]
    const name = soldOut.get(product.id)
    return name === undefined ? [] : [outOfStock(product, name)]
  })
}

const missing = ({ trail, prop, id, address }: NamedProduct, country: string): BlockProblem => ({
  code: 'missingProduct',
  trail,
  pointer: `/props/${prop}`,
  message: `The product ${id} is not sold in ${country}, so shoppers do not see it. Take it out or choose another one.`,
  values: { product: id, country, ...defined({ address }) },
})

/** Stock is the same in every country: one sentence for all sites. */
const outOfStock = ({ trail, prop, id, address }: NamedProduct, name: string): BlockProblem => ({
  code: 'soldOutProduct',
  trail,
  pointer: `/props/${prop}`,
  message: `“${name}” (${id}) is sold out in every size and colour. Take it out or choose another one, or leave it until it is back.`,
  values: { product: id, name, ...defined({ address }) },
})

const productsOf = (trail: Trail): readonly NamedProduct[] =>
  // A tray keeps the list of products that it does not show.
  trail.node.type === 'product-tray' && (trail.node.props['source'] ?? 'ids') !== 'ids'
    ? []
    : PRODUCT_PROPS.flatMap((prop) => {
        const value = trail.node.props[prop]
        const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '')
        return ids.map((id) => ({ trail, prop, id: String(id) }))
      })

/** Those whose page is linked to. A product that is gone is no page: that link is advised on as any other. */
const linkedProducts = async ({ trails, context, lookups }: AdviceInput): Promise<readonly NamedProduct[]> => {
  const found = await Promise.all(
    linksIntoShop(trails).map(async ({ trail, prop, address }): Promise<readonly NamedProduct[]> => {
      const id = await lookups.productAt(pathOf(address), context)
      return id === undefined ? [] : [{ trail, prop, id, address }]
    }),
  )
  return found.flat()
}
