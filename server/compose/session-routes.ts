import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { releaseName } from '../../src/content/clipboard/release-name.ts'
import type { Runtime } from '../runtime.ts'
import type { ComposeAccess } from './compose-access.ts'
import { createSignIn, SESSION } from './sign-in.ts'

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
  const enter = async (request: FastifyRequest) => {
    const { user, knownCookie } = await signIn(request)
    return { user, cookies: [access.cookieOf(user, request), knownCookie] }
  }
  app.get(SESSION, async (request) => sessionOf(userOf(request)))
  app.post(SESSION, async (request, reply) => {
    const { user, cookies } = access.isOpen ? { user: userOf(request), cookies: [] } : await enter(request)
    request.log.info({ event: 'composeSignIn', user: user?.name }, 'Somebody signed in to the composer')
    void reply.header('set-cookie', cookies)
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
