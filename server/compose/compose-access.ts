import type { FastifyRequest } from 'fastify'
import { COMPOSE_HEADER, type ComposeRight, type ComposeSession } from '../../schemas/api/compose.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { createPreviewAccess } from '../storefront/preview-access.ts'
import type { Runtime } from '../runtime.ts'
import { Refusal } from './refusal.ts'

type User = NonNullable<ComposeSession['user']>

/** Whether there is a composer: on a developer's machine and in tests. Elsewhere people have to sign in, which is not built yet. */
export const hasComposer = ({ APP_ENV }: Pick<Runtime['config'], 'APP_ENV'>): boolean => APP_ENV === 'development' || APP_ENV === 'test'

/** Who asks. Throws a `Refusal` where the answer is nobody, or where the request comes from a page of another origin. */
export const createComposeAccess = (runtime: Runtime) => {
  const preview = createPreviewAccess(runtime)
  return (request: FastifyRequest): User => {
    // Outside the preview's hosts a shopper's page could ask.
    if (!hasComposer(runtime.config) || !isPreviewHost(request.hostname)) throw new Refusal(404, 'NOT_FOUND', 'There is no composer here.')
    if (preview.of(request) !== 'allowed') throw new Refusal(401, 'SIGN_IN', 'Sign in to the preview first.')
    if (request.method !== 'GET' && !isOwn(request))
      throw new Refusal(403, 'FORBIDDEN', 'This came from another page. Use the composer itself.')
    return DEVELOPER
  }
}

const DEVELOPER: User = { name: 'Developer', rights: ['edit', 'publish'] }

/** No form can set the header, and no script of another origin may; browsers name the origin by themselves. */
const isOwn = ({ headers, protocol, host }: FastifyRequest): boolean => {
  const { origin } = headers
  return headers[COMPOSE_HEADER] !== undefined && (origin === undefined || origin === `${protocol}://${host}`)
}

/** Throws a `Refusal` where somebody may not do this. */
export const requireRight = (user: User, right: ComposeRight): void => {
  if (!user.rights.includes(right))
    throw new Refusal(
      403,
      'FORBIDDEN',
      right === 'publish' ? 'You may edit but not publish. Ask somebody who may.' : 'You may look but not edit.',
    )
}
