import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { CustomisationInput } from '../../../schemas/api/customisation.ts'
import { isPurchasable } from '../../../src/lib/stock-status.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import { cartLines } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { customisationProblem, decideCustomisation } from '../customisation/decide-customisation.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { variantsOf } from './answer-cart.ts'
import type { CartLine } from './cart-record.ts'
import { changeCart } from './change-cart.ts'
import { hasMainProduct, ignoresStock } from './price-cart.ts'

/** Words and pictures of a choice are the server's to make: a body that brings its own is refused. */
const customisation = z.strictObject({ inputs: z.array(z.object({ key: z.string().max(100), value: z.string() })).max(20) })

export const additionBody = z.object({
  /** The sku. */
  setCode: z.string().min(1).max(100),
  productId: z.union([z.string().max(100), z.number()]).optional(),
  quantity: z.int().min(1).max(99),
  customisation: customisation.nullish(),
  forceBasketClear: z.boolean().optional(),
})

/** Adds a sku. A line of the same sku and customisation grows by the quantity (CART-10, CALL-17). */
export const addLine = async ({ runtime }: { readonly runtime: Runtime }, scope: SessionScope, input: unknown): Promise<Cart> => {
  const { setCode: sku, quantity, forceBasketClear, ...wish } = readInput(additionBody, input)

  let isFirst = false
  const changed = await changeCart({ runtime }, scope, async ({ transaction, cart, lines: before }) => {
    isFirst = before.length === 0
    if (forceBasketClear === true) await transaction.delete(cartLines).where(eq(cartLines.cartId, cart.id))
    const lines = forceBasketClear === true ? [] : before
    const variants = await variantsOf(transaction, [...lines, { sku }], scope)
    const rules = variants.get(sku)?.customisation
    const decision = decideCustomisation({
      rules,
      sku,
      inputs: wish.customisation?.inputs ?? [],
      locale: localeTag(scope.language, scope.site.code),
    })
    if (decision.kind === 'refused') throw customisationProblem(decision.problems)
    const { inputs } = decision
    const customisationKey = customisationKeyOf(inputs)
    const existing = lines.find((line) => line.sku === sku && line.customisationKey === customisationKey)
    const total = (existing?.quantity ?? 0) + quantity
    const others = lines.filter((line) => line !== existing)
    checkLimits({ site: scope.site, line: { sku, quantity: total }, others, variants })
    await transaction
      .insert(cartLines)
      .values({
        id: runtime.ids.uuid(),
        cartId: cart.id,
        sku,
        customisationKey,
        customisation: inputs.length === 0 ? null : { inputs },
        quantity: total,
      })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.sku, cartLines.customisationKey], set: { quantity: total } })
    return undefined
  })
  const site = scope.site.siteTag
  runtime.counts.bagLines.inc({ site })
  if (isFirst) runtime.counts.bags.inc({ site })
  return changed
}

/** Same inputs, whatever their order, same key; no inputs, no key (TRICKY-10). */
export const customisationKeyOf = (inputs: readonly CustomisationInput[]): string => {
  if (inputs.length === 0) return ''
  const canonical = inputs.map(({ key, value }) => [key, value]).sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0))
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

export const quantityBody = z.object({ quantity: z.int().min(0).max(99) })

/** Sets the quantity of a line; 0 removes it (CART-09, CALL-19). 404 for a line that is not in the session's cart. */
export const changeLine = async (
  { runtime }: { readonly runtime: Runtime },
  scope: SessionScope,
  lineItemId: string,
  input: unknown,
): Promise<Cart> => {
  const { quantity } = readInput(quantityBody, input)
  return changeCart({ runtime }, scope, async ({ transaction, lines }) => {
    const line = lines.find(({ id }) => id === lineItemId)
    if (line === undefined) throw notFound('There is no such item in the bag.')
    if (quantity === 0) {
      await transaction.delete(cartLines).where(eq(cartLines.id, line.id))
      return undefined
    }
    const others = lines.filter((other) => other !== line)
    checkLimits({ site: scope.site, line: { ...line, quantity }, others, variants: await variantsOf(transaction, lines, scope) })
    await transaction.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id))
    return undefined
  })
}

