import { describe, expect, it, vi } from 'vitest'
import { matchAttempt } from '../../../server/commerce/payments/match-attempt.ts'
import { createCounts } from '../../../server/operations/counts.ts'
import type { PaymentOutcome, PaymentSubject } from '../../../server/commerce/payments/payment-gateway.ts'

const ATTEMPT = { utr: 'utr-1', orderReference: 'GB1', currency: 'GBP', value: 4600 }
const OWN: PaymentSubject = { reference: 'utr-1', amount: { currency: 'GBP', value: 4600 }, merchantAccount: 'OurShop' }
const AUTHORISED: PaymentOutcome = { kind: 'authorised', pspReference: 'PSP1' }
const REFUSED: PaymentOutcome = { kind: 'refused', reason: 'Refused' }

const match = (outcome: PaymentOutcome, subject: PaymentSubject, counts = createCounts()) => {
  const error = vi.fn()
  const runtime = { config: { PAYMENT_MERCHANT_ACCOUNT: 'OurShop' }, counts, log: { error } }
  const result = matchAttempt({ runtime }, ATTEMPT, { outcome, subject })
  return { result, logged: error.mock.calls }
}

describe('an answer of the payment provider', () => {
  it('decides the payment it names, and is not logged', () => {
    for (const outcome of [AUTHORISED, REFUSED]) expect(match(outcome, OWN)).toEqual({ result: outcome, logged: [] })
  })

  it('decides without its merchant account, which the checkout API does not name', () => {
    const { merchantAccount: _account, ...subject } = OWN
    expect(match(AUTHORISED, subject)).toEqual({ result: AUTHORISED, logged: [] })
  })

  it('may name nothing where no money was authorised', () => {
    expect(match(REFUSED, {})).toEqual({ result: REFUSED, logged: [] })
  })

  it.each([
    ['another payment', { ...OWN, reference: 'utr-2' }],
    ['another currency', { ...OWN, amount: { currency: 'JPY', value: 4600 } }],
    ['another amount', { ...OWN, amount: { currency: 'GBP', value: 4599 } }],
    ['another merchant account', { ...OWN, merchantAccount: 'SomebodyElse' }],
  ])('decides nothing where it names %s, whether authorised or refused', (_what, subject) => {
    expect(match(AUTHORISED, subject).result).toEqual({ kind: 'mismatch', isUnproven: false })
    expect(match(REFUSED, subject).result).toEqual({ kind: 'mismatch', isUnproven: false })
  })

  it.each([
    ['reference', { amount: { currency: 'GBP', value: 4600 } }],
    ['amount', { reference: 'utr-1' }],
    ['subject at all', {}],
  ])('authorises nothing without a %s', (_what, subject) => {
    expect(match(AUTHORISED, subject).result).toEqual({ kind: 'mismatch', isUnproven: true })
  })

  it('authorises nothing without a reference of the provider’s own', () => {
    expect(match({ kind: 'authorised', pspReference: '' }, OWN).result).toEqual({ kind: 'mismatch', isUnproven: true })
  })

  it('stays a mismatch where the provider’s adapter found one', () => {
    expect(match({ kind: 'mismatch', isUnproven: true }, OWN).result).toEqual({ kind: 'mismatch', isUnproven: false })
  })

  it('that is refused is logged with what was expected and what was named, for a person to look at', () => {
    const { logged } = match(AUTHORISED, { reference: 'utr-2', amount: { currency: 'JPY', value: 1 }, merchantAccount: 'SomebodyElse' })
    expect(logged).toEqual([
      [
        {
          event: 'paymentMismatch',
          utr: 'utr-1',
          orderReference: 'GB1',
          answered: 'authorised',
          pspReference: 'PSP1',
          named: { reference: 'utr-2', currency: 'JPY', value: 1, merchantAccount: 'SomebodyElse' },
          expected: { reference: 'utr-1', currency: 'GBP', value: 4600, merchantAccount: 'OurShop' },
        },
        expect.stringMatching(/another payment/),
      ],
    ])
    expect(match(REFUSED, { reference: 'utr-2' }).logged[0]?.[0]).not.toHaveProperty('pspReference')
  })

  it('that is refused is counted for an alert, from 0 on', async () => {
    const counts = createCounts()
    const counted = () => counts.registry.getSingleMetricAsString('vitrine_payment_conflicts_total')
    match(AUTHORISED, OWN, counts)
    expect(await counted()).toContain('vitrine_payment_conflicts_total{event="paymentMismatch"} 0')
    match(AUTHORISED, { ...OWN, reference: 'utr-2' }, counts)
    expect(await counted()).toContain('vitrine_payment_conflicts_total{event="paymentMismatch"} 1')
    expect(await counted()).toContain('vitrine_payment_conflicts_total{event="paymentSpentTwice"} 0')
  })
})
