import { blockSchemas } from '../block-schemas.ts'
import type { ContentProblem } from '../content-problem.ts'
import { problemAt } from '../problem-at.ts'
import type { Trail } from '../trail.ts'
import type { Question } from './question.ts'

/** Props that name products, in every block that has them. */
const PRODUCT_PROPS = ['productIds', 'productId']

/** Products named on a page that the site does not sell: gone, discontinued, or without a price in its country. */
export const productAdvice = async ({ page, trails, place, world }: Question): Promise<readonly ContentProblem[]> => {
  const named = trails.flatMap(productsOf)
  if (named.length === 0) return []
  const sold = await world.soldProducts([...new Set(named.map(({ id }) => id))], place.site)
  return named
    .filter(({ id }) => !sold.has(id))
    .map(({ trail, prop, id }) => {
      const message = `The product ${id} is not sold in ${place.site.code}, so shoppers do not see it. Take it out or choose another one.`
      return problemAt(
        page,
        { code: 'missingProduct', trail, prop, message, values: { product: id, country: place.site.code } },
        blockSchemas,
      )
    })
}

const productsOf = (trail: Trail): readonly { readonly trail: Trail; readonly prop: string; readonly id: string }[] =>
  PRODUCT_PROPS.flatMap((prop) => {
    const value = trail.node.props[prop]
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '')
    return ids.map((id) => ({ trail, prop, id: String(id) }))
  })
