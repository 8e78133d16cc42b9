import { without } from '../../lib/without.ts'
import type { CartAction, CartProblem } from './cart-action.ts'
import type { CartState } from './cart-state.ts'

/**
 * An action was refused. The outcomes are unequal on purpose (TRICKY-11): a failed load changes nothing, a failed add is
 * told at the product, a failed update at its line, a refused voucher at its field. The stored cart stays.
 */
export const onRejected = (state: CartState, action: CartAction, problem: CartProblem): CartState => {
  const done = { ...state, pending: state.pending.filter((other) => other !== action) }
  if (action.type === 'load') return done
  const failed = { ...done, errorCode: problem.code }
  if (action.type === 'add') return { ...failed, infoMessages: { ...state.infoMessages, [action.addition.productId]: problem } }
  if (action.type === 'update') return { ...failed, lineProblems: { ...state.lineProblems, [action.lineItemId]: problem } }
  if (action.type !== 'voucher') return failed
  return { ...withoutVoucher(failed), hasProvidedVoucher: false, voucherProblem: { ...problem, typedCode: action.code } }
}

/** A refused voucher takes code and name off the cart shown (CART-13). */
const withoutVoucher = (state: CartState): CartState => {
  if (state.cart === undefined) return state
  const summary = without(without(without(state.cart.cartSummary, 'voucherCode'), 'voucherName'), 'voucherMessage')
  return { ...state, cart: { ...state.cart, cartSummary: summary } }
}
