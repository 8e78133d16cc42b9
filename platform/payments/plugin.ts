import { setTimeout as sleep } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failureOf } from '../../server/lib/unreachable.ts'
import { refuseUnknown } from '../../server/lib/refuse-unknown.ts'
import { createCardKeys, resealCardKeys } from './card-keys.ts'
import { cancelPayment } from './cancel-payment.ts'
import { answerChallenge, showChallenge } from './challenge.ts'
import { createPayment } from './create-payment.ts'
import type { PaymentDeps } from './deps.ts'
import { FINGERPRINT_SCRIPT } from './fingerprint-script.ts'
import { sendDueNotifications } from './notifier.ts'
import { paymentDetails } from './payment-details.ts'
import { modifyPayment } from './modify-payment.ts'
import { offeredMethods } from './payment-methods.ts'
import {
  applePayRequest,
  cancelRequest,
  detailsRequest,
  modificationRequest,
  paymentRequest,
  storedMethodRequest,
  storeRequest,
} from './payment-request.ts'
import { PspError, sendPspError } from './psp-error.ts'
import { chooseInSimulator, showSimulator } from './simulator.ts'
import { APPLE_PAY_SCRIPT, GOOGLE_PAY_SCRIPT, PAYPAL_SCRIPT } from './wallets/wallet-scripts.ts'
import { addStoredMethod, listStoredMethods, removeStoredMethod } from './stored-methods.ts'
import { defined } from '../../src/lib/defined.ts'

/** Each at the path that its vendor has it at, below a base of its own. */
const WALLET_SCRIPTS = {
  '/google-pay/gp/p/js/pay.js': GOOGLE_PAY_SCRIPT,
  '/paypal/sdk/js': PAYPAL_SCRIPT,
  '/apple-pay/apple-pay.js': APPLE_PAY_SCRIPT,
}

const NOTIFIER_INTERVAL_MS = 1_000

interface PaymentsOptions {
  /** Of a shop, or of a program that is the provider alone. */
  readonly runtime: Omit<PaymentDeps, 'cardKeys' | 'sleep'>
  readonly sleep?: (ms: number) => Promise<void>
}

