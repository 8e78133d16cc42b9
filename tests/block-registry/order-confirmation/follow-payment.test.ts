import { describe, expect, it } from 'vitest'
import { followPayment } from '../../../block-registry/order-confirmation/follow-payment.ts'
import { commerceWire, errorAnswer, sessionAnswer, type WireRequest } from '../../factories/commerce-wire.ts'

const checkout = { code: 'SUCCESS', rawToken: 'raw', siteTag: 's', uat: 'a', utt: 't', utr: 'utr-1', paymentMethod: 'alipay_hk' }
const order = { orderReference: 'HK1', status: 'placed' }
const said = (statusCode: string, more: object = {}): Response => Response.json({ utr: 'utr-1', statusCode, ...more })

/** Asks a shop that answers the questions about the payment one by one, the last answer again and again. */
const follow = async (...answers: readonly (() => Response)[]) => {
  let asked = 0
  const pauses: number[] = []
  const redeemed: unknown[] = []
  const answer = ({ url, method, body }: WireRequest): Response => {
    if (url.pathname.endsWith('/basic-session')) return sessionAnswer('session-of-a-guest-1')
    if (url.pathname.endsWith('/completion')) {
      redeemed.push(body)
      return Response.json({ orderReference: 'HK1', order })
    }
    expect([method, url.pathname]).toEqual(['PUT', '/api/checkout/payment/utr-1'])
    return (answers[Math.min(asked++, answers.length - 1)] ?? (() => errorAnswer(500)))()
  }
  const { client: commerce } = commerceWire(answer)
  const sleep = async (ms: number) => void pauses.push(ms)
  const end = await followPayment({ commerce, sleep, signal: new AbortController().signal })('utr-1')
  return { end, asked, pauses, redeemed }
}

describe('a page that waits for a payment', () => {
  it('reads the order again once the bank has agreed, asking every five seconds [CHECKOUT-24]', async () => {
    const { end, pauses, redeemed } = await follow(
      () => said('PENDING', { checkout }),
      () => said('PENDING', { checkout }),
      () => said('AUTHORISED', { checkout }),
    )
    expect(end).toEqual({ kind: 'paid', completion: { orderReference: 'HK1', order } })
    expect(pauses).toEqual([5_000, 5_000])
    expect(redeemed).toEqual([{ authorization: 'raw', utr: 'utr-1' }])
  })

  it('reads the order without a token where the bank’s answer brought none', async () => {
    const { end, redeemed } = await follow(() => said('AUTHORISED'))
    expect(end.kind).toBe('paid')
    expect(redeemed).toEqual([{ authorization: '', utr: 'utr-1' }])
  })

  it.each([
    ['REFUSED', { refusalReason: 'NOT_ENOUGH_BALANCE' }, 'REFUSED_NO_MONEY'],
    ['REFUSED', { refusalReason: 'ACQUIRER_FRAUD' }, 'AD_RESULT_REFUSED'],
    ['CANCELLED', {}, 'AD_RESULT_REFUSED'],
    ['EXPIRED', {}, 'AD_RESULT_REFUSED'],
  ])('learns that it was %s %j', async (statusCode, more, code) => {
    expect((await follow(() => said(statusCode, more))).end).toEqual({ kind: 'refused', code })
  })

  it('asks again after an answer that did not come, and stops after two minutes', async () => {
    expect(
      (
        await follow(
          () => errorAnswer(503),
          () => said('REFUSED'),
        )
      ).end.kind,
    ).toBe('refused')
    const { end, asked } = await follow(() => said('PENDING'))
    expect([end.kind, asked]).toEqual(['waiting', 24])
  })

  it('learns nothing of a payment that is another shopper’s', async () => {
    const { end, asked } = await follow(() => errorAnswer(404))
    expect([end.kind, asked]).toEqual(['waiting', 1])
  })
})
