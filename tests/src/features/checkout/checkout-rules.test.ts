import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../../schemas/api/cart.ts'
import { checkoutMessages, messageId, storedStatus } from '../../../../src/features/checkout/checkout-messages.ts'
import { furthestStep, mayEnter, readStep } from '../../../../src/features/checkout/checkout-steps.ts'
import { CHECKOUT_STEPS } from '../../../../src/features/checkout/checkout-types.ts'
import { planCompletion } from '../../../../src/features/checkout/leave-for-completion.ts'
import { createIdempotencyKeys } from '../../../../src/features/checkout/idempotency-keys.ts'
import { billingAddress, consumerProperties, orderRequest } from '../../../../src/features/checkout/order-request.ts'
import { planReturn, readPaymentReturn } from '../../../../src/features/checkout/payment-return.ts'
import { planRedirect } from '../../../../src/features/checkout/plan-redirect.ts'
import { readAction } from '../../../../src/features/checkout/read-action.ts'
import { showsTestPayments } from '../../../../src/features/checkout/wallet-methods.ts'
import { waitForTax } from '../../../../src/features/checkout/wait-for-tax.ts'
import { cartItem } from '../../../factories/cart.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'
import { defined } from '../../../../src/lib/defined.ts'

const card = {
  cardHolderName: 'Ada',
  encryptedCardNumber: 'a',
  encryptedExpiryMonth: 'b',
  encryptedExpiryYear: 'c',
  encryptedSecurityCode: 'd',
  lastFour: '1111',
}
const payment = { method: 'creditcard', card }

describe('the steps of the checkout', () => {
  it('are basket, shipping, payment and review; anything else is the basket [ROUTE-11, ROUTE-12]', () => {
    expect(CHECKOUT_STEPS).toEqual(['basket', 'shipping', 'payment', 'review'])
    expect(readStep(undefined)).toBe('basket')
    expect(readStep('confirm')).toBe('basket')
    expect(readStep('payment')).toBe('payment')
  })

  it('open one after the other as the order becomes complete', () => {
    const facts = (cart: Cart | undefined, chosen?: typeof payment, calculatesTax = false) => ({ cart, payment: chosen, calculatesTax })
    const noAddress = aReadyCart({ addresses: {} })
    expect(furthestStep('review', facts(undefined))).toBe('basket')
    expect(furthestStep('review', facts(aReadyCart({ items: [] })))).toBe('basket')
    expect(furthestStep('review', facts(aReadyCart({ unavailableItems: [cartItem()] })))).toBe('basket')
    expect(furthestStep('review', facts(noAddress))).toBe('shipping')
    expect(furthestStep('review', facts(aReadyCart({ shipping: { options: [] } })))).toBe('shipping')
    expect(furthestStep('review', facts(aReadyCart()))).toBe('payment')
    expect(furthestStep('review', facts(aReadyCart(), payment))).toBe('review')
    expect(furthestStep('shipping', facts(aReadyCart(), payment))).toBe('shipping')
  })

  it('ask a bag that nothing is shipped of for a billing address, and for no delivery', () => {
    const BILLING = { countryCode: 'GB', city: 'Leeds' }
    const unshipped = { items: [cartItem({ needsShipping: false })], shipping: { options: [] } }
    const furthest = (cart: Cart) => furthestStep('review', { cart, payment, calculatesTax: false })
    expect(furthest(aReadyCart({ ...unshipped, addresses: {} }))).toBe('shipping')
    expect(furthest(aReadyCart({ ...unshipped, addresses: { BILLING } }))).toBe('review')
    expect(furthest(aReadyCart({ items: [...unshipped.items, cartItem()], addresses: { BILLING } }))).toBe('shipping')
  })

  it('ask for no address where an express wallet pays for what is not shipped', () => {
    const unshipped = aReadyCart({ items: [cartItem({ needsShipping: false })], shipping: { options: [] }, addresses: {} })
    const wallet = { method: 'paypal_express', wallet: { token: 'signed', total: 6 } }
    const furthest = (cart: Cart, chosen: Parameters<typeof mayEnter>[1]['payment']) =>
      furthestStep('review', { cart, payment: chosen, calculatesTax: false })
    expect(furthest(unshipped, wallet)).toBe('review')
    expect(furthest(unshipped, { method: 'paypal_express' })).toBe('shipping')
    expect(furthest(unshipped, { ...wallet, method: 'paywithgoogle' })).toBe('shipping')
    expect(furthest(aReadyCart({ addresses: {} }), wallet)).toBe('shipping')
  })

  it('keep the payment closed until tax is calculated, only where that is configured [TAX-06]', () => {
    const cart = aReadyCart({ tax: 'PENDING', taxCalculated: false })
    expect(mayEnter('payment', { cart, payment: undefined, calculatesTax: true })).toBe(false)
    expect(mayEnter('payment', { cart, payment: undefined, calculatesTax: false })).toBe(true)
  })
})

