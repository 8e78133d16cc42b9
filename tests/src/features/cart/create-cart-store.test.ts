import { describe, expect, it, vi } from 'vitest'
import { createCartStore } from '../../../../src/features/cart/create-cart-store.ts'
import type { Report } from '../../../../src/lib/report.ts'
import { isSubmitDisabled, itemCountOf, quantityOf, selectedShipping } from '../../../../src/features/cart/cart-view.ts'
import { cart, cartItem } from '../../../factories/cart.ts'
import { cartApi } from '../../../factories/cart-api.ts'
import { commerceWire, errorAnswer, sessionAnswer } from '../../../factories/commerce-wire.ts'

const WHITE = cartItem({ sku: '900001-WHITE-S' })
const NAVY = cartItem({ sku: '900001-NAVY-S', quantity: 2 })
const addition = { productId: '900001', sku: NAVY.sku, quantity: 1 }
const fail = (method: string, path: string, status = 409, code = 'STOCK_QUANTITY_EXCEEDED', detail = {}) => ({
  answer: (request: { method: string; url: URL }) =>
    request.method === method && request.url.pathname.startsWith(path) ? errorAnswer(status, code, detail) : undefined,
})
const skus = (items: readonly { readonly sku: string }[] = []) => items.map(({ sku }) => sku)

describe('loading', () => {
  it('stores the lines newest first and marks what cannot be had [CART-02, CART-18, DATA-38]', async () => {
    const { store } = cartApi({
      stored: cart({ items: [WHITE, NAVY], unavailableItems: [cartItem({ sku: 'A' }), cartItem({ sku: 'B' })] }),
    })
    await store.load()
    const { cart: stored, hasLoadedCartContents, lastAction } = store.getState()
    expect(skus(stored?.items)).toEqual([NAVY.sku, WHITE.sku])
    expect(skus(stored?.unavailableItems)).toEqual(['B', 'A'])
    expect(hasLoadedCartContents).toBe(true)
    expect(lastAction?.type).toBe('load')
  })

  it('that fails only warns and enables submit again [CART-04]', async () => {
    const { store, reports } = cartApi(fail('GET', '/api/cart', 500))
    const before = store.getState()
    await store.load()
    expect(store.getState()).toEqual({ ...before, pending: [] })
    expect(reports).toEqual(['cart.load'])
  })

  it('asks nothing for a visitor who never had a session', async () => {
    const { store, requests } = cartApi({ hasSession: false })
    await store.load()
    expect(requests).toEqual([])
    expect(store.getState()).toMatchObject({ hasLoadedCartContents: true })
  })
})

describe('recreating', () => {
  it('stores the lines newest first [CART-03]', async () => {
    const { store, change } = cartApi({
      answer: ({ url }) => (url.pathname === '/api/cart/recreateCart' ? change({ items: [WHITE, NAVY] }) : undefined),
    })
    await store.recreate('demo-cart-ok-0001')
    expect(skus(store.getState().cart?.items)).toEqual([NAVY.sku, WHITE.sku])
    expect(store.getState().lastAction?.type).toBe('recreate')
  })

  it('that fails keeps the bag as it was and reports it [CART-19]', async () => {
    const { store, reports } = cartApi({
      stored: cart({ items: [WHITE] }),
      ...fail('POST', '/api/cart/recreateCart', 404, 'CART_NOT_FOUND'),
    })
    await store.load()
    const result = await store.recreate('demo-cart-missing-0001')
    expect(result).toMatchObject({ outcome: 'rejected', problem: { status: 404 } })
    expect(skus(store.getState().cart?.items)).toEqual([WHITE.sku])
    expect(store.getState()).toMatchObject({ errorCode: 'CART_NOT_FOUND', pending: [] })
    expect(reports).toEqual(['cart.recreate'])
  })
})

describe('every action', () => {
  it('disables submit while it is pending [CART-01, DATA-38]', async () => {
    const { store } = cartApi()
    const done = store.load()
    expect(isSubmitDisabled(store.getState())).toBe(true)
    await done
    expect(isSubmitDisabled(store.getState())).toBe(false)
  })
})

