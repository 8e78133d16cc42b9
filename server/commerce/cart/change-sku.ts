import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import { cartLines } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { customisationProblem, decideCustomisation } from '../customisation/decide-customisation.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { variantsOf } from './answer-cart.ts'
import { changeCart } from './change-cart.ts'
import { checkLimits, customisationKeyOf } from './change-lines.ts'

export const skuBody = z.strictObject({ setCode: z.string().min(1).max(100) })

/**
 * Makes a line another size of its product, in its place and in one piece: refused, it stays what it was. Where the bag has a line of
 * the same thing already, that line grows. 404 for a line that is not in the session's cart and for a sku of another product.
 */
export const changeSku = async (
  { runtime }: { readonly runtime: Runtime },
  scope: SessionScope,
  lineItemId: string,
  input: unknown,
): Promise<Cart> => {
  const { setCode: sku } = readInput(skuBody, input)
  return changeCart({ runtime }, scope, async ({ transaction, lines }) => {
    const line = lines.find((own) => own.id === lineItemId)
    if (line === undefined) throw notFound('There is no such item in the bag.')
    if (line.sku === sku) return undefined
    const variants = await variantsOf(transaction, [...lines, { sku }], scope)
    const next = variants.get(sku)
    if (next === undefined || next.productId !== variants.get(line.sku)?.productId) throw notFound('There is no such size of this item.')
    const wish = { rules: next.customisation, sku, inputs: line.customisation?.inputs ?? [], language: scope.language }
    const decision = decideCustomisation(wish)
    if (decision.kind === 'refused') throw customisationProblem(decision.problems)
    const { inputs } = decision
    const customisationKey = customisationKeyOf(inputs)
    const same = lines.find((other) => other.id !== line.id && other.sku === sku && other.customisationKey === customisationKey)
    const others = lines.filter((other) => other !== line && other !== same)
    const quantity = line.quantity + (same?.quantity ?? 0)
    checkLimits({ site: scope.site, line: { sku, quantity }, others, variants })
    if (same === undefined) {
      const customisation = inputs.length === 0 ? null : { inputs }
      await transaction.update(cartLines).set({ sku, customisationKey, customisation }).where(eq(cartLines.id, line.id))
      return undefined
    }
    await transaction.delete(cartLines).where(eq(cartLines.id, line.id))
    await transaction.update(cartLines).set({ quantity }).where(eq(cartLines.id, same.id))
    return undefined
  })
}
