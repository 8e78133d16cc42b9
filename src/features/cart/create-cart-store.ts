import type { Cart } from '../../../schemas/api/cart.ts'
import { without } from '../../lib/without.ts'
import { CommerceError } from '../../clients/commerce/commerce-error.ts'
import type { CartAction, CartOutcome, CartProblem } from './cart-action.ts'
import { EMPTY_CART_STATE, type CartState } from './cart-state.ts'
import type { CartDeps, CartStore } from './cart-store.ts'
import { createMutationQueue } from './mutation-queue.ts'
import { onFulfilled } from './on-fulfilled.ts'
import { onPending } from './on-pending.ts'
import { onRejected } from './on-rejected.ts'
import { sendAction } from './send-action.ts'
import { isQuantity, voucherCodeOf } from './cart-input.ts'

/** The cart of a session (CART-01 to CART-20): one action at a time, in order of intent. */
export const createCartStore = ({ commerce, report, clock, tabs }: CartDeps): CartStore => {
  const listeners = new Set<() => void>()
  const enqueue = createMutationQueue<CartOutcome>()
  let state = EMPTY_CART_STATE

  const set = (next: CartState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const fulfil = (action: CartAction, cart: Cart | undefined): CartOutcome => {
    set(onFulfilled(state, action, { cart, time: clock.now() }))
    if (action.type !== 'load' && cart !== undefined) tabs?.announce(cart.revision)
    return { outcome: 'fulfilled', cart: state.cart }
  }

  const reject = (action: CartAction, problem: CartProblem): CartOutcome => {
    report({ code: `cart.${action.type}`, message: `Cart ${action.type} failed`, details: { ...problem } })
    set(onRejected(state, action, problem))
    return { outcome: 'rejected', problem }
  }

  const run = async (action: CartAction): Promise<CartOutcome> => {
    // Nobody without a session has a cart; making one only to read it would cost every visitor two calls.
    if (action.type === 'load' && commerce.sessionId() === undefined) return fulfil(action, undefined)
    try {
      return fulfil(action, await sendAction(commerce, action, state.cart))
    } catch (cause) {
      return reject(action, problemOf(cause))
    }
  }

  const perform = (action: CartAction): Promise<CartOutcome> => {
    set(onPending(state, action, clock.now()))
    const onReplaced = (): void => set({ ...state, pending: state.pending.filter((other) => other !== action) })
    return enqueue({ run: () => run(action), onReplaced, ...(action.type === 'update' ? { key: action.lineItemId } : {}) })
  }

  const load = (): Promise<CartOutcome> => perform({ type: 'load' })
  tabs?.onAnnounced((revision) => {
    if (revision !== state.cart?.revision) void load()
  })
  commerce.onSessionChange(() => {
    // A session made for the action under way brings its cart with the answer.
    if (state.pending.length === 0 && state.hasLoadedCartContents) void load()
  })

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    add: async (addition) => (isQuantity(addition.quantity) ? perform({ type: 'add', addition }) : refused('INVALID_QUANTITY')),
    setQuantity: async ({ lineItemId, sku }, quantity) =>
      isQuantity(quantity) ? perform({ type: 'update', lineItemId, sku, quantity }) : refused('INVALID_QUANTITY'),
    recreate: (cartPublicId) => perform({ type: 'recreate', cartPublicId }),
    selectShipping: (id) => perform({ type: 'shipping', id }),
    applyVoucher: async (typedCode) => {
      const code = voucherCodeOf(typedCode)
      return code === undefined ? refused('INVALID_VOUCHER') : perform({ type: 'voucher', code })
    },
    removeVoucher: () => perform({ type: 'voucherRemoval' }),
    dismissMessages: (productId) => {
      if (productId in state.infoMessages) set({ ...state, infoMessages: without(state.infoMessages, productId) })
    },
    change: (call) => perform({ type: 'change', run: call }),
  }
}

const refused = (code: string): CartOutcome => ({ outcome: 'rejected', problem: { code, status: 0 } })

const problemOf = (cause: unknown): CartProblem => {
  if (!(cause instanceof CommerceError)) return { code: 'ERROR', status: 0 }
  const { code, count } = cause.body
  return { code, status: cause.status, ...(count === undefined ? {} : { count }) }
}
