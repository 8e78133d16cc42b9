import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { voucherState } from '../merchant/vouchers.ts'
import { toMajor } from '../money.ts'
import { priceStored } from './answer-cart.ts'
import { changeCart } from './change-cart.ts'
import type { PricedVoucher } from './price-vouchers.ts'
import { codesOf, MOST_VOUCHERS, patchOf, withCode } from './voucher-codes.ts'

const code = z.string().trim().toUpperCase().min(1).max(40)
/** The field is named after the operation, `apply`; `voucherCode` is accepted too. */
export const voucherBody = z
  .union([z.object({ apply: code }), z.object({ voucherCode: code })])
  .transform((given) => ('apply' in given ? given.apply : given.voucherCode))

export const voucherRemoval = z.object({ code: code.optional() })

/** Applies a voucher beside those of the cart, or in place of one it may not stand beside (CALL-20, TRICKY-12). */
export const applyVoucher = async ({ runtime }: { readonly runtime: Runtime }, scope: SessionScope, input: unknown): Promise<Cart> => {
  const entered = readInput(voucherBody, input)
  requireUsable(entered, scope)
  return changeCart({ runtime }, scope, async ({ transaction, cart, lines }) => {
    const codes = withCode(codesOf(cart), entered, scope.merchant)
    if (codes === undefined) throw notCombinable()
    if (codes.length > MOST_VOUCHERS) throw new ApiProblem(422, 'VOUCHER_TOO_MANY', { message: 'There are too many vouchers in this bag.' })
    const patch = patchOf(codes)
    const { vouchers } = await priceStored(transaction, { cart: { ...cart, ...patch }, lines }, scope)
    requireCounting(
      vouchers.find((voucher) => voucher.code === entered),
      scope,
    )
    return patch
  })
}

/** Takes a voucher off the cart, or all of them where none is named; none there is fine (CALL-21). */
export const removeVoucher = async ({ runtime }: { readonly runtime: Runtime }, scope: SessionScope, query: unknown): Promise<Cart> => {
  const { code: left } = readInput(voucherRemoval, query)
  return changeCart({ runtime }, scope, async ({ cart }) =>
    patchOf(left === undefined ? [] : codesOf(cart).filter((other) => other !== left)),
  )
}

const requireUsable = (voucherCode: string, scope: SessionScope): void => {
  switch (voucherState(voucherCode, scope).kind) {
    case 'unknown':
      throw new ApiProblem(404, 'VOUCHER_NOT_FOUND', { message: 'There is no such voucher.' })
    case 'expired':
      throw new ApiProblem(422, 'VOUCHER_EXPIRED', { message: 'This voucher has expired.' })
    case 'redeemed':
      throw new ApiProblem(409, 'VOUCHER_USED', { message: 'This voucher has been used.' })
    case 'valid':
  }
}

/** A voucher that would take nothing off is refused with the reason, and the cart stays as it was. */
const requireCounting = (priced: PricedVoucher | undefined, { site }: SessionScope): void => {
  switch (priced?.fault) {
    case 'minimum': {
      const count = toMajor(priced.shortOf ?? 0, site)
      throw new ApiProblem(422, 'VOUCHER_MINIMUM', { message: `This voucher is valid from ${count} ${site.currency.code}.`, count })
    }
    case 'usedUp':
      throw new ApiProblem(409, 'VOUCHER_USED_UP', { message: 'This voucher has been used as often as it may be.' })
    case 'usedBefore':
      throw new ApiProblem(409, 'VOUCHER_USED_BEFORE', { message: 'This shopper has used this voucher as often as it may be.' })
    case 'firstOrder':
      throw new ApiProblem(422, 'VOUCHER_FIRST_ORDER', { message: 'This voucher is for a first order.' })
    case 'otherProducts':
      throw new ApiProblem(422, 'VOUCHER_OTHER_PRODUCTS', { message: 'This voucher is for none of the products in the bag.' })
    case 'notCombinable':
      throw notCombinable()
    case 'ended':
      throw new ApiProblem(422, 'VOUCHER_EXPIRED', { message: 'This voucher has expired.' })
    case undefined:
  }
}

const notCombinable = (): ApiProblem =>
  new ApiProblem(409, 'VOUCHER_NOT_COMBINABLE', { message: 'This voucher cannot be used together with the others.' })
