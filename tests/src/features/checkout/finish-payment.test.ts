import { describe, expect, it, vi } from 'vitest'
import { CommerceError } from '../../../../src/clients/commerce/commerce-client.ts'
import { finishPayment } from '../../../../src/features/checkout/finish-payment.ts'
import { readPendingCheckout, removePendingCheckout, writePendingCheckout } from '../../../../src/features/checkout/pending-checkout.ts'
import { answeringCommerce, type CommerceAnswers } from '../../../factories/answering-commerce.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const PLACED = { code: 'SUCCESS', rawToken: 'raw', utr: 'u-1' }
const PENDING = { utr: 'u-1', paymentMethod: 'ideal', idempotencyKey: 'key-1' }
const CONFIRM = 'PUT /api/checkout/payment/u-1'

/** Somebody comes back from the bank, and the server answers this. */
const back = async (answers: CommerceAnswers, pending: typeof PENDING | undefined = PENDING) => {
  const { client, calls, names } = answeringCommerce({ 'GET /api/cart': aReadyCart(), ...answers })
  const report = vi.fn()
  const details = { redirectResult: 'x' }
  const result = await finishPayment({ commerce: client, pending, utr: 'u-1', details, userAgent: 'browser', report })
  return { result, calls, names: names(), report }
}

describe('a shopper who comes back from the bank', () => {
  it('has her order where the payment has placed it', async () => {
    const { result, calls, names } = await back({ [CONFIRM]: { statusCode: 'AUTHORISED', checkout: PLACED } })
    expect(result).toEqual({ kind: 'placed', response: PLACED })
    expect(names).toEqual([CONFIRM])
    expect(calls[0]?.body).toEqual({ details: { redirectResult: 'x' } })
  })

  it('has it placed once it is paid, with the key of the try before the bank', async () => {
    const { result, calls } = await back({ [CONFIRM]: { statusCode: 'AUTHORISED' }, 'POST /api/checkout': PLACED })
    expect(result).toEqual({ kind: 'placed', response: PLACED })
    expect(calls.at(-1)).toMatchObject({
      headers: { 'idempotency-key': 'key-1' },
      body: { paymentMethod: 'ideal', utr: 'u-1', userAgent: 'browser', agreements: {} },
    })
  })

  it.each([
    ['in another browser', undefined, 'u-1'],
    ['of another payment', { ...PENDING, utr: 'u-0' }, 'key-1'],
  ])('%s pays as by card', async (_where, pending, key) => {
    const answers = { [CONFIRM]: { statusCode: 'AUTHORISED' }, 'POST /api/checkout': PLACED, 'GET /api/cart': aReadyCart() }
    const commerce = answeringCommerce(answers)
    await finishPayment({ commerce: commerce.client, pending, utr: 'u-1', details: {}, userAgent: '', report: vi.fn() })
    expect(commerce.calls.at(-1)).toMatchObject({ headers: { 'idempotency-key': key }, body: { paymentMethod: 'creditcard' } })
  })

  it.each([
    ['the bank wants more', { [CONFIRM]: { paymentRetry: true } }, 'PENDING'],
    ['she gave up', { [CONFIRM]: { statusCode: 'CANCELLED' } }, 'CANCELLED'],
    ['the bank has refused', { [CONFIRM]: { statusCode: 'REFUSED', refusalReason: 'Expired Card' } }, 'REFUSED_EXPIRED'],
    [
      'the bank wants more for the order',
      { [CONFIRM]: { statusCode: 'AUTHORISED' }, 'POST /api/checkout': { paymentRetry: true } },
      'PENDING',
    ],
    [
      'her bag has no address any more',
      { [CONFIRM]: { statusCode: 'AUTHORISED' }, 'GET /api/cart': aReadyCart({ addresses: {} }) },
      'AUTHORISED',
    ],
  ])('reads where it stands where %s', async (_what, answers, statusCode) => {
    expect((await back(answers)).result).toEqual({ kind: 'open', statusCode })
  })

  it.each([
    [409, 'CART_CHANGED', 'CART_CHANGED', true],
    [503, 'SERVER_ERROR', '500', false],
  ])('reads what the server says at %i %s, which is reported', async (status, code, statusCode, isRefused) => {
    const { result, report } = await back({ [CONFIRM]: new CommerceError(status, { code, message: code }) })
    expect(result).toEqual({ kind: 'open', statusCode })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'checkoutRejected', details: { status }, isRefused }))
  })

  it('meets what nobody foresaw as a failure of the page', async () => {
    await expect(back({ [CONFIRM]: new TypeError('no such thing') })).rejects.toThrow('no such thing')
  })
})

describe('what is stored while a shopper is at the bank', () => {
  it('is read again, until it is removed', () => {
    const storage = memoryStorage()
    expect(readPendingCheckout(storage)).toBeUndefined()
    writePendingCheckout(storage, PENDING)
    expect(readPendingCheckout(storage)).toEqual(PENDING)
    removePendingCheckout(storage)
    expect(readPendingCheckout(storage)).toBeUndefined()
  })

  it.each(['null', '[]', '"text"', '{"utr":"u-1","paymentMethod":"ideal"}', '{"utr":1,"paymentMethod":"ideal","idempotencyKey":"k"}'])(
    'is nothing where it is %s',
    (pendingCheckout) => expect(readPendingCheckout(memoryStorage({ entries: { pendingCheckout } }))).toBeUndefined(),
  )

  it('is nothing in a browser without storage', () => {
    writePendingCheckout(undefined, PENDING)
    removePendingCheckout(undefined)
    expect(readPendingCheckout(undefined)).toBeUndefined()
  })
})
