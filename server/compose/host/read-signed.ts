import type { FastifyRequest } from 'fastify'
import { APP_HEADER } from '../../../schemas/api/compose.ts'
import { verifyContentfulRequest } from '../../lib/contentful-signature.ts'
import type { Secret } from '../../lib/secret.ts'
import { Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'

/** How long a signature is valid, as in the vendor's own verifier. */
export const SIGNED_MS = 30_000
/** Clocks of two machines differ; more is a clock that is wrong, or a request kept for later. */
const AHEAD_MS = 5_000

interface Expected {
  readonly secret: Secret
  readonly spaceId: string
  readonly environmentId: string
  readonly appId: string
}

/** A request as the CMS signed it. */
export interface Signed {
  readonly userId: string
  /** Differs for each request. */
  readonly signature: string
}

/** For whom the CMS has signed a request without a body. Throws a `Refusal` where it has not, or not for this shop's app. */
export const readSigned = (
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  { secret, spaceId, environmentId, appId }: Expected,
  now: number,
): Signed => {
  const valueOf = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const signature = valueOf('x-contentful-signature')
  const age = now - Number(valueOf('x-contentful-timestamp') || Number.NaN)
  if (Number.isNaN(age)) throw refused('HOST_SIGNATURE', 'hostSignature')
  if (age > SIGNED_MS || age < -AHEAD_MS) throw refused('HOST_LATE', 'hostLate')
  const names = valueOf('x-contentful-signed-headers').toLowerCase().split(',')
  const isSigned = verifyContentfulRequest({ secret, now, method, path: url, headers, body: '' })
  if (!isSigned || !SIGNED.every((name) => names.includes(name))) throw refused('HOST_SIGNATURE', 'hostSignature')
  const [space, environment, app] = [valueOf(SPACE), valueOf(ENVIRONMENT), valueOf(APP_HEADER)]
  if (space !== spaceId) throw refused('HOST_SPACE', 'hostSpace', { given: space, own: spaceId })
  if (environment !== environmentId) throw refused('HOST_ENVIRONMENT', 'hostEnvironment', { given: environment, own: environmentId })
  if (app !== appId) throw refused('HOST_APP', 'hostApp', { given: app, own: appId })
  // The vendor's own, in requests of an app without a user: where it is there, it has to be this one too.
  const vendorsApp = valueOf('x-contentful-app-id')
  if (vendorsApp !== '' && vendorsApp !== appId) throw refused('HOST_APP', 'hostApp', { given: vendorsApp, own: appId })
  const userId = valueOf(USER)
  if (userId === '') throw refused('HOST_SIGNATURE', 'hostSignature')
  return { userId, signature }
}

const SPACE = 'x-contentful-space-id'
const ENVIRONMENT = 'x-contentful-environment-id'
const USER = 'x-contentful-user-id'
/** These headers have to be signed: anybody could have written an unsigned one. */
const SIGNED = [SPACE, ENVIRONMENT, USER, APP_HEADER]

const refused = (code: string, name: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]): Refusal =>
  new Refusal(403, code, say(name, values))
