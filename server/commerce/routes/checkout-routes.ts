import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { setConsumer } from '../cart/set-consumer.ts'
import { completeCheckout } from '../checkout/complete-checkout.ts'
import { confirmPayment } from '../checkout/confirm-payment.ts'
import { limitPayment } from '../checkout/limit-payments.ts'
import { readPaymentSession } from '../checkout/payment-session.ts'
import { startPayment } from '../checkout/start-payment.ts'
import { submitCheckout } from '../checkout/submit-checkout.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { requireHuman } from '../http/require-human.ts'
import { readInput } from '../http/read-input.ts'
import { sessionScopeOf } from '../http/request-scope.ts'
import { openApplePay } from '../payments/apple-pay-session.ts'
import { queryOrder } from '../orders/query-order.ts'
import { ATTRIBUTION, attributionOf } from '../../lib/attribution.ts'
import { FRAUD_MARK, fraudMarkOf } from '../../lib/fraud-mark.ts'
import { headerText } from '../sessions/resolve-scope.ts'
import type { Answer, AnswerOrRefusal } from './answers.ts'

export const paymentParams = z.object({ utr: z.string().max(64) })

/** Paying for a bag, and finding an order without an account. */
export const checkoutRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.post<AnswerOrRefusal<'POST /api/checkout'>>('/checkout', async (request, reply) => {
    const scope = sessionScopeOf(request)
    await requireHuman(deps, request, scope.site, 'payment')
    const { parts, admit, during } = limitPayment(deps, { scope, request })
    const idempotencyKey = headerText(request, 'idempotency-key')
    const input = {
      scope,
      body: request.body,
      idempotencyKey,
      origin: originOf(request),
      attribution: cameFrom(request),
      admit,
      fraudMark: markOf(request),
    }
    const { status, answer } = await during(() => submitCheckout(parts, input))
    return reply.code(status).send(answer)
  })
  app.post<Answer<'POST /api/checkout/consumer'>>('/checkout/consumer', (request) =>
    setConsumer(deps, sessionScopeOf(request), request.body),
  )
  app.get<Answer<'GET /api/checkout/paymentSession'>>('/checkout/paymentSession', (request) =>
    readPaymentSession(deps, sessionScopeOf(request)),
  )
  app.post<Answer<'POST /api/checkout/apple-pay-session'>>('/checkout/apple-pay-session', (request) =>
    openApplePay(deps, sessionScopeOf(request), request.hostname, request.body),
  )
  app.post<AnswerOrRefusal<'POST /api/checkout/payment'>>('/checkout/payment', async (request, reply) => {
    const scope = sessionScopeOf(request)
    await requireHuman(deps, request, scope.site, 'payment')
    const { parts, admit, during } = limitPayment(deps, { scope, request })
    const input = {
      scope,
      body: request.body,
      origin: originOf(request),
      attribution: cameFrom(request),
      admit,
      fraudMark: markOf(request),
    }
    const { status, answer } = await during(() => startPayment(parts, input))
    return reply.code(status).send(answer)
  })
  app.put<AnswerOrRefusal<'PUT /api/checkout/payment/:utr'>>('/checkout/payment/:utr', async (request, reply) => {
    const scope = sessionScopeOf(request)
    const { parts } = limitPayment(deps, { scope, request })
    const { status, answer } = await confirmPayment(parts, scope, readInput(paymentParams, request.params).utr, request.body)
    return reply.code(status).send(answer)
  })
  app.post<Answer<'POST /api/checkout/completion'>>('/checkout/completion', (request) =>
    completeCheckout(deps, sessionScopeOf(request), request.body),
  )
  app.post<Answer<'POST /api/order/s/query'>>('/order/s/query', (request) =>
    queryOrder(deps, sessionScopeOf(request), request.body, request.ip),
  )
}

/** The origin the shopper's browser uses; only that browser follows the return address made of it. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

const cameFrom = ({ headers: { cookie = '' } }: FastifyRequest): string | undefined => attributionOf(parseCookie(cookie)[ATTRIBUTION])

const markOf = ({ headers: { cookie = '' } }: FastifyRequest): string | undefined => fraudMarkOf(parseCookie(cookie)[FRAUD_MARK])
