import { IdentityError } from './identity-error.ts'
import type { IdentitySettings } from './identity-settings.ts'

/** Sends one operation and gives its answer. Throws `IdentityError`, with type `NetworkError` or `Timeout` where no answer came. */
export type IdentityCall = (operation: string, body: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>

const TIMEOUT_MS = 30_000

interface Deps {
  readonly settings: Pick<IdentitySettings, 'endpoint'>
  readonly fetch: typeof fetch
}

export const createIdentityCall =
  ({ settings, fetch }: Deps): IdentityCall =>
  async (operation, body) => {
    const response = await fetch(settings.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw new IdentityError(isLate ? 'Timeout' : 'NetworkError', 'The identity provider could not be reached.', { cause })
    })
    const answer = recordOf(await response.json().catch(() => ({})))
    if (response.ok) return answer
    throw new IdentityError(typeOf(answer['__type']), textOf(answer['message'] ?? answer['Message']))
  }

/** A value as a record; empty where it is none. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** A value as a text; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Some answers put a namespace before the name. */
const typeOf = (type: unknown): string => textOf(type).split('#').at(-1) ?? ''
