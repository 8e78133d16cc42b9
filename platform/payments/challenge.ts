import { payeeOf } from './payee-of.ts'
import type { FastifyReply } from 'fastify'
import { scriptJson } from '../../src/lib/script-json.ts'
import type { PaymentDeps } from './deps.ts'
import { writeResultToken } from './result-token.ts'
import { findPayment, isOpen, settlePayment } from './settle-payment.ts'
import { page } from './simulator-page.tsx'

const PASSWORD = 'password'

/** `GET /challenge/{pspReference}`: the 3-D Secure page of the bank, shown in a frame of the checkout. */
export const showChallenge =
  (deps: PaymentDeps) =>
  async (pspReference: string, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await findPayment(deps, pspReference)
    if (payment === undefined)
      return reply
        .code(404)
        .type('text/html')
        .send(page({ title: 'No such payment', text: 'There is nothing to confirm here.' }))
    if (!isOpen(payment)) return finish(deps, payment.pspReference, reply)
    const buttons = [
      { value: 'submit', label: 'Confirm payment' },
      { value: 'cancel', label: 'Cancel' },
    ]
    return reply.type('text/html').send(
      page({
        title: 'Confirm with your bank',
        text: `Test bank. ${payment.currency} ${payment.value} (minor units) to ${payeeOf(deps, payment.currency)}.`,
        buttons,
        hasPassword: true,
      }),
    )
  }

/** `POST /challenge/{pspReference}`: the right password authorises, another refuses, cancelling cancels (contracts 8). */
export const answerChallenge =
  (deps: PaymentDeps) =>
  async (pspReference: string, { choice, password }: { choice: string; password: string }, reply: FastifyReply): Promise<FastifyReply> => {
    const payment = await findPayment(deps, pspReference)
    if (payment === undefined)
      return reply
        .code(404)
        .type('text/html')
        .send(page({ title: 'No such payment', text: 'There is nothing to confirm here.' }))
    await settlePayment(deps, payment.pspReference, resultOf(choice, password))
    return finish(deps, payment.pspReference, reply)
  }

const resultOf = (choice: string, password: string) => {
  if (choice === 'cancel') return { resultCode: 'Cancelled' }
  return password === PASSWORD ? { resultCode: 'Authorised' } : { resultCode: 'Refused', refusalReason: '3D Not Authenticated' }
}

/** Notifies the page around the frame, which reads the outcome from the shop. */
const finish = ({ config }: PaymentDeps, pspReference: string, reply: FastifyReply): FastifyReply => {
  const message = scriptJson({ type: 'threeDS2', threeDSResult: writeResultToken(pspReference, config.PAYMENT_HMAC_KEY) })
  return reply
    .type('text/html')
    .send(page({ title: 'Thank you', text: 'You can go back to the shop.', script: `parent.postMessage(${message}, location.origin)` }))
}
