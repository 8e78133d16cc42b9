import type { FastifyInstance, FastifyRequest } from 'fastify'
import { COMPOSE_API, type ComposeSession } from '../../schemas/api/compose.ts'
import { releaseName } from '../../src/content/clipboard/release-name.ts'
import type { Runtime } from '../runtime.ts'
import type { ComposeAccess } from './compose-access.ts'
import { createSignIn } from './sign-in.ts'

/** Answered to whoever has not signed in, too. */
export const SESSION = `${COMPOSE_API}/session`

interface Options {
  readonly runtime: Runtime
  readonly access: ComposeAccess
  readonly userOf: (request: FastifyRequest) => ComposeSession['user']
}

/** `/session`: who asks, signing in and signing out. */
export const registerSession = (app: FastifyInstance, { runtime, access, userOf }: Options): void => {
  const signIn = createSignIn(runtime)
  const sessionOf = (user: ComposeSession['user']): ComposeSession => ({
    user,
    isOpen: access.isOpen,
    hasFourEyes: runtime.config.COMPOSE_FOUR_EYES,
    sites: sitesOf(runtime),
    release: releaseName(),
  })
  app.get(SESSION, async (request) => sessionOf(userOf(request)))
  app.post(SESSION, async (request, reply) => {
    const user = access.isOpen ? userOf(request) : await signIn(request)
    request.log.info({ event: 'composeSignIn', user: user?.name }, 'Somebody signed in to the composer')
    if (!access.isOpen) void reply.header('set-cookie', access.cookieOf(user, request))
    return sessionOf(user)
  })
  app.delete(SESSION, async (request, reply) => {
    void reply.header('set-cookie', access.cookieOf(undefined, request))
    return sessionOf(access.isOpen ? userOf(request) : undefined)
  })
}

const sitesOf = ({ sites }: Pick<Runtime, 'sites'>): ComposeSession['sites'] =>
  sites.map(({ siteTag, siteName, clientName, code, languages, defaultLanguage }) => ({
    siteTag,
    name: `${siteName}, ${code}`,
    clientName,
    country: code,
    languages,
    defaultLanguage,
  }))
