import { z } from 'zod'

/** A payment as this provider holds it. */
export interface WirePayment {
  readonly pspReference: string
  readonly reference: string
  readonly amount: { readonly currency: string; readonly value: number }
  resultCode: 'RedirectShopper' | 'Authorised' | 'Refused'
}

type Answer = Readonly<Record<string, unknown>>

/**
 * A payment provider on the vendor's wire that answers whatever result it is handed with the payment of that result,
 * whichever payment the shop asked about, and that can be made to lie. Cards are authorised at once, anything else
 * sends the shopper to the bank.
 */
export interface WireProvider {
  readonly fetch: typeof fetch
  /** By merchant reference. */
  readonly payments: Map<string, WirePayment>
  readonly cancelled: string[]
  /** Bodies of the calls of `/payments/details`. */
  readonly detailsCalls: Answer[]
  /** Changes each answer about a payment on its way out. */
  lie: (answer: Answer) => Answer
}

const paymentBody = z.object({
  reference: z.string(),
  amount: z.object({ currency: z.string(), value: z.number() }),
  paymentMethod: z.object({ type: z.string() }),
})
const detailsBody = z.object({ details: z.object({ redirectResult: z.string().optional() }).loose(), paymentData: z.string().optional() })

/** What the shopper brings back from the bank for a payment. */
export const resultOf = ({ pspReference }: WirePayment): string => `result-${pspReference}`

export const createWireProvider = (): WireProvider => {
  const provider: WireProvider = {
    payments: new Map(),
    cancelled: [],
    detailsCalls: [],
    lie: (answer) => answer,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      const body: unknown = JSON.parse(String(init?.body ?? '{}'))
      if (pathname.endsWith('/paymentMethods')) return Response.json({ paymentMethods: [{ type: 'scheme' }, { type: 'paypal' }] })
      if (pathname.endsWith('/payments')) return pay(paymentBody.parse(body))
      if (pathname.endsWith('/payments/details')) return confirm(body)
      provider.cancelled.push(pathname)
      return Response.json({ status: 'received' }, { status: 201 })
    },
  }

  const answer = ({ pspReference, reference: merchantReference, amount, resultCode }: WirePayment): Response =>
    Response.json(
      provider.lie({
        pspReference,
        merchantReference,
        amount,
        resultCode,
        ...(resultCode === 'RedirectShopper'
          ? { action: { type: 'redirect', method: 'GET', url: 'https://bank.example/', paymentData: pspReference } }
          : {}),
      }),
    )

  const pay = ({ reference, amount, paymentMethod: { type } }: z.infer<typeof paymentBody>): Response => {
    const earlier = provider.payments.get(reference)
    if (earlier !== undefined) return answer(earlier)
    if (type === 'unknown') return Response.json({ status: 422 }, { status: 422 })
    const resultCode = type === 'scheme' ? 'Authorised' : 'RedirectShopper'
    const payment: WirePayment = { pspReference: `PSP${reference.slice(0, 13)}`, reference, amount, resultCode }
    provider.payments.set(reference, payment)
    return answer(payment)
  }

  const confirm = (body: unknown): Response => {
    const { details, paymentData } = detailsBody.parse(body)
    provider.detailsCalls.push({ details, paymentData })
    const payment = [...provider.payments.values()].find((one) =>
      details.redirectResult === undefined ? one.pspReference === paymentData : resultOf(one) === details.redirectResult,
    )
    return payment === undefined ? Response.json({ status: 422 }, { status: 422 }) : answer(payment)
  }

  return provider
}
