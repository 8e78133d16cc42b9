import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../server/commerce/checkout/attempt.ts'
import {
  agreementsOf,
  cardOf,
  readCheckout,
  requireAgreements,
  requireAllowedMethod,
  requireExpressPayment,
} from '../../../server/commerce/checkout/read-checkout.ts'
import { rawTokenOf, successOf, toSubmitAnswer } from '../../../server/commerce/checkout/submit-answer.ts'
import { readConfig } from '../../../server/config.ts'
import type { SessionScope } from '../../../server/commerce/http/request-scope.ts'
import type { PaymentOutcome } from '../../../server/commerce/payments/payment-gateway.ts'
import { addresses, card, checkoutBody } from '../../factories/checkout.ts'
import { redirectAction } from '../../factories/fake-gateway.ts'
import { demoMerchant } from '../../factories/merchant.ts'
import { site } from '../../factories/site.ts'

const scope: SessionScope = {
  site: site('gb'),
  merchant: demoMerchant,
  now: 0,
  language: 'en',
  session: {
    idHash: 'hash',
    kind: 'guest',
    siteTag: 'ald-gb',
    language: 'en',
    ownerKey: 'session:hash',
    accountId: null,
    email: null,
    createdAt: 0,
    expiresAt: 1,
  },
}
const codeOf = (work: () => unknown): unknown => {
  try {
    work()
    return 'nothing'
  } catch (problem) {
    return problem instanceof Error && 'code' in problem ? problem.code : problem
  }
}
const signedIn: SessionScope = { ...scope, session: { ...scope.session, kind: 'account', accountId: 'ada' } }
const refusalOf = (changes: Readonly<Record<string, unknown>>) => codeOf(() => readCheckout(scope, checkoutBody('GB', changes)))