describe('adding', () => {
  it('sets the update flag and records the action at once, and stores the cart after [CART-05, CART-06]', async () => {
    const { store } = cartApi()
    const done = store.add(addition)
    expect(store.getState().pending.map(({ type }) => type)).toEqual(['add'])
    expect(store.getState().lastAction).toEqual({ type: 'add', sku: NAVY.sku, time: 1_000 })
    await done
    expect(store.getState().pending).toEqual([])
    expect(skus(store.getState().cart?.items)).toEqual([NAVY.sku])
    expect(store.getState().lastAction?.type).toBe('add')
  })

  it('while the cart is being read is the last action once both are done, as is a quantity that is changed [CART-06]', async () => {
    const { store } = cartApi({ stored: cart({ items: [WHITE] }) })
    await Promise.all([store.load(), store.add(addition)])
    expect(store.getState().lastAction).toEqual({ type: 'add', sku: NAVY.sku, time: 1_000 })
    await Promise.all([store.load(), store.setQuantity(WHITE, 3)])
    expect(store.getState().lastAction).toEqual({ type: 'update', sku: WHITE.sku, time: 1_000 })
  })

  it('is the last action with its sku and its time, as reading, recreating and changing are [DATA-37]', async () => {
    const { store, change } = cartApi({
      stored: cart({ items: [WHITE] }),
      answer: ({ url }) => (url.pathname === '/api/cart/recreateCart' ? change({ items: [WHITE] }) : undefined),
    })
    const after = async (done: Promise<unknown>) => (await done, store.getState().lastAction)
    expect(await after(store.load())).toEqual({ type: 'load', time: 1_000 })
    expect(await after(store.add(addition))).toEqual({ type: 'add', sku: NAVY.sku, time: 1_000 })
    expect(await after(store.setQuantity(WHITE, 3))).toEqual({ type: 'update', sku: WHITE.sku, time: 1_000 })
    expect(await after(store.recreate('cart-public-0001'))).toEqual({ type: 'recreate', time: 1_000 })
  })

  it('sends product, sku, quantity and that the basket is kept [CALL-20]', async () => {
    const { store, requests } = cartApi()
    await store.add(addition)
    expect(requests.at(-1)?.body).toEqual({ productId: '900001', setCode: NAVY.sku, quantity: 1, forceBasketClear: false })
  })

  it('puts the newest line on top [CART-18]', async () => {
    const { store } = cartApi({ stored: cart({ items: [WHITE] }) })
    await store.load()
    await store.add(addition)
    expect(skus(store.getState().cart?.items)).toEqual([NAVY.sku, WHITE.sku])
  })

  it('a sku that is there raises its line to existing plus added [CART-10]', async () => {
    const { store, requests } = cartApi({ stored: cart({ items: [NAVY] }) })
    await store.load()
    await store.add({ ...addition, quantity: 3 })
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { quantity: 5 } })
    expect(itemCountOf(store.getState())).toBe(5)
  })

  it('twice in a row posts once, then raises the line [CART-10]', async () => {
    const { store, paths } = cartApi()
    await Promise.all([store.add(addition), store.add(addition)])
    expect(paths()).toEqual(['POST /api/cart', `PUT /api/cart/${NAVY.lineItemId}`])
    expect(itemCountOf(store.getState())).toBe(2)
  })

  it('one sku with two different engravings makes two lines', async () => {
    const customisation = (value: string) => ({ inputs: [{ key: 'text', value }] })
    const { store, paths } = cartApi()
    await store.add({ ...addition, customisation: customisation('Ada') })
    await store.add({ ...addition, customisation: customisation('Bo') })
    expect(paths()).toEqual(['POST /api/cart', 'POST /api/cart'])
  })

  it('that fails stores the code, shows it at that product and is logged [CART-07, CART-08, CART-16, DATA-35]', async () => {
    const { store, reports } = cartApi(fail('POST', '/api/cart', 409, 'STOCK_QUANTITY_EXCEEDED', { count: 3 }))
    await store.add(addition)
    expect(store.getState().errorCode).toBe('STOCK_QUANTITY_EXCEEDED')
    expect(store.getState().infoMessages).toEqual({ '900001': { code: 'STOCK_QUANTITY_EXCEEDED', status: 409, count: 3 } })
    expect(reports).toEqual(['cart.add'])
  })
})

