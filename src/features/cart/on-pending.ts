import { without } from '../../lib/without.ts'
import type { CartAction } from './cart-action.ts'
import type { CartState } from './cart-state.ts'

/** An action begins: it is recorded, and what the last one like it was refused for is forgotten (CART-01, CART-05, CART-12). */
export const onPending = (state: CartState, action: CartAction, time: number): CartState => {
  const next = { ...state, pending: [...state.pending, action] }
  if (action.type === 'add') {
    const { sku, productId } = action.addition
    return { ...next, lastAction: { type: 'add', sku, time }, infoMessages: without(state.infoMessages, productId) }
  }
  if (action.type === 'update') {
    const { sku, lineItemId } = action
    return { ...next, lastAction: { type: 'update', sku, time }, lineProblems: without(state.lineProblems, lineItemId) }
  }
  return action.type === 'voucher' ? { ...without(next, 'voucherProblem'), hasProvidedVoucher: true } : next
}
