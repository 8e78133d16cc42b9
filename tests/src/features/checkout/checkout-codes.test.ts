import { describe, expect, it } from 'vitest'
import { voucherMessageKey } from '../../../../block-registry/checkout/voucher-form.tsx'
import { cartMessageKey } from '../../../../src/lib/cart-message-key.ts'
import { messageId, refusalCode, stepOf } from '../../../../src/features/checkout/checkout-messages.ts'
import { messagesOf } from '../../../setup/messages.ts'

const LANGUAGES = ['en', 'fr', 'es', 'ja', 'ar']

const sources = import.meta.glob<string>(
  [
    '../../../../server/commerce/{addresses,cart,checkout,payments,shipping}/**/*.ts',
    '../../../../server/commerce/http/{problems,require-human}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Every code that the server's checkout, bag and addresses can answer. */
const CODES = [
  ...new Set(
    Object.values(sources)
      .flatMap((source) => [...source.matchAll(/(?:new ApiProblem\(\s*[^,]+,\s*|\bcode: )'([A-Z][A-Z_]+)'/g)])
      .map(([, code = '']) => code),
  ),
].toSorted()

/** Answers that are no message of the checkout, and what they are instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ADDRESS_LIMIT: 'of the address book',
  BAD_SIGNATURE: 'to the payment provider',
  CANCELLED: 'the shopper did it herself',
  CARD_REFUSED: 'of the saved cards',
  IDEMPOTENCY_KEY_REQUIRED: 'a defect of the client',
  INVALID_REQUEST: 'a defect of the client',
  LOOKUP_UNAVAILABLE: 'of the finder of addresses',
  NOT_FOUND: 'of the saved cards and addresses',
  PAYMENT_ACTION_REQUIRED: 'goes on to the bank',
  POSTCODE_INVALID: 'of the finder of addresses',
  SERVER_ERROR: 'our fault, in general words',
  SESSION_UNKNOWN: 'the client begins a session anew',
  SUCCESS: 'the order',
  TOO_MANY_ATTEMPTS: 'of the saved cards',
  UNAUTHORIZED: 'of the saved cards and addresses',
}

/** The text that the shopper reads for a code. */
const keyOf = (code: string): string => {
  if (code.startsWith('VOUCHER_')) return voucherMessageKey({ code, status: 422 })
  const ofCart = cartMessageKey(code)
  if (ofCart !== 'codes.cart.addToCartFailure' || code === 'ADD_TO_CART_FAILURE') return ofCart
  return `codes.checkout.${messageId(code)}`
}

const SHOWN = CODES.filter((code) => ELSEWHERE[code] === undefined)

describe('what the server can answer at the checkout', () => {
  it('is in the list of codes, whether the checkout shows it or another part does', () => {
    expect(SHOWN).toEqual(
      expect.arrayContaining(['AD_RESULT_REFUSED', 'CAPTCHA_REQUIRED', 'CART_CHANGED', 'CHECKOUT_IN_PROGRESS', 'VOUCHER_MINIMUM']),
    )
    expect(Object.keys(ELSEWHERE).filter((code) => !CODES.includes(code))).toEqual([])
  })

  it.each(SHOWN)('has words of its own for %s in every language [CODE-05, CODE-07]', (code) => {
    const key = keyOf(code)
    expect(key).not.toMatch(/serverError|voucher\.(failed|notValid)$/)
    for (const language of LANGUAGES) expect(messagesOf(language)[key] ?? '', language).not.toBe('')
  })

  it.each([
    ['CART_CHANGED', 'basket'],
    ['UNAVAILABLE_ITEMS', 'basket'],
    ['ORDER_NOT_FOUND', 'basket'],
    ['SHIPPING_OPTION_UNAVAILABLE', 'shipping'],
    ['CONSUMER_INVALID', 'shipping'],
    ['ADDRESS_INVALID', 'shipping'],
    ['UNABLE_TO_SHIP', 'shipping'],
    ['PAYMENT_METHOD_NOT_ALLOWED', 'payment'],
    ['CARD_MISSING', 'payment'],
    ['AGREEMENT_REQUIRED', 'review'],
    ['CAPTCHA_REQUIRED', 'review'],
    ['CHECKOUT_IN_PROGRESS', 'review'],
    ['IDEMPOTENCY_KEY_REUSED', 'review'],
  ])('leads for %s to the step %s, where it can be put right [CHECKOUT-24]', (code, step) => {
    expect(stepOf(code)).toBe(step)
  })
})

describe('the reason of a refused payment', () => {
  it.each([
    ['Not enough balance', 'refusedNoMoney'],
    ['NOT_ENOUGH_BALANCE', 'refusedNoMoney'],
    ['CVC Declined', 'refusedSecurityCode'],
    ['Expired Card', 'refusedExpired'],
    ['CARD_EXPIRED', 'refusedExpired'],
    ['Issuer Unavailable', 'refusedLater'],
    ['ISSUER_UNAVAILABLE', 'refusedLater'],
    ['Refused', 'adResultRefused'],
    ['DECLINED', 'adResultRefused'],
    [undefined, 'adResultRefused'],
  ])('%j is told as %s, at the payment step [CHECKOUT-07]', (reason, id) => {
    const code = refusalCode(reason)
    expect([messageId(code), stepOf(code)]).toEqual([id, 'payment'])
  })

  it.each(['FRAUD', 'ACQUIRER_FRAUD', 'BLOCK_CARD', 'Blocked Card', 'Restricted Card', 'Invalid Card Number'])(
    '%s is not told: whoever tries stolen cards would learn from it',
    (reason) => expect(messageId(refusalCode(reason))).toBe('adResultRefused'),
  )
})
