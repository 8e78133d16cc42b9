import type { Runtime } from '../../../runtime.ts'
import { defined } from '../../../../src/lib/defined.ts'

/** An answer of the provider: its status and parsed body. */
export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

export type ProviderCall = (request: {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  readonly idempotencyKey?: string
}) => Promise<ProviderAnswer>

export const TIMEOUT_MS = 30_000

/** Where the provider's checkout API is. */
export const providerUrl = ({ PAYMENT_BASE_URL, origin }: Runtime['config']): string => PAYMENT_BASE_URL ?? `${origin}/payments/v71`

/** A call to the provider at PAYMENT_BASE_URL. Throws where no answer came within 30 s (CHECKOUT-25). */
export const createProviderCall = ({ config, fetch }: Pick<Runtime, 'config' | 'fetch'>): ProviderCall => {
  const baseUrl = providerUrl(config)
  return async ({ method, path, body, idempotencyKey }) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        'x-api-key': config.PAYMENT_API_KEY,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...defined({ 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, body: await readJson(answer) }
  }
}

/** A body that is not JSON, such as a proxy's error page or none at all, is ignored; its status still counts. */
const readJson = async (answer: Response): Promise<unknown> => {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
