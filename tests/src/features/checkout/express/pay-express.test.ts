import { describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../../../schemas/api/cart.ts'
import type { PaymentSession } from '../../../../../schemas/api/checkout.ts'
import { CommerceError } from '../../../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE } from '../../../../../src/features/cart/cart-store.ts'
import type { WalletResult } from '../../../../../src/features/checkout/checkout-types.ts'
import { payExpress } from '../../../../../src/features/checkout/express/pay-express.ts'
import { answeringCommerce, type CommerceAnswers } from '../../../../factories/answering-commerce.ts'
import { cartItem } from '../../../../factories/cart.ts'
import { aReadyCart } from '../../../../factories/checkout-cart.ts'
import { site as siteByKey } from '../../../../factories/site.ts'
import { defined } from '../../../../../src/lib/defined.ts'

const SIGNED = { token: 'signed', total: 30 }
const HOME = { addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB' }
const ADA = { email: 'ada@example.com' }
// Only what names it is read.
const SESSION = { sessionId: 's' } as PaymentSession
const BAG = aReadyCart({ addresses: {} })
const VOUCHERS = aReadyCart({ addresses: {}, items: [cartItem({ needsShipping: false })] })

interface Options {
  readonly wallet: WalletResult
  readonly bag?: Cart | undefined
  readonly answers?: CommerceAnswers
  readonly site?: 'gb' | 'us'
}

/** A click on a wallet's button in the bag. */
const pay = async ({ wallet, answers = {}, site = 'gb', ...options }: Options) => {
  const bag = 'bag' in options ? options.bag : BAG
  const commerce = answeringCommerce({
    'POST /api/cart/address': bag,
    'POST /api/shipping': bag,
    'POST /api/checkout/consumer': {},
    'POST /api/cart/calculate-tax': bag,
    'GET /api/cart': bag,
    ...answers,
  })
  const state = { ...EMPTY_CART_STORE.getState(), ...defined({ cart: bag }) }
  const open = vi.fn(async () => wallet)
  const result = await payExpress(
    {
      site: siteByKey(site),
      commerce: commerce.client,
      cartStore: {
        ...EMPTY_CART_STORE,
        getState: () => state,
        change: async (run) => {
          try {
            return { outcome: 'fulfilled', cart: await run(commerce.client) }
          } catch {
            return { outcome: 'rejected', problem: { code: 'ERROR', status: 0 } }
          }
        },
      },
      isGuest: () => true,
      report: vi.fn(),
      sleep: async () => undefined,
      wallets: { ready: async (methods) => methods, open },
    },
    { method: 'paypal_express', session: SESSION, signal: new AbortController().signal },
  )
  return { result, open, calls: commerce.calls, names: commerce.names() }
}
const approved = (more: Partial<Extract<WalletResult, { kind: 'approved' }>> = {}): WalletResult => ({
  kind: 'approved',
  wallet: SIGNED,
  address: HOME,
  consumer: ADA,
  ...more,
})
const refusal = (code: string, status = 422): CommerceError => new CommerceError(status, { code, message: code })

describe('an express payment', () => {
  it('opens the wallet for the bag, stores its contact, address and way of delivery, and is there to be looked over', async () => {
    const { result, open, names, calls } = await pay({ wallet: approved() })
    expect(open).toHaveBeenCalledWith({ cart: BAG, payment: { method: 'paypal_express' }, session: SESSION })
    expect(names).toEqual(['POST /api/checkout/consumer', 'POST /api/cart/address', 'POST /api/cart/address', 'POST /api/shipping'])
    expect(calls[0]?.body).toEqual(ADA)
    expect(calls.at(-1)?.body).toEqual({ id: 'standard' })
    const approval = { payment: { method: 'paypal_express', wallet: SIGNED }, cart: BAG, session: SESSION }
    expect(result).toEqual({ kind: 'approved', approval })
  })

  it('takes the first way of delivery where none is chosen, and none where there is none', async () => {
    const options = ['slow', 'fast'].map((id) => ({ id, method: id, price: 5, supportsBulkyItems: false }))
    const shippedBy = async (shipping: object) => {
      const { calls } = await pay({ wallet: approved(), bag: { ...BAG, shipping: shipping as Cart['shipping'] } })
      return calls.filter(({ path }) => path === '/api/shipping').map(({ body }) => body)
    }
    expect(await shippedBy({ options })).toEqual([{ id: 'slow' }])
    expect(await shippedBy({ options, selected: 'fast' })).toEqual([{ id: 'fast' }])
    expect(await shippedBy({ options: [] })).toEqual([])
  })

  it('of what nothing is shipped of stores the contact alone', async () => {
    const { result, names } = await pay({ wallet: { kind: 'approved', wallet: SIGNED, consumer: ADA }, bag: VOUCHERS })
    expect(result).toMatchObject({ kind: 'approved', approval: { payment: { wallet: SIGNED } } })
    expect(names).toEqual(['POST /api/checkout/consumer', 'GET /api/cart'])
  })

  it('comes with its tax where the site reckons it at the checkout, and without asking where the bag has it', async () => {
    const american = { ...HOME, countryCode: 'US' }
    const untaxed = { ...BAG, tax: 'NOT_CALCULATED', taxCalculated: false } as const
    const asked = await pay({ wallet: approved({ address: american }), site: 'us', bag: untaxed, answers: { 'GET /api/cart': BAG } })
    expect(asked.names.at(-1)).toBe('GET /api/cart')
    expect(asked.result.kind).toBe('approved')
    const known = await pay({ wallet: approved({ address: american }), site: 'us' })
    expect(known.names).not.toContain('GET /api/cart')
    const british = await pay({ wallet: approved(), bag: untaxed })
    expect(british.names).not.toContain('GET /api/cart')
  })
})

describe('an express payment stops, and says why, where', () => {
  it.each<[string, string, Options]>([
    ['the shopper closes the wallet', 'cancelled', { wallet: { kind: 'cancelled' } }],
    ['the wallet does not open', 'walletUnavailable', { wallet: { kind: 'unavailable' } }],
    ['the bag is gone', 'walletUnavailable', { wallet: approved(), bag: undefined }],
    ['the wallet gives no address', 'addressInvalid', { wallet: { kind: 'approved', wallet: SIGNED, consumer: ADA } }],
    ['the address is in another country', 'unableToShip', { wallet: approved({ address: { ...HOME, countryCode: 'FR' } }) }],
    [
      'nothing is sent to the address',
      'unableToShip',
      { wallet: approved(), answers: { 'POST /api/cart/address': refusal('UNABLE_TO_SHIP') } },
    ],
    [
      'the address lacks something',
      'addressInvalid',
      { wallet: approved(), answers: { 'POST /api/cart/address': refusal('ADDRESS_INVALID') } },
    ],
    [
      'the contact lacks something',
      'addressInvalid',
      { wallet: approved(), answers: { 'POST /api/checkout/consumer': refusal('CONSUMER_INVALID') } },
    ],
    ['the server fails', 'failed', { wallet: approved(), answers: { 'POST /api/cart/address': refusal('SERVER_ERROR', 503) } }],
    [
      'the contact is refused of what nothing is shipped of',
      'contactInvalid',
      { wallet: approved(), bag: VOUCHERS, answers: { 'POST /api/checkout/consumer': refusal('CONSUMER_INVALID') } },
    ],
    [
      'its tax does not come',
      'failed',
      {
        wallet: approved({ address: { ...HOME, countryCode: 'US' } }),
        site: 'us',
        bag: { ...BAG, tax: 'NOT_CALCULATED', taxCalculated: false },
        answers: { 'GET /api/cart': { ...BAG, tax: 'REJECTED', taxCalculated: false } },
      },
    ],
  ])('%s', async (_where, problem, options) => {
    expect((await pay(options)).result).toMatchObject({ kind: 'stopped', problem })
  })

  it('a failure has its incident', async () => {
    const failure = new CommerceError(503, { code: 'SERVER_ERROR', message: 'No', incident: 'E-0123ABCD' })
    const stored = await pay({ wallet: approved(), answers: { 'POST /api/cart/address': failure } })
    expect(stored.result).toMatchObject({ incident: 'E-0123ABCD' })
    const unopened = await pay({ wallet: { kind: 'unavailable', incident: 'E-89ABCDEF' } })
    expect(unopened.result).toMatchObject({ incident: 'E-89ABCDEF' })
  })
})
