import type { FastifyRequest } from 'fastify'
import { COMPOSE_API, type ComposeUser } from '../../schemas/api/compose.ts'
import type { Runtime } from '../runtime.ts'
import { createProvider, type SignedInPerson } from '../staff/ask-provider.ts'
import { createKnownAccounts } from '../staff/known-account.ts'
import { createStaffSignIn } from '../staff/sign-in.ts'
import { Refusal } from './refusal.ts'
import { parseCredentials } from './requests.ts'
import { rightsOf } from './rights/group-rights.ts'
import { say } from './sentence.ts'

/** Answered to whoever has not signed in, too. */
export const SESSION = `${COMPOSE_API}/session`

interface SignedIn {
  readonly user: ComposeUser
  readonly person: SignedInPerson
  /** The value of Set-Cookie by which her browser is known from now on. */
  readonly knownCookie: string
}

/** Signs somebody in by e-mail address and password. Throws a `Refusal` where she may not. */
export const createSignIn = (runtime: Runtime) => {
  const signIn = createStaffSignIn(runtime, createProvider(runtime))
  const known = createKnownAccounts({ runtime, name: 'compose_known', path: SESSION })
  return async (request: FastifyRequest): Promise<SignedIn> => {
    const { email, password } = parseCredentials(request.body)
    const person = await signIn({ email, password, address: request.ip, browser: known.browserOf(request, email) })
    if (person === 'tooMany') throw new Refusal(429, 'TOO_MANY_REQUESTS', say('tooManyPasswords'))
    if (person === 'wrong') throw new Refusal(401, 'SIGN_IN', say('wrongPassword'))
    if (person === 'unfinished') throw new Refusal(403, 'FORBIDDEN', say('newPassword'))
    const user = { id: person.id, name: person.name, ...rightsOf(person.groups, runtime.config) }
    if (user.rights.length === 0) throw new Refusal(403, 'FORBIDDEN', say('mayNotCompose'))
    return { user, person, knownCookie: known.cookieOf(request, email) }
  }
}
