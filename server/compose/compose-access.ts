import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { COMPOSE_API, COMPOSE_HEADER, PASS_HEADER, type ComposeRight, type ComposeUser } from '../../schemas/api/compose.ts'
import { contentfulAppOf } from '../configuration/contentful-app.ts'
import { isOwnForm } from '../commerce/http/own-form.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { createPreviewAccess } from '../storefront/preview-access.ts'
import type { Runtime } from '../runtime.ts'
import { createComposePass, PASS_HOURS } from './compose-pass.ts'
import { createHostPass } from './host/host-pass.ts'
import { Refusal } from './refusal.ts'
import { hasComposeGroups } from './rights/group-rights.ts'
import { say } from './sentence.ts'

type Config = Pick<Runtime['config'], 'APP_ENV' | 'COMPOSE_EDITORS' | 'COMPOSE_PUBLISHERS' | 'CONTENTFUL_APP_ID' | 'CONTENTFUL_APP_SECRET'>

/** Whether people have to sign in: where the groups of those who may are known, or the CMS says who they are. */
const hasPeople = (config: Config): boolean => hasComposeGroups(config) || contentfulAppOf(config) !== undefined

/** Whether there is a composer: where people sign in, and to everybody on a developer's machine and in tests. */
export const hasComposer = (config: Config): boolean => hasPeople(config) || config.APP_ENV === 'development' || config.APP_ENV === 'test'

export interface ComposeAccess {
  /** Nobody needs to sign in. */
  readonly isOpen: boolean
  /** Who asks; undefined for nobody. Throws a `Refusal` where the request comes from a page of another origin, or nobody may ask. */
  readonly userOf: (request: FastifyRequest) => ComposeUser | undefined
  /** The cookie that signs in, or out where there is no user. */
  readonly cookieOf: (user: ComposeUser | undefined, request: Pick<FastifyRequest, 'protocol'>) => string
}

const COOKIE = 'compose_session'

export const createComposeAccess = (runtime: Runtime): ComposeAccess => {
  const { config, clock } = runtime
  const { SESSION_SECRET: secret, COMPOSE_EDITORS: editors = '', COMPOSE_PUBLISHERS: publishers = '' } = config
  const isOpen = !hasPeople(config)
  const preview = createPreviewAccess(runtime)
  const passes = createComposePass({ secret, boundTo: `${editors}\n${publishers}` })
  const hostPasses = createHostPass(config)
  return {
    isOpen,
    userOf: (request) => {
      // Outside the preview's hosts a shopper's page could ask.
      if (!hasComposer(config) || !isPreviewHost(request.hostname)) throw new Refusal(404, 'NOT_FOUND', say('noComposer'))
      if (request.method !== 'GET' && !isOwn(request)) throw new Refusal(403, 'FORBIDDEN', say('otherOrigin'))
      const hostPass = request.headers[PASS_HEADER]
      // Whoever shows one is asked for nothing else: a cookie beside it may be somebody else's.
      if (hostPasses !== undefined && typeof hostPass === 'string') return hostPasses.read(hostPass, clock.now())
      if (!isOpen) return passes.read(parseCookie(request.headers.cookie ?? '')[COOKIE], clock.now())
      if (preview.of(request) !== 'allowed') throw new Refusal(401, 'SIGN_IN', say('previewSignIn'))
      return DEVELOPER
    },
    cookieOf: (user, { protocol }) =>
      stringifySetCookie({
        name: COOKIE,
        value: user === undefined ? '' : passes.issue(user, clock.now()),
        path: COMPOSE_API,
        httpOnly: true,
        sameSite: 'strict',
        secure: protocol === 'https',
        maxAge: user === undefined ? 0 : PASS_HOURS * 3_600,
      }),
  }
}

/** Everybody, where nobody signs in. */
export const DEVELOPER: ComposeUser = { id: 'developer', name: 'Developer', rights: ['edit', 'publish'] }

/** No form can set the header, and no script of another origin may; browsers name the origin by themselves. */
const isOwn = (request: FastifyRequest): boolean => request.headers[COMPOSE_HEADER] !== undefined && isOwnForm(request)

/** Throws a `Refusal` where somebody may not do this. */
export const requireRight = (user: ComposeUser, right: ComposeRight): void => {
  if (!user.rights.includes(right)) throw new Refusal(403, 'FORBIDDEN', say(right === 'publish' ? 'mayNotPublish' : 'mayNotEdit'))
}
