import { payeeOf } from './payee-of.ts'
import type { FastifyReply } from 'fastify'
import { methodOutcome, returnsByPost } from './method-outcome.ts'
import type { PaymentDeps } from './deps.ts'
import { page, postForm } from './simulator-page.tsx'
import type { PaymentRow } from './payment-answer.ts'
import { writeResultToken } from './result-token.ts'
import { findPayment, isOpen, settlePayment } from './settle-payment.ts'

const CHOICES: Readonly<Record<string, Partial<Pick<PaymentRow, 'resultCode' | 'refusalReason'>>>> = {
  authorise: { resultCode: 'Authorised' },
  refuse: { resultCode: 'Refused', refusalReason: 'Refused by the shopper’s bank' },
  pending: { resultCode: 'Received' },
  cancel: { resultCode: 'Cancelled' },
  error: { resultCode: 'Error', refusalReason: 'Acquirer Error' },
}

const BUTTONS = [
  { value: 'authorise', label: 'Authorise' },
  { value: 'refuse', label: 'Refuse' },
  { value: 'pending', label: 'Pending' },
  { value: 'cancel', label: 'Cancel' },
  { value: 'error', label: 'Error' },
] as const

/** The wallet's app, as the code opens it. */
const CODE_BUTTONS = [
  { value: 'authorise', label: 'Mark as paid' },
  { value: 'refuse', label: 'Refuse' },
] as const

/** `GET /simulator/{utr}`: the bank or wallet page of contracts 3. */
export const showSimulator =
  (deps: PaymentDeps) =>
  async (reference: string, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await findPayment(deps, reference)
    if (payment === undefined)
      return reply
        .code(404)
        .type('text/html')
        .send(page({ title: 'No such payment', text: 'There is no payment to confirm here.' }))
    if (!isOpen(payment)) return handBack(deps, payment, reply)
    const buttons = payment.method === 'wechatpayQR' ? CODE_BUTTONS : BUTTONS
    return reply.type('text/html').send(
      page({
        title: `Test bank: ${payment.method}`,
        text: `${payment.currency} ${payment.value} (minor units) to ${payeeOf(deps, payment.currency)}`,
        buttons,
      }),
    )
  }

/** `POST /simulator/{utr}`: the button that was pressed decides, and the shopper goes back to the shop. */
export const chooseInSimulator =
  (deps: PaymentDeps) =>
  async (reference: string, choice: string, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await findPayment(deps, reference)
    const change = CHOICES[choice]
    if (payment === undefined || change === undefined)
      return reply
        .code(400)
        .type('text/html')
        .send(page({ title: 'Not understood', text: 'Please go back and choose a button.' }))
    return handBack(deps, await settlePayment(deps, payment.pspReference, change), reply)
  }

const handBack = ({ config }: PaymentDeps, payment: PaymentRow, reply: FastifyReply): FastifyReply => {
  const redirectResult = writeResultToken(payment.pspReference, config.PAYMENT_HMAC_KEY)
  if (methodOutcome(payment.method)?.action === 'qrCode')
    return reply
      .type('text/html')
      .send(page({ title: payment.resultCode === 'Authorised' ? 'Paid' : 'Not paid', text: 'You can go back to the shop.' }))
  if (!URL.canParse(payment.returnUrl)) return reply.type('text/html').send(page({ title: 'Done', text: 'You can go back to the shop.' }))
  const target = new URL(payment.returnUrl)
  if (returnsByPost(payment.method))
    return reply.type('text/html').send(postForm(target, { ...Object.fromEntries(target.searchParams), redirectResult }))
  target.searchParams.set('redirectResult', redirectResult)
  return reply.redirect(target.toString(), 303)
}
