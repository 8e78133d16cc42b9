import type { FastifyRequest } from 'fastify'
import type { ComposeUser } from '../../schemas/api/compose.ts'
import { beginTry } from '../lib/limit-rate.ts'
import type { Runtime } from '../runtime.ts'
import { createProvider } from './ask-provider.ts'
import { Refusal } from './refusal.ts'
import { parseCredentials } from './requests.ts'
import { rightsOf } from './rights/group-rights.ts'
import { say } from './sentence.ts'

const MINUTE_MS = 60_000
/** Enough for mistakes, too few for guessing. */
const WRONG_BY_ADDRESS = 10
/** A guesser has many addresses; everybody together gets this many. */
const WRONG_BY_ALL = 200

/**
 * Signs somebody in by e-mail address and password. Throws a `Refusal` where she may not. Each try is counted before the provider compares
 * it and taken back where it is right: guesses sent all at once are as many as guesses sent one by one.
 */
export const createSignIn = (runtime: Runtime) => {
  const ask = createProvider(runtime)
  return async ({ body, ip }: Pick<FastifyRequest, 'body' | 'ip'>): Promise<ComposeUser> => {
    const { email, password } = parseCredentials(body)
    const takeBack = await beginTry(runtime, [
      { key: `compose:wrong:${ip}`, max: WRONG_BY_ADDRESS, windowMs: MINUTE_MS },
      { key: 'compose:wrong', max: WRONG_BY_ALL, windowMs: MINUTE_MS },
    ])
    if (takeBack === undefined) throw new Refusal(429, 'TOO_MANY_REQUESTS', say('tooManyPasswords'))
    const person = await ask(email, password)
    if (person === 'wrong') throw new Refusal(401, 'SIGN_IN', say('wrongPassword'))
    await takeBack()
    if (person === 'unfinished') throw new Refusal(403, 'FORBIDDEN', say('newPassword'))
    const user = { id: person.id, name: person.name, ...rightsOf(person.groups, runtime.config) }
    if (user.rights.length === 0) throw new Refusal(403, 'FORBIDDEN', say('mayNotCompose'))
    return user
  }
}