describe('a submit', () => {
  it('is read with both addresses, its buyer, its card and what was agreed to [CHECKOUT-22]', () => {
    const billing = { ...addresses.GB, city: 'York' }
    const input = checkoutBody('GB', { addresses: { DELIVERY: addresses.GB, BILLING: billing }, revision: 7 })
    expect(readCheckout(scope, input)).toMatchObject({
      delivery: { city: 'Leeds', addressType: 'DELIVERY' },
      billing: { city: 'York', addressType: 'BILLING' },
      consumer: { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', phoneNumber: '+447400123456' },
      agreements: { termsAndConditions: true },
      payment: { paymentMethod: 'creditcard', ...card },
      revision: 7,
    })
  })

  it('bills the address it delivers to, unless another is sent', () => {
    expect(readCheckout(scope, checkoutBody('GB', { addresses: { DELIVERY: addresses.GB } })).billing).toMatchObject({ city: 'Leeds' })
  })

  it('may leave the buyer to what the bag says', () => {
    expect([undefined, null].map((consumer) => readCheckout(scope, checkoutBody('GB', { consumer })).consumer)).toEqual([{}, {}])
  })

  it('prefers what the buyer typed to what the address says', () => {
    const consumer = { email: 'ada@example.org', firstName: 'Augusta' }
    expect(readCheckout(scope, checkoutBody('GB', { consumer })).consumer).toMatchObject({ firstName: 'Augusta', lastName: 'Byron' })
  })

  it('takes what the buyer left out, the e-mail address too, from the delivery address', () => {
    const delivery = { ...addresses.GB, email: 'address@example.org' }
    const consumer = { firstName: 'Augusta' }
    expect(readCheckout(scope, checkoutBody('GB', { consumer, addresses: { DELIVERY: delivery } })).consumer).toEqual({
      firstName: 'Augusta',
      lastName: 'Byron',
      email: 'address@example.org',
      phoneNumber: addresses.GB.phoneNumber,
    })
  })

  it('is refused for the first thing that is wrong, in the order the shopper meets it', () => {
    const wrong = { paymentMethod: 'nope', agreements: {}, addresses: {} }
    expect(refusalOf(wrong)).toBe('PAYMENT_METHOD_NOT_ALLOWED')
    expect(refusalOf({ ...wrong, paymentMethod: 'creditcard' })).toBe('AGREEMENT_REQUIRED')
    expect(refusalOf({ addresses: {} })).toBe('ADDRESS_INVALID')
  })

  it('that continues a payment has its agreements and its card from before', () => {
    expect(refusalOf({ agreements: {}, encryptedCardNumber: undefined, utr: 'aaaaaaaa-0000' })).toBe('nothing')
    expect(refusalOf({ agreements: {}, utr: null })).toBe('AGREEMENT_REQUIRED')
    expect(refusalOf({ encryptedCardNumber: undefined, utr: null })).toBe('CARD_MISSING')
  })

  it.each(['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'])(
    'by card is refused without %s, unless the card is a stored one',
    (field) => {
      expect(refusalOf({ [field]: undefined })).toBe('CARD_MISSING')
      const stored = checkoutBody('GB', { [field]: undefined, cardToken: 'stored-1' })
      expect(codeOf(() => readCheckout(signedIn, stored))).toBe('nothing')
    },
  )

  it('by a stored card is refused to a guest, who has none', () => {
    expect(refusalOf({ cardToken: 'stored-1' })).toBe('CARD_MISSING')
  })

  it('has a card with or without the name of its holder', () => {
    const { cardHolderName, ...encrypted } = card
    expect(cardOf({ paymentMethod: 'creditcard', ...encrypted })).toEqual(encrypted)
    expect(cardOf({ paymentMethod: 'creditcard', ...card })).toEqual({ cardHolderName, ...encrypted })
  })

  it('by another method is refused with a card or a stored one, which would be charged in its place', () => {
    const all = site('gb', { payments: { ...site('gb').payments, methods: ['paypal'] } })
    expect(codeOf(() => requireAllowedMethod({ ...scope, site: all }, { paymentMethod: 'paypal', ...card }))).toBe('INVALID_REQUEST')
    expect(codeOf(() => requireAllowedMethod({ ...scope, site: all }, { paymentMethod: 'paypal', cardToken: 'stored-1' }))).toBe(
      'INVALID_REQUEST',
    )
  })

  it('by another method needs no card, by an express method a payment begun', () => {
    const all = site('gb', { payments: { ...site('gb').payments, methods: ['paypal', 'paypal_express'] } })
    expect(codeOf(() => requireAllowedMethod({ ...scope, site: all }, { paymentMethod: 'paypal' }))).toBe('nothing')
    expect(codeOf(() => requireAllowedMethod({ ...scope, site: all }, { paymentMethod: 'creditcard' }))).toBe('PAYMENT_METHOD_NOT_ALLOWED')
    const express = (utr?: string | null) => codeOf(() => requireExpressPayment({ paymentMethod: 'paypal_express', utr }))
    expect([express(), express(null), express('aaaaaaaa-0000')]).toEqual(['EXPRESS_MISSING', 'EXPRESS_MISSING', 'nothing'])
    expect(codeOf(() => requireExpressPayment({ paymentMethod: 'paypal' }))).toBe('nothing')
  })
})

describe('agreements', () => {
  const asks = site('gb', {
    checkout: {
      ...site('gb').checkout,
      agreements: [
        { id: 'terms', required: true },
        { id: 'age', required: true },
        { id: 'news', required: false },
      ],
    },
  })

  it('are those of the site, given in any of several places, and nothing else', () => {
    expect(agreementsOf(asks, { terms: true, other: true }, undefined, { terms: false, age: true })).toEqual({
      terms: true,
      age: true,
      news: false,
    })
  })

  it('are all needed that the site requires; the first that is missing is named', () => {
    const missing = (given?: Readonly<Record<string, boolean>>) => {
      try {
        requireAgreements(asks, given)
        return undefined
      } catch (problem) {
        return problem
      }
    }
    expect(missing({ terms: true, age: true })).toBeUndefined()
    expect(missing({ terms: true, age: false })).toMatchObject({ status: 422, code: 'AGREEMENT_REQUIRED', body: { id: 'age' } })
    expect(missing()).toMatchObject({ body: { id: 'terms' } })
  })
})

describe('the answer to a submit', () => {
  const config = readConfig({ APP_ENV: 'test' })
  const attempt: Attempt = {
    utr: 'utr-1',
    orderReference: 'GB1',
    cartId: 'cart',
    cartRevision: 1,
    ownerKey: 'session:hash',
    siteTag: 'ald-gb',
    method: 'creditcard',
    currency: 'GBP',
    value: 100,
    reserved: [],
    bought: null,
    state: 'open',
    outcome: null,
    paymentData: null,
    pspReference: null,
    leaseUntil: 0,
    createdAt: 0,
    settledAt: null,
    completionReadAt: null,
  }

  it.each<[PaymentOutcome, number, string, boolean]>([
    [{ kind: 'authorised', pspReference: 'p' }, 200, 'SUCCESS', true],
    [{ kind: 'refused', reason: 'Refused' }, 402, 'AD_RESULT_REFUSED', true],
    [{ kind: 'preauthFailed' }, 402, 'PREAUTH_FAILED', true],
    [{ kind: 'cancelled' }, 402, 'CANCELLED', true],
    [{ kind: 'pending' }, 202, 'PENDING', false],
    [{ kind: 'actionRequired', action: redirectAction }, 428, 'PAYMENT_ACTION_REQUIRED', false],
    [{ kind: 'mismatch', isUnproven: true }, 502, 'SERVER_ERROR', false],
    [{ kind: 'mismatch', isUnproven: false }, 409, 'PAYMENT_MISMATCH', false],
    [{ kind: 'failed', status: 503 }, 503, 'SERVER_ERROR', false],
  ])('for %o is %s %s; a key may be used again unless that is final: %s [CODE-05]', (outcome, status, code, isFinal) => {
    expect(toSubmitAnswer(config, attempt, outcome)).toMatchObject({ status, isFinal, answer: { code } })
  })

  it('names the payment where it goes on, and why the bank refused', () => {
    const answerOf = (outcome: PaymentOutcome) => toSubmitAnswer(config, attempt, outcome).answer
    expect(answerOf({ kind: 'pending' })).toMatchObject({ utr: 'utr-1' })
    expect(answerOf({ kind: 'actionRequired', action: redirectAction })).toMatchObject({ utr: 'utr-1' })
    expect(answerOf({ kind: 'mismatch', isUnproven: false })).not.toHaveProperty('utr')
    expect(answerOf({ kind: 'refused', reason: 'CVC Declined' })).toMatchObject({ refusalReason: 'CVC Declined' })
  })

  it('has tokens that differ by payment, by order, by buyer and by secret, and never for the same', () => {
    const other = { ...attempt, utr: 'utr-2', orderReference: 'GB2', ownerKey: 'session:other' }
    const secret = readConfig({ APP_ENV: 'test', SESSION_SECRET: 'another secret of forty characters and more' })
    const tokens = [successOf(config, attempt), successOf(config, other), successOf(secret, attempt)].flatMap(({ rawToken, uat, utt }) => [
      rawToken,
      uat,
      utt,
    ])
    expect(new Set(tokens).size).toBe(9)
    expect(successOf(config, attempt).rawToken).toBe(rawTokenOf(config, 'utr-1'))
    // One text as two kinds of token is two tokens.
    const alike = successOf(config, { ...attempt, utr: 'x', orderReference: 'x', ownerKey: 'x' })
    expect(new Set([alike.rawToken, alike.uat, alike.utt]).size).toBe(3)
  })
})