describe('updating', () => {
  it('to 0 removes the line [CART-09, MINI-04]', async () => {
    const { store, requests } = cartApi({ stored: cart({ items: [WHITE, NAVY] }) })
    await store.load()
    await store.setQuantity(NAVY, 0)
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', body: { quantity: 0 } })
    expect(skus(store.getState().cart?.items)).toEqual([WHITE.sku])
  })

  it('shows the new quantity at once, and the stored one again when it is refused, with a message at the line only [CART-07, CART-08]', async () => {
    const { store, reports } = cartApi({ stored: cart({ items: [NAVY] }), ...fail('PUT', '/api/cart') })
    await store.load()
    const done = store.setQuantity(NAVY, 9)
    expect(quantityOf(store.getState(), NAVY)).toBe(9)
    await done
    expect(quantityOf(store.getState(), NAVY)).toBe(2)
    expect(store.getState().lineProblems).toHaveProperty(NAVY.lineItemId)
    expect(store.getState().infoMessages).toEqual({})
    expect(reports).toEqual(['cart.update'])
  })

  it('by clicks while one is on its way sends the last of them only', async () => {
    const gate = createGate()
    const { store, requests } = cartApi({
      stored: cart({ items: [NAVY] }),
      answer: async ({ body }) => {
        if (JSON.stringify(body) === '{"quantity":3}') await gate.promise
        return undefined
      },
    })
    await store.load()
    const first = store.setQuantity(NAVY, 3)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    const others = [4, 5, 6].map((quantity) => store.setQuantity(NAVY, quantity))
    gate.resolve()
    const outcomes = await Promise.all([first, ...others])
    expect(requests.slice(1).map(({ body }) => body)).toEqual([{ quantity: 3 }, { quantity: 6 }])
    expect(outcomes.every(({ outcome }) => outcome === 'fulfilled')).toBe(true)
    expect(store.getState().pending).toEqual([])
    expect(itemCountOf(store.getState())).toBe(6)
  })

  it('refuses anything but a whole number from 0 to 99 before sending', async () => {
    const { store, requests } = cartApi()
    for (const quantity of [-1, 1.5, 100, Number.NaN]) {
      expect(await store.setQuantity(NAVY, quantity)).toMatchObject({ outcome: 'rejected', problem: { code: 'INVALID_QUANTITY' } })
    }
    expect(requests).toEqual([])
  })
})

describe('shipping', () => {
  const options = ['standard', 'express'].map((id) => ({
    id,
    method: id,
    price: 5,
    delivery: { min: 1, max: 2 },
    supportsBulkyItems: false,
  }))
  const stored = cart({ items: [WHITE], shipping: { options, selected: 'standard' } })

  it('shows the choice at once and what the server held when it is refused [CART-11]', async () => {
    const { store } = cartApi({ stored, ...fail('POST', '/api/shipping', 422, 'REJECTED') })
    await store.load()
    const done = store.selectShipping('same-day')
    expect(selectedShipping(store.getState())).toBe('same-day')
    await done
    expect(selectedShipping(store.getState())).toBe('standard')
  })

  it('that is refused leaves a newer choice standing [CART-11]', async () => {
    const { store } = cartApi({
      stored,
      answer: ({ body, url }) =>
        url.pathname === '/api/shipping' && JSON.stringify(body).includes('same-day') ? errorAnswer(422) : undefined,
    })
    await store.load()
    const shown: (string | undefined)[] = []
    const both = [store.selectShipping('same-day'), store.selectShipping('express')]
    store.subscribe(() => shown.push(selectedShipping(store.getState())))
    await Promise.all(both)
    expect(new Set(shown)).toEqual(new Set(['express']))
  })
})

