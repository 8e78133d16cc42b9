import type { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import { z } from 'zod'
import type { Runtime } from '../../../runtime.ts'
import type { ModificationRequest, ModificationResult, PaymentGateway } from '../payment-gateway.ts'
import { providerUrl, TIMEOUT_MS } from './call.ts'
import { defined } from '../../../../src/lib/defined.ts'

type Deps = Pick<Runtime, 'config' | 'fetch'>
type Modifications = Pick<PaymentGateway, 'capture' | 'refund' | 'reverse'>

/** Captures, refunds and reversals by the provider's own library. */
export const createModifications = (deps: Deps): Modifications => {
  const merchantAccount = deps.config.PAYMENT_MERCHANT_ACCOUNT
  return {
    capture: ({ id, paymentReference, amount }) =>
      ask(deps, (api) =>
        api.captureAuthorisedPayment(
          encodeURIComponent(paymentReference),
          { merchantAccount, amount, reference: id },
          { idempotencyKey: `${id}-capture` },
        ),
      ),
    refund: ({ id, paymentReference, amount }) =>
      ask(deps, (api) =>
        api.refundCapturedPayment(
          encodeURIComponent(paymentReference),
          { merchantAccount, amount, reference: id },
          { idempotencyKey: `${id}-refund` },
        ),
      ),
    reverse: ({ id, paymentReference }: ModificationRequest) =>
      ask(deps, (api) =>
        api.refundOrCancelPayment(
          encodeURIComponent(paymentReference),
          { merchantAccount, reference: id },
          { idempotencyKey: `${id}-reversal` },
        ),
      ),
  }
}

const received = z.object({ pspReference: z.string().min(1) })

const ask = async (deps: Deps, request: (api: ModificationsApi) => Promise<unknown>): Promise<ModificationResult> => {
  const api = await createApi(deps)
  try {
    const parsed = received.safeParse(await request(api))
    return parsed.success ? { kind: 'received', pspReference: parsed.data.pspReference } : { kind: 'failed', status: 502 }
  } catch (cause) {
    if (!(cause instanceof ProviderRefusal)) throw cause
    // Another 4xx is about our account or too many calls, not about this payment: the request may be repeated.
    return cause.status === 422 ? { kind: 'refused', reason: cause.message } : { kind: 'failed', status: cause.status }
  }
}

/** The library is loaded with its first use: most processes never ask for any of this, and it takes 15 MB. */
const createApi = async ({ config, fetch }: Deps): Promise<ModificationsApi> => {
  const library = await import('@adyen/api-library/lib/src/services/checkout/modificationsApi.js')
  const { default: libraryClient } = await import('@adyen/api-library/lib/src/client.js')
  // A module of the older kind: its default is inside what `import` calls the default.
  const Client = 'default' in libraryClient ? (libraryClient.default as typeof libraryClient) : libraryClient
  const { EnvironmentEnum } = await import('@adyen/api-library/lib/src/config.js')
  const client = new Client(
    { apiKey: config.PAYMENT_API_KEY, environment: EnvironmentEnum.TEST },
    { request: requestBy({ config, fetch }) },
  )
  // The library knows only the vendor's hosts; where ours is, the environment says.
  return Object.assign(new library.ModificationsApi(client), { baseUrl: providerUrl(config) })
}

/** Through the program's own `fetch`, like every call to the provider; an embedded provider is reached in process. */
const requestBy =
  ({ config, fetch }: Deps) =>
  async (
    endpoint: string,
    json: string | Buffer,
    _config: unknown,
    _isKeyRequired: boolean,
    options: { readonly idempotencyKey?: string } = {},
  ): Promise<string> => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': config.PAYMENT_API_KEY,
        ...defined({ 'idempotency-key': options.idempotencyKey }),
      },
      body: String(json),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    if (!answer.ok) throw new ProviderRefusal(answer.status, messageIn(text))
    return text
  }

class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const refusal = z.object({ message: z.string() })

const messageIn = (text: string): string => {
  try {
    return refusal.parse(JSON.parse(text)).message
  } catch {
    return 'The provider gave no reason.'
  }
}
