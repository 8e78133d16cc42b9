import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { voucherState } from '../merchant/vouchers.ts'
import { toMajor } from '../money.ts'
import { variantsOf } from './answer-cart.ts'
import { changeCart } from './change-cart.ts'
import { priceCart } from './price-cart.ts'

const code = z.string().trim().toUpperCase().min(1).max(40)
/** The field is named after the operation, `apply`; `voucherCode` is accepted too. */
const body = z
  .union([z.object({ apply: code }), z.object({ voucherCode: code })])
  .transform((given) => ('apply' in given ? given.apply : given.voucherCode))

/** Applies a voucher, replacing the one of the cart (CALL-20, TRICKY-12). */
export const applyVoucher =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const voucherCode = readInput(body, input)
    requireUsable(voucherCode, scope)
    return changeCart({ runtime })(scope, async ({ transaction, cart, lines }) => {
      const record = { cart: { ...cart, voucherCode }, lines }
      const { voucherShortOf } = priceCart(record, await variantsOf(transaction, lines, scope), scope)
      if (voucherShortOf !== undefined) {
        const count = toMajor(voucherShortOf, scope.site)
        throw new ApiProblem(422, 'VOUCHER_MINIMUM', { message: `This voucher is valid from ${count} ${scope.site.currency.code}.`, count })
      }
      return { voucherCode }
    })
  }

/** Takes the voucher off the cart; none there is fine (CALL-21). */
export const removeVoucher =
  ({ runtime }: { readonly runtime: Runtime }) =>
  (scope: SessionScope): Promise<Cart> =>
    changeCart({ runtime })(scope, async () => ({ voucherCode: null }))

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