describe('a voucher', () => {
  const discounted = cart({ items: [WHITE] })
  const withCode = { ...discounted.cartSummary, voucherCode: 'SAVE10', voucherName: 'Ten off' }

  it('is sent trimmed and in capitals, flagged while pending and after, and updates the cart [CART-12, CART-14, DATA-38]', async () => {
    const { store, change, requests } = cartApi({
      stored: discounted,
      answer: ({ url }) => (url.pathname === '/api/cart/voucher' ? change({ items: [WHITE], cartSummary: withCode }) : undefined),
    })
    const done = store.applyVoucher(' save10 ')
    expect(store.getState().hasProvidedVoucher).toBe(true)
    await done
    expect(requests.at(-1)?.body).toEqual({ apply: 'SAVE10' })
    expect(store.getState()).toMatchObject({ hasProvidedVoucher: true, cart: { cartSummary: { voucherName: 'Ten off' } } })
  })

  it('that is refused is cleared, with the typed code kept for the field [CART-13]', async () => {
    const { store } = cartApi({
      stored: cart({ items: [WHITE], cartSummary: withCode }),
      ...fail('PUT', '/api/cart/voucher', 422, 'VOUCHER_EXPIRED'),
    })
    await store.load()
    await store.applyVoucher('expired')
    const { hasProvidedVoucher, voucherProblem, cart: stored } = store.getState()
    expect(hasProvidedVoucher).toBe(false)
    expect(voucherProblem).toMatchObject({ code: 'VOUCHER_EXPIRED', typedCode: 'EXPIRED' })
    expect(stored?.cartSummary).not.toHaveProperty('voucherCode')
    expect(stored?.cartSummary).not.toHaveProperty('voucherName')
  })

  it('is off the flag only when its removal succeeds [CART-15]', async () => {
    const statuses = [500, 200]
    const { store, change } = cartApi({
      stored: cart({ items: [WHITE], cartSummary: withCode }),
      answer: ({ url, method }) => {
        if (url.pathname !== '/api/cart/voucher' || method !== 'DELETE') return undefined
        return statuses.shift() === 500 ? errorAnswer(500) : change({ items: [WHITE] })
      },
    })
    await store.load()
    await store.removeVoucher()
    expect(store.getState().hasProvidedVoucher).toBe(true)
    await store.removeVoucher()
    expect(store.getState().hasProvidedVoucher).toBe(false)
  })

  it('of more than 40 characters is not sent', async () => {
    const { store, requests } = cartApi()
    expect(await store.applyVoucher('x'.repeat(41))).toMatchObject({ outcome: 'rejected' })
    expect(await store.applyVoucher('   ')).toMatchObject({ outcome: 'rejected' })
    expect(requests).toEqual([])
  })
})

describe('other tabs', () => {
  it('are notified of every change, and a change of theirs is read', async () => {
    const announce = vi.fn()
    const heard: ((revision: number) => void)[] = []
    const { store, server } = cartApi({
      stored: cart({ items: [WHITE] }),
      tabs: { announce, onAnnounced: (listener) => heard.push(listener) },
    })
    await store.load()
    expect(announce).not.toHaveBeenCalled()
    await store.add(addition)
    expect(announce).toHaveBeenLastCalledWith(2)
    server.cart = cart({ revision: 7, items: [] })
    heard.forEach((listener) => listener(7))
    await vi.waitFor(() => expect(itemCountOf(store.getState())).toBe(0))
    expect(store.getState().lastAction?.type).toBe('load')
  })
})

it('leaves out an answer that is older than the cart it has', async () => {
  const { store } = cartApi({ stored: cart({ items: [WHITE], revision: 5 }) })
  await store.load()
  await store.change(async () => cart({ revision: 4, items: [] }))
  expect(skus(store.getState().cart?.items)).toEqual([WHITE.sku])
})

/** A promise opened from outside. */
const createGate = () => {
  const gate = { resolve: (): void => undefined }
  const promise = new Promise<void>((resolve) => Object.assign(gate, { resolve }))
  return { promise, resolve: () => gate.resolve() }
}

describe('a change of the bag that came to nothing', () => {
  it.each([
    ['is said in the console alone where the server refused it, which counts it', 422, true],
    ['is reported where the server failed', 503, false],
  ])('%s [CART-16]', async (_what, status, isRefused) => {
    const reports: Report[] = []
    const { client } = commerceWire(({ url }) =>
      url.pathname.endsWith('-session') ? sessionAnswer('guest-session-0001') : errorAnswer(status, 'NOTHING_LEFT'),
    )
    const store = createCartStore({ commerce: client, clock: { now: () => 0 }, report: (entry) => void reports.push(entry) })
    await store.add(addition)
    expect(reports).toMatchObject([{ code: 'cart.add', isRefused }])
  })
})