/** The payment provider of contracts 8 on the vendor's wire, mounted at `/payments`. */
export const paymentsEmulator: FastifyPluginAsync<PaymentsOptions> = async (app, options) => {
  const deps: PaymentDeps = {
    ...options.runtime,
    cardKeys: createCardKeys(options.runtime),
    sleep: options.sleep ?? ((ms) => sleep(ms)),
  }
  app.addHook('onReady', () => resealCardKeys(options.runtime))
  await app.register(formbody)
  acceptEmptyJson(app)
  app.addHook('onRequest', async ({ url }) => {
    // NUL is the one character the database cannot look for.
    if (url.includes('%00')) throw new PspError(400, '702', 'The address holds a character that is not allowed.', 'validation')
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof PspError) return sendPspError(reply, error)
    if (error instanceof z.ZodError)
      return sendPspError(reply, {
        status: 422,
        errorCode: '14_002',
        message: `Required field is missing or wrong: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
        errorType: 'validation',
      })
    if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
      return sendPspError(reply, { status: Number(error.statusCode), errorCode: '702', message: error.message, errorType: 'validation' })
    request.log.error({ err: error }, 'payment provider failed')
    return sendPspError(reply, { status: failureOf(error).status, errorCode: '901', message: 'Internal error', errorType: 'internal' })
  })
  await app.register(async (api) => registerApi(api, deps), { prefix: '/v71' })
  await app.register(async (bank) => {
    // Its buttons decide about money: only the shop's checkout may show them in a frame.
    bank.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', `frame-ancestors 'self'`))
    registerPages(bank, deps)
  })
  refuseUnknown(app, async (request, reply) =>
    sendPspError(reply, {
      status: 501,
      errorCode: '000',
      message: `${request.method} ${request.url} is not part of the embedded provider.`,
      errorType: 'internal',
    }),
  )
  runNotifier(app, deps)
}

type App = Parameters<FastifyPluginAsync>[0]

/** The vendor's client says `application/json` on calls without a body. */
const acceptEmptyJson = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

const registerApi = (app: App, deps: PaymentDeps): void => {
  app.addHook('onRequest', async (request) => {
    if (request.headers['x-api-key'] !== deps.config.PAYMENT_API_KEY)
      throw new PspError(401, '000', 'HTTP Status Response - Unauthorized', 'security')
  })
  app.post('/payments', async (request) =>
    createPayment(deps)(() => checkMerchant(deps, paymentRequest.parse(request.body)), header(request, 'idempotency-key')),
  )
  app.post('/payments/details', async (request) => paymentDetails(deps)(detailsRequest.parse(request.body)))
  app.post('/paymentMethods', async (request) => {
    const { allowedPaymentMethods: allowed, blockedPaymentMethods: blocked, amount } = methodsRequest.parse(request.body)
    return offeredMethods({
      ...defined({ allowed, blocked }),
      ...(amount === undefined ? {} : { currency: amount.currency }),
    })
  })
  app.post('/applePay/sessions', async (request) => {
    const { domainName, displayName, merchantIdentifier } = applePayRequest.parse(request.body)
    const session = { merchantSessionIdentifier: deps.ids.token(16), domainName, displayName, merchantIdentifier }
    return { data: Buffer.from(JSON.stringify(session)).toString('base64') }
  })
  app.post('/sessions', async (request, reply) => {
    const body = sessionRequest.parse(request.body)
    const expiresAt = new Date(deps.clock.now() + 3_600_000).toISOString()
    return reply.code(201).send({ ...body, id: `CS${deps.ids.token(16).toUpperCase()}`, sessionData: deps.ids.token(64), expiresAt })
  })
  app.get('/storedPaymentMethods', async (request) => listStoredMethods(deps)(storedMethodRequest.parse(request.query)))
  app.post('/storedPaymentMethods', async (request, reply) =>
    reply.code(201).send(await addStoredMethod(deps)(checkMerchant(deps, storeRequest.parse(request.body)))),
  )
  app.post('/cancels', async (request, reply) =>
    reply.code(201).send(await cancelPayment(deps)(checkMerchant(deps, cancelRequest.parse(request.body)).paymentReference ?? '')),
  )
  app.post<{ Params: { psp: string } }>('/payments/:psp/cancels', async (request, reply) =>
    reply.code(201).send(await cancelPayment(deps)(request.params.psp)),
  )
  for (const [path, kind] of MODIFICATIONS)
    app.post<{ Params: { psp: string } }>(`/payments/:psp/${path}`, async (request, reply) =>
      reply.code(201).send(
        await modifyPayment(deps)({
          kind,
          paymentPspReference: request.params.psp,
          idempotencyKey: header(request, 'idempotency-key'),
          request: checkMerchant(deps, modificationRequest.parse(request.body)),
        }),
      ),
    )
  app.delete<{ Params: { id: string } }>('/storedPaymentMethods/:id', async (request, reply) => {
    await removeStoredMethod(deps)(request.params.id, storedMethodRequest.parse(request.query).shopperReference)
    return reply.code(204).send()
  })
}

const MODIFICATIONS = [
  ['captures', 'capture'],
  ['refunds', 'refund'],
  ['reversals', 'reversal'],
] as const

const methodsRequest = z.object({
  merchantAccount: z.string(),
  allowedPaymentMethods: z.array(z.string()).optional(),
  blockedPaymentMethods: z.array(z.string()).optional(),
  amount: z.object({ value: z.number(), currency: z.string() }).optional(),
})
const sessionRequest = z.object({
  merchantAccount: z.string(),
  amount: z.object({ value: z.number().int(), currency: z.string() }),
  reference: z.string(),
  returnUrl: z.string(),
})

const checkMerchant = <Body extends { merchantAccount: string }>({ config }: PaymentDeps, body: Body): Body => {
  if (body.merchantAccount !== config.PAYMENT_MERCHANT_ACCOUNT) throw new PspError(403, '901', 'Invalid Merchant Account', 'security')
  return body
}

const registerPages = (app: App, deps: PaymentDeps): void => {
  app.get<{ Params: { key: string } }>('/checkoutshopper/v1/clientKeys/:key', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ publicKey: await deps.cardKeys.publicKey() }),
  )
  app.get('/hpp/js/df.js', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(FINGERPRINT_SCRIPT),
  )
  for (const [path, script] of Object.entries(WALLET_SCRIPTS))
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(script),
    )
  app.get<{ Params: { utr: string } }>('/simulator/:utr', async (request, reply) => showSimulator(deps)(request.params.utr, reply))
  app.post<{ Params: { utr: string } }>('/simulator/:utr', async (request, reply) =>
    chooseInSimulator(deps)(request.params.utr, formOf(request).choice, reply),
  )
  app.get<{ Params: { psp: string } }>('/challenge/:psp', async (request, reply) => showChallenge(deps)(request.params.psp, reply))
  app.post<{ Params: { psp: string } }>('/challenge/:psp', async (request, reply) =>
    answerChallenge(deps)(request.params.psp, formOf(request), reply),
  )
}

const form = z.object({ choice: z.string().max(40).default(''), password: z.string().max(200).default('') })
const formOf = (request: FastifyRequest): z.infer<typeof form> => form.parse(request.body ?? {})

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const runNotifier = (app: App, deps: PaymentDeps): void => {
  let running = Promise.resolve(0)
  const timer = setInterval(() => {
    running = running
      .then(() => sendDueNotifications(deps))
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'payment notifier failed')
        return 0
      })
  }, NOTIFIER_INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
