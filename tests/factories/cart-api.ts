import type { Cart } from '../../schemas/api/cart.ts'
import { cart, cartItem } from './cart.ts'
import { commerceWire, errorAnswer, sessionAnswer, type WireRequest } from './commerce-wire.ts'
import { createCartStore } from '../../src/features/cart/create-cart-store.ts'
import type { CartTabs } from '../../src/features/cart/cart-store.ts'
import { without } from '../../src/lib/without.ts'
import { memoryStorage } from './memory-storage.ts'
import { defined } from '../../src/lib/defined.ts'

type Answer = (request: WireRequest, current: Cart) => Response | undefined | Promise<Response | undefined>

interface Options {
  /** What the server holds at the start. */
  readonly stored?: Cart
  /** Answers before the default does. */
  readonly answer?: Answer
  readonly tabs?: CartTabs
  /** Whether this browser has been here before. */
  readonly hasSession?: boolean
}

/** A cart store over a small shop API in memory that keeps lines, merges nothing and raises its revision. */
export const cartApi = ({ stored = cart(), answer, tabs, hasSession = true }: Options = {}) => {
  const server = { cart: stored }
  const change = (changes: Partial<Cart>): Response => {
    const rest = without(server.cart, 'cartSummary')
    server.cart = cart({ ...rest, revision: rest.revision + 1, ...changes })
    return Response.json(server.cart)
  }
  const byDefault = ({ method, url, body }: WireRequest): Response => {
    if (url.pathname.endsWith('-session')) return sessionAnswer('guest-session-0001')
    if (url.pathname === '/api/cart' && method === 'GET') return Response.json(server.cart)
    if (url.pathname === '/api/cart') return change({ items: [...server.cart.items, addedItem(body)] })
    if (url.pathname === '/api/shipping') return change({ shipping: { ...server.cart.shipping, selected: idOf(body) } })
    if (method === 'PUT' && url.pathname.startsWith('/api/cart/line-')) return change({ items: withQuantity(server.cart, url, body) })
    return errorAnswer(404, 'NOT_FOUND')
  }
  const storage = memoryStorage(
    hasSession ? { entries: { 'shoppingSession.ald-gb': '{"id":"guest-session-0001","kind":"guest","createdAt":0}' } } : {},
  )
  const wire = commerceWire(async (request) => (await answer?.(request, server.cart)) ?? byDefault(request), { storage })
  const reports: string[] = []
  const store = createCartStore({
    commerce: wire.client,
    clock: { now: () => 1_000 },
    report: ({ code }) => reports.push(code),
    ...defined({ tabs }),
  })
  return { ...wire, store, server, reports, change }
}

// Bodies are what the store under test sends; a wrong one fails the test by what it asserts.
const addedItem = (body: unknown) => {
  const { setCode, quantity, productId, customisation } = body as {
    setCode: string
    quantity: number
    productId: string
    customisation?: never
  }
  return cartItem({ sku: setCode, quantity, productId, ...defined({ customisation }) })
}
const idOf = (body: unknown): string => (body as { id: string }).id
const withQuantity = ({ items }: Cart, url: URL, body: unknown) => {
  const { quantity } = body as { quantity: number }
  const changed = items.map((item) => (url.pathname.endsWith(`/${item.lineItemId}`) ? { ...item, quantity } : item))
  return changed.filter((item) => item.quantity > 0)
}
