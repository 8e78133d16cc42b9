import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import { CommerceError, isRefusal, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import {
  addToCart,
  updateCartLine,
  getCart,
  recreateCart,
  applyVoucher,
  removeVoucher,
  selectShipping,
  type CartAddition,
} from '../../clients/commerce/operations/cart.ts'
import { without } from '../../lib/without.ts'
import {
  EMPTY_CART_STATE,
  type CartAction,
  type CartDeps,
  type CartOutcome,
  type CartProblem,
  type CartState,
  type CartStore,
  type CartTabs,
} from './cart-store.ts'
import { createMutationQueue } from './mutation-queue.ts'
import { defined } from '../../lib/defined.ts'

/**
 * The cart of a session (CART-01 to CART-20): one action at a time, in order of intent. Every action goes through `perform`:
 * the state after `begin`, the call, the state after `fulfil` or `reject`.
 */
export const createCartStore = ({ commerce, report, clock, tabs, onAdded }: CartDeps): CartStore => {
  const listeners = new Set<() => void>()
  const enqueue = createMutationQueue<CartOutcome>()
  let state = EMPTY_CART_STATE

  const set = (next: CartState): void => {
    state = next
    for (const listener of listeners) listener()
  }

  const run = async (action: CartAction): Promise<CartOutcome> => {
    try {
      const cart = await send(commerce, action, state.cart)
      set(fulfil(state, action, { cart, time: clock.now() }))
      if (action.type === 'add') onAdded?.()
      if (action.type !== 'load' && cart !== undefined) tabs?.announce(cart.revision)
      return { outcome: 'fulfilled', cart: state.cart }
    } catch (cause) {
      const problem = problemOf(cause)
      const isRefused = isRefusal(cause)
      report({ code: `cart.${action.type}`, message: `Cart ${action.type} failed`, details: { ...problem }, isRefused })
      set(reject(state, action, problem))
      return { outcome: 'rejected', problem }
    }
  }

  const perform = (action: CartAction): Promise<CartOutcome> => {
    set(begin(state, action, clock.now()))
    return enqueue({
      run: () => run(action),
      onReplaced: () => set({ ...state, pending: withoutAction(state, action) }),
      ...(action.type === 'update' ? { key: action.lineItemId } : {}),
    })
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
      // As the server knows codes (TRICKY-12).
      const code = typedCode.trim().toUpperCase()
      return code.length >= 1 && code.length <= 40 ? perform({ type: 'voucher', code }) : refused('INVALID_VOUCHER')
    },
    removeVoucher: (code) => perform({ type: 'voucherRemoval', code }),
    dismissMessages: (productId) => {
      if (productId in state.infoMessages) set({ ...state, infoMessages: without(state.infoMessages, productId) })
    },
    change: (call) => perform({ type: 'change', run: call }),
  }
}

/** A whole number from 0 to 99 (TRICKY-10). */
const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 0 && quantity <= 99

/** Refused before anything is sent. */
const refused = (code: string): CartOutcome => ({ outcome: 'rejected', problem: { code, status: 0 } })

const problemOf = (cause: unknown): CartProblem => {
  if (!(cause instanceof CommerceError)) return { code: 'ERROR', status: 0 }
  const { status, incident, body } = cause
  const { code, count } = body
  return { code, status, ...defined({ count, incident }) }
}

/** The call an action is, given the cart stored when its turn comes. */
const send = async (commerce: CommerceClient, action: CartAction, stored: Cart | undefined): Promise<Cart | undefined> => {
  switch (action.type) {
    case 'load':
      // Nobody without a session has a cart; making one only to read it would cost every visitor two calls.
      return commerce.sessionId() === undefined ? undefined : getCart(commerce)()
    case 'recreate':
      return recreateCart(commerce)(action.cartPublicId)
    case 'add': {
      // What is in the cart already has its line raised; anything else is a line of its own (CART-10).
      const line = stored?.items.find((item) => isSame(item, action.addition))
      if (line === undefined) return addToCart(commerce)(action.addition)
      return updateCartLine(commerce)({ lineItemId: line.lineItemId, quantity: line.quantity + action.addition.quantity })
    }
    case 'update':
      return updateCartLine(commerce)(action)
    case 'shipping':
      return selectShipping(commerce)(action.id)
    case 'voucher':
      return applyVoucher(commerce)(action.code)
    case 'voucherRemoval':
      return removeVoucher(commerce)(action.code)
    case 'change':
      return action.run(commerce)
  }
}