describe('messages', () => {
  it('store any 5xx and a lost connection as the text 500 [CHECKOUT-05]', () => {
    fc.assert(fc.property(fc.integer({ min: 500, max: 599 }), (status) => storedStatus({ status, code: 'X' }) === '500'))
    expect(storedStatus({ status: 0, code: 'NETWORK_ERROR' })).toBe('500')
    expect(storedStatus({ status: 402, code: 'AD_RESULT_REFUSED' })).toBe('AD_RESULT_REFUSED')
    expect(storedStatus({ status: 418, code: '' })).toBe('418')
  })

  it('show every code the server can answer, and an unknown one as our fault', () => {
    expect(messageId('AD_RESULT_REFUSED')).toBe('adResultRefused')
    expect(messageId('500')).toBe('serverError')
    expect(messageId('NEVER_HEARD_OF')).toBe('serverError')
  })

  it('name unavailable items and items that ship later while there are any, each once [CHECKOUT-08, CHECKOUT-09, CHECKOUT-10]', () => {
    const cart = aReadyCart({ items: [cartItem({ availability: 'BACKORDER' })], unavailableItems: [cartItem()] })
    expect(checkoutMessages({ cart, messages: ['pending', 'unavailableItems'] })).toEqual(['pending', 'unavailableItems', 'preorderItems'])
    expect(checkoutMessages({ cart: aReadyCart(), messages: [] })).toEqual([])
  })
})

describe('the submit', () => {
  it('drops default, reference, names and empty values from the billing address [CHECKOUT-18]', () => {
    expect(
      billingAddress({
        countryCode: 'GB',
        city: 'London',
        addressLine2: '',
        firstName: 'Ada',
        lastName: 'King',
        default: true,
        reference: 'r1',
      }),
    ).toEqual({ countryCode: 'GB', city: 'London' })
  })

  it('takes from the shipping address what the consumer lacks [CHECKOUT-19]', () => {
    const delivery = { countryCode: 'GB', firstName: 'Ada', lastName: 'King', phoneNumber: '+447400123456' }
    expect(consumerProperties({ typeTag: 'NEW', properties: { firstName: 'Augusta', email: 'ada@example.com' } }, delivery)).toEqual({
      firstName: 'Augusta',
      lastName: 'King',
      email: 'ada@example.com',
      phoneNumber: '+447400123456',
    })
  })

  it('sends consumer properties for guests only [CHECKOUT-20]', () => {
    const parts = { cart: aReadyCart(), payment, agreements: {}, userAgent: 'test' }
    expect(orderRequest({ ...parts, isGuest: true })?.consumer).toBeDefined()
    expect(orderRequest({ ...parts, isGuest: false })).not.toHaveProperty('consumer')
  })

  it('carries encrypted card fields and not what is shown of the card', () => {
    const request = orderRequest({ cart: aReadyCart(), payment, agreements: {}, isGuest: true, userAgent: 'test' })
    expect(request).toMatchObject({ encryptedCardNumber: 'a', paymentMethod: 'creditcard' })
    expect(JSON.stringify(request)).not.toContain('lastFour')
  })

  it('keeps its key for the same content and takes a new one after any change', () => {
    let count = 0
    const keys = createIdempotencyKeys(() => `key-${(count += 1)}`)
    expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 1 }), keys.keyFor({ a: 2 }), keys.current()]).toEqual([
      'key-1',
      'key-1',
      'key-2',
      'key-2',
    ])
  })
})

