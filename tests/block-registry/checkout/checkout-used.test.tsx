// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import type { CartItem } from '../../../schemas/api/cart.ts'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE, type CartStore } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'
import { expectUsed } from '../../setup/expect-used.ts'

const happened: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void happened.push(`reports ${String(line)}`))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const session = { sessionId: 's', clientKey: 'k', environment: 'test', countryCode: 'GB', amount: { currency: 'GBP', value: 1 } }
const methods = ['creditcard', 'paypal', 'bankTransfer_IBAN', 'wechatpayQR'].map((id) => ({ id, type: id }))

/** Rules and methods of payment come; whatever else is asked is refused, and said. */
const commerce = commerceOf(async ({ method, path, body }: CommerceCall) => {
  const [, type] = /^\/api\/validation\/\w+\/(\w+)$/.exec(path) ?? []
  if (type !== undefined) return formSchemaOf('GB', type as 'shipping', 'en')
  if (path === '/api/checkout/paymentSession') return { ...session, paymentMethods: methods }
  happened.push(`calls ${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`)
  throw new CommerceError(409, { code: 'ITEM_UNAVAILABLE', message: 'refused' })
})

const [first] = aReadyCart().items
const lineWith = (change: Partial<CartItem>): CartItem => {
  if (first === undefined) throw new Error('The bag is empty')
  return { ...first, ...change }
}

/** Says what the bag is asked to do, and refuses it. */
const storeOf = (unavailable: readonly CartItem[]): CartStore => {
  const cart = aReadyCart({ items: [lineWith({ lineItemId: 'tee', name: 'Everyday tee' })], unavailableItems: unavailable })
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const refuse =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      happened.push(`bag: ${name} ${JSON.stringify(args)}`)
      return { outcome: 'rejected', problem: { code: 'SERVER_ERROR' } } as const
    }
  const load = async () => ({ outcome: 'fulfilled' as const, cart })
  const names = ['add', 'setQuantity', 'selectShipping', 'applyVoucher', 'removeVoucher', 'change'] as const
  const asked = Object.fromEntries(names.map((name) => [name, refuse(name)]))
  // Each is asked with its own arguments, and all are refused.
  return { ...EMPTY_CART_STORE, ...asked, getState: () => state, load } as unknown as CartStore
}

describe('using everything that the checkout has', () => {
  it.each(['basket', 'shipping', 'payment'] as const)('at its step %s does what its page of used/in-use says', async (step) => {
    renderCheckoutStep({ step, commerce, store: storeOf([]), isSignedIn: false, emailSignup: true })
    await expectUsed(`checkout-${step}`, happened)
  })

  it('with lines that cannot be bought offers what can be done about each, as its page of used/in-use says', async () => {
    const gone = lineWith({ lineItemId: 'gone', name: 'Gone tee', availability: 'NOTAVAILABLE', stockQty: 0 })
    const few = lineWith({ lineItemId: 'few', name: 'Rare tee', quantity: 5, stockQty: 2 })
    renderCheckoutStep({ step: 'basket', commerce, store: storeOf([gone, few]), isSignedIn: false })
    await expectUsed('checkout-basket-unavailable', happened)
  })
})
