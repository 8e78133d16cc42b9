import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isOwnForm } from '../commerce/http/own-form.ts'
import { houseBrand } from '../operations/plain-pages/brand.tsx'
import { isUnreachable } from '../lib/unreachable.ts'
import type { Runtime } from '../runtime.ts'
import { createProvider, type Person } from './ask-provider.ts'
import { createKnownAccounts } from './known-account.ts'
import { createStaffSignIn, RETRY_AFTER_S } from './sign-in.ts'
import { refusalPage, SIGN_IN_HEADERS, signInPage, type SignInProblem, type StaffDoorName } from './sign-in-page.tsx'
import { createStaffSessions, SESSION_HOURS } from './staff-sessions.ts'
import { defined } from '../../src/lib/defined.ts'

interface Options {
  readonly runtime: Pick<Runtime, 'database' | 'clock' | 'ids' | 'config' | 'sites' | 'fetch' | 'log'>
  readonly door: StaffDoorName
  /** Address of the door; its cookie goes nowhere else. */
  readonly path: string
  readonly mayEnter: (person: Person) => boolean
  readonly languageOf: (request: FastifyRequest) => string
}

/** A way in for those who work in the shop. */
export interface StaffDoor {
  /** Who asks; undefined where the reply was sent: to somebody else's form, to nobody, to somebody without a right. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined>
  /** Whether it is a request to sign in or out, which `admit` has nothing to say about. */
  readonly isOwnRoute: (request: FastifyRequest) => boolean
  /** Adds `<path>/sign-in` and `<path>/sign-out`. */
  readonly register: (app: FastifyInstance) => void
}

const credentials = z.object({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1_000),
  to: z.string().max(500).catch(''),
})

const STATUS: Readonly<Record<SignInProblem, number>> = {
  wrong: 401,
  tooMany: 429,
  unfinished: 403,
  noRight: 403,
  unreachable: 503,
  foreign: 403,
}

export const createStaffDoor = ({ runtime, door, path, mayEnter, languageOf }: Options): StaffDoor => {
  const provider = createProvider(runtime)
  const sessions = createStaffSessions({ runtime, provider, door })
  const signIn = createStaffSignIn(runtime, provider)
  const brand = houseBrand(runtime.sites)
  const cookie = `${door}_session`
  const [inPath, outPath] = [`${path}/sign-in`, `${path}/sign-out`]
  const known = createKnownAccounts({ runtime, name: `${door}_known`, path: inPath })
  const cookieOf = ({ headers }: FastifyRequest): string | undefined => parseCookie(headers.cookie ?? '')[cookie]
  const about = (request: FastifyRequest) => ({ language: languageOf(request), brand, door, path })

  const setCookie = (reply: FastifyReply, { protocol }: FastifyRequest, value: string): void =>
    void reply.header(
      'set-cookie',
      stringifySetCookie({
        name: cookie,
        value,
        path,
        httpOnly: true,
        // A link in a message leads to an order; whatever changes something is a form, and of the shop's own pages only.
        sameSite: 'lax',
        secure: protocol === 'https',
        maxAge: value === '' ? 0 : SESSION_HOURS * 3_600,
      }),
    )
  const prepare = (reply: FastifyReply, problem: SignInProblem): FastifyReply => {
    if (problem === 'tooMany') void reply.header('retry-after', String(RETRY_AFTER_S))
    if (problem === 'unreachable') void reply.header('retry-after', '5')
    return reply.code(STATUS[problem]).headers(SIGN_IN_HEADERS)
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: SignInProblem, name?: string): undefined => {
    void prepare(reply, problem).send(refusalPage({ ...about(request), problem, ...defined({ name }) }))
    return undefined
  }
  /** A page of this door: none of another, and not its own two addresses, which have a hyphen. */
  const wayBack = (to: string): string => (to.startsWith(path) && /^(?:\/\w+)?(?:\?[\w=&.%+/-]*)?$/.test(to.slice(path.length)) ? to : path)

  const admit: StaffDoor['admit'] = async (request, reply) => {
    if (request.method !== 'GET' && !isOwnForm(request)) return refuse(request, reply, 'foreign')
    try {
      const person = await sessions.read(cookieOf(request))
      if (person !== undefined) return mayEnter(person) ? person : refuse(request, reply, 'noRight', person.name)
    } catch (cause) {
      if (!isUnreachable(cause)) throw cause
      return refuse(request, reply, 'unreachable')
    }
    // What a form sent is gone; the page that it was on is not.
    const to = request.method === 'GET' ? request.url : request.url.split('/').slice(0, 3).join('/')
    void reply.code(401).headers(SIGN_IN_HEADERS)
    void reply.send(signInPage({ ...about(request), to: wayBack(to) }))
    return undefined
  }

  const takeSignIn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { data } = credentials.safeParse(request.body)
    const again = (problem: SignInProblem): FastifyReply => {
      request.log.warn({ event: 'staffSignInRefused', door, problem }, 'Somebody did not get in')
      const { email, to = '' } = data ?? {}
      return prepare(reply, problem).send(signInPage({ ...about(request), to: wayBack(to), problem, ...defined({ email }) }))
    }
    if (data === undefined) return again('wrong')
    try {
      const person = await signIn({ ...data, address: request.ip, browser: known.browserOf(request, data.email) })
      if (typeof person === 'string') return again(person)
      if (!mayEnter(person)) return again('noRight')
      await sessions.end(cookieOf(request))
      setCookie(reply, request, await sessions.begin(person))
      void reply.header('set-cookie', known.cookieOf(request, data.email))
      request.log.info({ event: 'staffSignIn', door, user: person.name, userId: person.id }, 'Somebody signed in')
      return reply.redirect(wayBack(data.to), 303)
    } catch (cause) {
      if (!isUnreachable(cause)) throw cause
      request.log.warn({ err: cause }, 'The identity provider does not answer')
      return again('unreachable')
    }
  }

  return {
    admit,
    isOwnRoute: ({ routeOptions: { url } }) => url === inPath || url === outPath,
    register: (app) => {
      // Whoever reloads, or goes back to, the page that asked.
      app.get(inPath, async (_request, reply) => reply.redirect(path, 303))
      app.post(inPath, async (request, reply) => (isOwnForm(request) ? takeSignIn(request, reply) : refuse(request, reply, 'foreign')))
      app.post(outPath, async (request, reply) => {
        if (!isOwnForm(request)) return refuse(request, reply, 'foreign')
        await sessions.end(cookieOf(request))
        setCookie(reply, request, '')
        request.log.info({ event: 'staffSignOut', door }, 'Somebody signed out')
        return reply.redirect(path, 303)
      })
    },
  }
}
