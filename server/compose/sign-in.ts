import type { FastifyRequest } from 'fastify'
import type { ComposeUser } from '../../schemas/api/compose.ts'
import type { Runtime } from '../runtime.ts'
import { createProvider } from '../staff/ask-provider.ts'
import { createStaffSignIn } from '../staff/sign-in.ts'
import { Refusal } from './refusal.ts'
import { parseCredentials } from './requests.ts'
import { rightsOf } from './rights/group-rights.ts'
import { say } from './sentence.ts'

/** Signs somebody in by e-mail address and password. Throws a `Refusal` where she may not. */
export const createSignIn = (runtime: Runtime) => {
  const signIn = createStaffSignIn(runtime, createProvider(runtime))
  return async ({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>): Promise<ComposeUser> => {
    const person = await signIn({ ...parseCredentials(body), address: ip })
    if (person === 'tooMany') throw new Refusal(429, 'TOO_MANY_REQUESTS', say('tooManyPasswords'))
    if (person === 'wrong') throw new Refusal(401, 'SIGN_IN', say('wrongPassword'))
    if (person === 'unfinished') throw new Refusal(403, 'FORBIDDEN', say('newPassword'))
    const user = { id: person.id, name: person.name, ...rightsOf(person.groups, runtime.config) }
    if (user.rights.length === 0) throw new Refusal(403, 'FORBIDDEN', say('mayNotCompose'))
    return user
  }
}