interface LimitCheck {
  readonly site: Pick<SiteConfig, 'cart'>
  /** As it would be after the change. */
  readonly line: Pick<CartLine, 'sku' | 'quantity'>
  /** The cart's other lines. */
  readonly others: readonly CartLine[]
  readonly variants: ReadonlyMap<string, CartVariant>
}

/** Refuses what a cart may not hold, each cause with its code and number (EXTRA-11). Nothing is ever added in part. */
export const checkLimits = ({ site, line, others, variants }: LimitCheck): void => {
  const variant = variants.get(line.sku)
  if (variant === undefined || variant.isDiscontinued || variant.availability === 'GIFTONLY') throw addFailure()
  const { maxQuantityPerItem, maxQuantityPerProduct, maxCartQuantity } = site.cart
  const remaining = remainingByLimit({ site, sku: line.sku, others, variants })
  if (line.quantity > remaining.ofItem) throw exceeded('MAX_QUANTITY_PER_ITEM_EXCEEDED', maxQuantityPerItem)
  if (line.quantity > remaining.ofProduct) throw exceeded('MAX_QUANTITY_EXCEEDED', maxQuantityPerProduct)
  if (line.quantity > remaining.ofCart) throw exceeded('MAX_CART_QUANTITY_EXCEEDED', maxCartQuantity)
  if (line.quantity > remaining.ofStock) throw exceeded('STOCK_QUANTITY_EXCEEDED', Math.max(0, piecesOf(variant)))
  const otherProductIds = new Set(others.flatMap(({ sku }) => variants.get(sku)?.productId ?? []))
  if (!hasMainProduct(variant, otherProductIds)) {
    throw new ApiProblem(409, 'SECONDARY_VARIANTS', { message: 'This item can only be bought together with its main product.' })
  }
}

/** Pieces that a line of a sku may have beside the other lines, by each limit. A sku no longer in the catalogue has no limit by stock. */
export const remainingByLimit = ({ site, sku, others, variants }: Omit<LimitCheck, 'line'> & Pick<CartLine, 'sku'>) => {
  const { maxQuantityPerItem, maxQuantityPerProduct, maxCartQuantity } = site.cart
  const variant = variants.get(sku)
  const ofProduct = others.filter((other) => variant !== undefined && variants.get(other.sku)?.productId === variant.productId)
  const ofSku = others.filter((other) => other.sku === sku)
  return {
    ofItem: maxQuantityPerItem,
    ofProduct: maxQuantityPerProduct - quantityOf(ofProduct),
    ofCart: maxCartQuantity - quantityOf(others),
    ofStock: variant === undefined || ignoresStock(variant) ? Infinity : piecesOf(variant) - quantityOf(ofSku),
  }
}

const piecesOf = ({ availability, stockQty }: CartVariant): number => (isPurchasable(availability) ? stockQty : 0)

const addFailure = (): ApiProblem => new ApiProblem(409, 'ADD_TO_CART_FAILURE', { message: 'We could not add this to your bag.' })

const MESSAGES = {
  MAX_QUANTITY_PER_ITEM_EXCEEDED: 'You can add at most {count} of this item.',
  MAX_QUANTITY_EXCEEDED: 'You can buy at most {count} of this product.',
  MAX_CART_QUANTITY_EXCEEDED: 'Your bag can hold at most {count} items.',
  STOCK_QUANTITY_EXCEEDED: 'Only {count} left in stock.',
} as const

const exceeded = (code: keyof typeof MESSAGES, count: number): ApiProblem =>
  new ApiProblem(409, code, { message: count === 0 ? NOTHING_LEFT : MESSAGES[code].replace('{count}', String(count)), count })

const NOTHING_LEFT = 'There are no more of these in stock.'

const quantityOf = (lines: readonly Pick<CartLine, 'quantity'>[]): number => lines.reduce((all, { quantity }) => all + quantity, 0)