describe('a payment the shopper comes back from', () => {
  it('is read from statusCode, paymentMethod, utr and pgTransactionId [CHECKOUT-13, CHECKOUT-14]', () => {
    expect(readPaymentReturn({ statusCode: 'REFUSED', paymentMethod: 'ideal', utr: 'u1', pgTransactionId: 'p1', other: 'x' })).toEqual({
      statusCode: 'REFUSED',
      paymentMethod: 'ideal',
      utr: 'u1',
      pgTransactionId: 'p1',
    })
    expect(readPaymentReturn({ sku: '1' })).toBeUndefined()
  })

  it.each([
    ['AUTHORISED', 'u1', { kind: 'ask' }],
    ['success', 'u1', { kind: 'ask' }],
    ['PENDING', 'u1', { kind: 'ask' }],
    ['AUTHORISED', undefined, { kind: 'show', message: 'serverError', isUnknown: true }],
    ['refused', 'u1', { kind: 'show', step: 'payment', message: 'adResultRefused' }],
    ['PREAUTH_FAILED', 'u1', { kind: 'show', message: 'preauthFailed' }],
    ['PAYMENT_MISMATCH', 'u1', { kind: 'show', step: 'payment', message: 'preauthFailed' }],
    ['CANCELLED', 'u1', { kind: 'show', step: 'payment' }],
    ['UNABLE_TO_SHIP', undefined, { kind: 'show', step: 'shipping', message: 'unableToShip' }],
    ['409', undefined, { kind: 'show', step: 'basket', message: 'unavailableItems' }],
    ['503', undefined, { kind: 'show', message: 'serverError' }],
    ['WHATEVER', undefined, { kind: 'show', message: 'serverError', isUnknown: true }],
  ])('with %s and utr %s is never believed, only checked or shown', (statusCode, utr, plan) => {
    expect(planReturn({ statusCode, ...defined({ utr }) })).toMatchObject(plan)
  })

  it('is finished at /redirect; other addresses there stay on this site [ROUTE-20]', () => {
    expect(planRedirect({ utr: 'u1', redirectResult: 'r' })).toEqual({ kind: 'finish', utr: 'u1', details: { redirectResult: 'r' } })
    expect(planRedirect({ to: '/women?x=1' })).toEqual({ kind: 'go', path: '/women?x=1' })
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a\nb', ''])
      expect(planRedirect({ to })).toEqual({ kind: 'go', path: '/' })
    fc.assert(
      fc.property(fc.string(), (to) => {
        const plan = planRedirect({ to })
        return plan.kind === 'go' && new URL(plan.path, 'http://shop.example').origin === 'http://shop.example'
      }),
    )
  })
})

describe('the way to the completion page', () => {
  const response = { code: 'SUCCESS', rawToken: 't', siteTag: 'ald-us', uat: 'a', utt: '', utr: 'u', paymentMethod: 'creditcard' } as const
  const options = { basePath: '/us/en', origin: 'https://shop.example' }

  it('carries authorization, account, uat, utt, utr and paymentMethod, empty ones left out [CHECKOUT-03]', () => {
    expect(planCompletion(response, options)).toEqual({
      kind: 'address',
      address: '/us/en/complete?authorization=t&account=ald-us&uat=a&utr=u&paymentMethod=creditcard',
    })
  })

  it('posts a form to a safe address of the server, and follows no other [CHECKOUT-12]', () => {
    expect(planCompletion({ ...response, redirectURL: 'https://bank.example/x' }, options)).toMatchObject({
      kind: 'form',
      action: 'https://bank.example/x',
    })
    for (const redirectURL of ['javascript:alert(1)', 'http://bank.example/x', 'data:text/html,x'])
      expect(planCompletion({ ...response, redirectURL }, options)).toEqual({ kind: 'failed' })
    expect(planCompletion(undefined, options)).toEqual({ kind: 'failed' })
  })
})

describe('the payment action in an answer', () => {
  it('is the first of the list; an empty list asks only for patience; anything else is unknown', () => {
    expect(readAction('[{"action":{"type":"await"}}]')).toEqual({ type: 'await' })
    expect(readAction('[]')).toEqual({ type: 'await' })
    for (const text of ['', '{', '{}', '[{}]', '[{"action":{"type":"teleport"}}]']) expect(readAction(text)).toBeUndefined()
  })
})

describe('waiting for tax', () => {
  const wait = (states: readonly Cart['tax'][]) => {
    const slept: number[] = []
    let reads = 0
    const readCart = async () => {
      const tax = states[Math.min(reads, states.length - 1)] ?? 'PENDING'
      reads += 1
      return aReadyCart({ tax, taxCalculated: tax === 'CALCULATED' })
    }
    const result = waitForTax({ readCart, sleep: async (ms) => void slept.push(ms), signal: new AbortController().signal })
    return { result, slept, reads: () => reads }
  }

  it('reads the cart again until the tax is there [TAX-01]', async () => {
    const waiting = wait(['PENDING', 'PENDING', 'CALCULATED'])
    expect((await waiting.result).taxCalculated).toBe(true)
    expect(waiting.reads()).toBe(3)
  })

  it('reads at once and then up to ten times, 500 ms apart, before it gives up [TAX-02, TAX-03]', async () => {
    const waiting = wait(['PENDING'])
    await expect(waiting.result).rejects.toThrow('Too Many Tax Calculation Requests')
    expect(waiting.reads()).toBe(11)
    expect(waiting.slept).toEqual(Array.from({ length: 10 }, () => 500))
  })

  it('stops at once when the tax is rejected', async () => {
    const waiting = wait(['REJECTED'])
    await expect(waiting.result).rejects.toThrow()
    expect(waiting.reads()).toBe(1)
  })
})

it('wallets that this browser has not are offered where the address asks for test payments, and nowhere else [DATA-96]', () => {
  expect(['?showTestPayments=1', '?showTestPayments=0', '?showTestPayments', ''].map(showsTestPayments)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