const isSame = (line: CartItem, { sku, customisation }: CartAddition): boolean =>
  line.sku === sku && inputsOf(line.customisation) === inputsOf(customisation)

/** The shopper's own words and choices, whatever their order. */
const inputsOf = (customisation: CartAddition['customisation']): string =>
  JSON.stringify((customisation?.inputs ?? []).map(({ key, value }) => [key, value]).toSorted())

const withoutAction = ({ pending }: CartState, action: CartAction): readonly CartAction[] => pending.filter((other) => other !== action)

/** An action begins: it is recorded, and what the last one like it was refused for goes (CART-01, CART-05, CART-12). */
const begin = (state: CartState, action: CartAction, time: number): CartState => {
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

/** An action has succeeded: its cart is stored (CART-02, CART-03, CART-06, CART-14, CART-15). */
const fulfil = (
  state: CartState,
  action: CartAction,
  { cart, time }: { readonly cart: Cart | undefined; readonly time: number },
): CartState => {
  const done = { ...without(state, 'errorCode'), pending: withoutAction(state, action), hasLoadedCartContents: true }
  const stored = cart === undefined ? without(done, 'cart') : storeCart(done, cart)
  if (action.type === 'load' || action.type === 'recreate') return { ...stored, lastAction: { type: action.type, time } }
  // Once more: what was under way when it began may have recorded itself since.
  if (action.type === 'add') return { ...stored, lastAction: { type: 'add', sku: action.addition.sku, time }, hasAdded: true }
  if (action.type === 'update') return { ...stored, lastAction: { type: 'update', sku: action.sku, time } }
  if (action.type !== 'voucherRemoval') return stored
  return { ...stored, hasProvidedVoucher: cart?.cartSummary.voucherCode !== undefined }
}

/**
 * The one way a cart gets into the state. Answers list lines oldest first; the shop shows the newest on top (CART-18).
 * An answer older than what is stored, of a call that was overtaken, is left out.
 */
const storeCart = (state: CartState, cart: Cart): CartState => {
  const { cart: stored } = state
  const isOlder = stored !== undefined && stored.publicId === cart.publicId && stored.revision > cart.revision
  return {
    ...state,
    cart: isOlder ? stored : { ...cart, items: cart.items.toReversed(), unavailableItems: cart.unavailableItems.toReversed() },
    hasProvidedVoucher: state.hasProvidedVoucher || cart.cartSummary.voucherCode !== undefined,
  }
}

/**
 * An action was refused. The outcomes are unequal on purpose (TRICKY-11): a failed load changes nothing, a failed add is shown
 * at the product, a failed update at its line, a refused voucher at its field. The stored cart stays.
 */
const reject = (state: CartState, action: CartAction, problem: CartProblem): CartState => {
  const done = { ...state, pending: withoutAction(state, action) }
  if (action.type === 'load') return done
  const failed = { ...done, errorCode: problem.code }
  if (action.type === 'add') return { ...failed, infoMessages: { ...state.infoMessages, [action.addition.productId]: problem } }
  if (action.type === 'update') return { ...failed, lineProblems: { ...state.lineProblems, [action.lineItemId]: problem } }
  if (action.type !== 'voucher') return failed
  return { ...withoutVoucher(failed), hasProvidedVoucher: false, voucherProblem: { ...problem, typedCode: action.code } }
}

/** A refused voucher takes code and name off the cart shown (CART-13); those that stand in the cart are in its list. */
const withoutVoucher = (state: CartState): CartState => {
  if (state.cart === undefined) return state
  const summary = without(without(without(state.cart.cartSummary, 'voucherCode'), 'voucherName'), 'voucherMessage')
  return { ...state, cart: { ...state.cart, cartSummary: summary } }
}

/** Announces to the other tabs of this browser that the cart of a site has changed; each reads it for itself, in its language. */
export const createCartTabs = (siteTag: string): CartTabs => {
  const channel = new BroadcastChannel(`cart.${siteTag}`)
  return {
    announce: (revision) => channel.postMessage(revision),
    onAnnounced: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (typeof data === 'number') listener(data)
      })
    },
  }
}
