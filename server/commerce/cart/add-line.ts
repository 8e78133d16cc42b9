import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import { cartLines } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { variantsOf } from './answer-cart.ts'
import { changeCart } from './change-cart.ts'
import { checkLimits } from './check-limits.ts'

/** A customised line may show a preview, but only one that the shop itself made. */
const customisation = z.object({
  inputs: z.array(z.object({ key: z.string().min(1).max(64), value: z.string().max(500) })).max(20),
  display: z
    .object({
      previewImage: z.object({
        thumbnail: z
          .string()
          .max(500)
          .regex(/^\/(?!\/)/),
      }),
    })
    .optional(),
})

const body = z.object({
  /** The sku. */
  setCode: z.string().min(1).max(100),
  productId: z.union([z.string().max(100), z.number()]).optional(),
  quantity: z.int().min(1).max(99),
  customisation: customisation.nullish(),
  forceBasketClear: z.boolean().optional(),
})

/** Adds a sku. A line of the same sku and customisation grows by the quantity (CART-10, CALL-17). */
export const addLine =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const { setCode: sku, quantity, forceBasketClear, ...wish } = readInput(body, input)
    const inputs = wish.customisation?.inputs ?? []
    const display = wish.customisation?.display
    const stored = inputs.length === 0 ? null : { inputs, ...(display === undefined ? {} : { display }) }
    const customisationKey = customisationKeyOf(stored ?? undefined)

    return changeCart({ runtime })(scope, async ({ transaction, cart, lines: before }) => {
      if (forceBasketClear === true) await transaction.delete(cartLines).where(eq(cartLines.cartId, cart.id))
      const lines = forceBasketClear === true ? [] : before
      const existing = lines.find((line) => line.sku === sku && line.customisationKey === customisationKey)
      const total = (existing?.quantity ?? 0) + quantity
      const others = lines.filter((line) => line !== existing)
      const variants = await variantsOf(transaction, [...lines, { sku }], scope)
      checkLimits({ site: scope.site, line: { sku, quantity: total }, others, variants })
      await transaction
        .insert(cartLines)
        .values({ id: runtime.ids.uuid(), cartId: cart.id, sku, customisationKey, customisation: stored, quantity: total })
        .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.sku, cartLines.customisationKey], set: { quantity: total } })
      return undefined
    })
  }

/** Same inputs, whatever their order, same key; no inputs, no key (TRICKY-10). */
const customisationKeyOf = (customisation: CartItem['customisation'] | undefined): string => {
  const inputs = customisation?.inputs ?? []
  if (inputs.length === 0) return ''
  const canonical = inputs.map(({ key, value }) => [key, value]).sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}
