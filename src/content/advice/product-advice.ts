import type { BlockProblem } from '../content-problem.ts'
import type { Trail } from '../trail.ts'
import type { AdviceInput } from './advice-input.ts'

/** Props that name products, in every block that has them. */
const PRODUCT_PROPS = ['productIds', 'productId']

/** Products named on a page that the site does not sell: gone, discontinued, or without a price in its country. */
export const productAdvice = async ({ trails, context: { site }, lookups }: AdviceInput): Promise<readonly BlockProblem[]> => {
  const named = trails.flatMap(productsOf)
  if (named.length === 0) return []
  const sold = await lookups.soldProducts([...new Set(named.map(({ id }) => id))], site)
  return named
    .filter(({ id }) => !sold.has(id))
    .map(({ trail, prop, id }) => {
      const message = `The product ${id} is not sold in ${site.code}, so shoppers do not see it. Take it out or choose another one.`
      return { code: 'missingProduct', trail, pointer: `/props/${prop}`, message, values: { product: id, country: site.code } }
    })
}

const productsOf = (trail: Trail): readonly { readonly trail: Trail; readonly prop: string; readonly id: string }[] =>
  PRODUCT_PROPS.flatMap((prop) => {
    const value = trail.node.props[prop]
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '')
    return ids.map((id) => ({ trail, prop, id: String(id) }))
  })
