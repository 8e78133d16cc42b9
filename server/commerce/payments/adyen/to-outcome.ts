import { z } from 'zod'
import type { PaymentAction } from '../../../../schemas/api/checkout.ts'
import type { PaymentOutcome, PaymentReport } from '../payment-gateway.ts'
import { defined } from '../../../../src/lib/defined.ts'

/** What is read of the provider's payment answer. */
export const paymentAnswer = z.object({
  pspReference: z.string().default(''),
  resultCode: z.string(),
  refusalReason: z.string().optional(),
  action: z.record(z.string(), z.unknown()).optional(),
  merchantReference: z.string().optional(),
  amount: z.object({ currency: z.string(), value: z.number() }).nullish(),
  /** Not in the checkout API's own answers; compared where a provider does send it. */
  merchantAccount: z.string().optional(),
})
export type PaymentAnswer = z.infer<typeof paymentAnswer>

const action = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('redirect'),
    method: z.enum(['GET', 'POST']).default('GET'),
    url: z.string(),
    data: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ type: z.literal('qrCode'), qrCodeData: z.string(), url: z.string().default(''), expiresAt: z.string().optional() }),
  z.object({ type: z.literal('threeDS2'), url: z.string().default(''), token: z.string() }),
  z.object({ type: z.literal('await') }),
  z.object({
    type: z.literal('bankTransfer'),
    reference: z.string(),
    iban: z.string(),
    beneficiary: z.string(),
    bic: z.string().optional(),
  }),
  z.object({ type: z.literal('sdk'), sdkData: z.record(z.string(), z.string()) }),
])

/** The outcome of a provider's answer, and the payment the answer names. */
export const toReport = (answer: PaymentAnswer): PaymentReport => {
  const { merchantReference, amount, merchantAccount } = answer
  return {
    outcome: toOutcome(answer),
    subject: {
      ...defined({ reference: merchantReference }),
      ...(amount === undefined || amount === null ? {} : { amount }),
      ...defined({ merchantAccount }),
    },
  }
}

/** Maps the provider's result codes to outcomes. An unknown action type or result is no success (contracts 10). */
const toOutcome = (answer: PaymentAnswer): PaymentOutcome => {
  const next = readAction(answer.action)
  const data = paymentDataOf(answer.action)
  if (answer.resultCode === 'Authorised') return { kind: 'authorised', pspReference: answer.pspReference }
  if (answer.resultCode === 'Refused') return refusal(answer.refusalReason)
  if (answer.resultCode === 'Cancelled') return { kind: 'cancelled' }
  // Nobody has paid while a code is shown, and whoever leaves it pays another way: no order waits for it.
  if (answer.resultCode === 'PresentToShopper' && next?.type === 'qrCode') return { kind: 'actionRequired', action: next, ...data }
  if (answer.resultCode === 'Received' || answer.resultCode === 'PresentToShopper')
    return next === undefined ? { kind: 'pending', ...data } : { kind: 'pending', action: next, ...data }
  if (WAITING.has(answer.resultCode))
    return next === undefined ? unreadableAction(answer) : { kind: 'actionRequired', action: next, ...data }
  return { kind: 'failed', status: 500 }
}

const WAITING = new Set(['RedirectShopper', 'ChallengeShopper', 'IdentifyShopper', 'Pending'])

const unreadableAction = (answer: PaymentAnswer): PaymentOutcome =>
  answer.action === undefined ? { kind: 'pending' } : { kind: 'preauthFailed' }

const refusal = (reason = ''): PaymentOutcome =>
  reason === 'PREAUTH_FAILED' ? { kind: 'preauthFailed' } : { kind: 'refused', reason: reason === '' ? 'Refused' : reason }

const paymentDataOf = (value: PaymentAnswer['action']): { readonly paymentData?: string } => {
  const paymentData = value?.['paymentData']
  return typeof paymentData === 'string' ? { paymentData } : {}
}

const readAction = (value: unknown): PaymentAction | undefined => {
  const parsed = action.safeParse(value)
  if (!parsed.success) return undefined
  switch (parsed.data.type) {
    case 'redirect': {
      const { data, ...redirect } = parsed.data
      return data === undefined ? redirect : { ...redirect, data }
    }
    case 'qrCode': {
      const { expiresAt, ...code } = parsed.data
      return expiresAt === undefined ? code : { ...code, expiresAt }
    }
    case 'bankTransfer': {
      const { bic, ...account } = parsed.data
      return bic === undefined ? account : { ...account, bic }
    }
    default:
      return parsed.data
  }
}
