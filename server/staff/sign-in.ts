import { createHash } from 'node:crypto'
import { beginTry } from '../lib/limit-rate.ts'
import { networkOf } from '../lib/network-of.ts'
import type { Runtime } from '../runtime.ts'
import type { SignedIn, StaffProvider } from './ask-provider.ts'

const MINUTE_MS = 60_000
/** Enough for mistakes, too few for guessing. */
const WRONG_BY_ADDRESS = 10
/** From several addresses: more than one person and her browser mistype. */
const WRONG_BY_ACCOUNT = 20
/** A guesser has many addresses; everybody together gets this many. */
const WRONG_BY_ALL = 200

/** Seconds after which a password is compared again. */
export const RETRY_AFTER_S = MINUTE_MS / 1_000

interface Credentials {
  readonly email: string
  readonly password: string
  readonly address: string
  /** Where she has signed in by this browser before: what tells it from others. */
  readonly browser?: string | undefined
}

/**
 * Signs somebody of the staff in, at whichever door: all of them share one count. Each try is counted before the provider compares it and
 * taken back where it is right: guesses sent all at once are as many as guesses sent one by one. `tooMany`: it was not compared. Whoever is
 * signed in already is not counted, and a browser by which she was in before has a count of its own, so that a stranger's guesses put
 * nobody out and keep nobody out.
 */
export const createStaffSignIn =
  (runtime: Pick<Runtime, 'database' | 'clock'>, provider: Pick<StaffProvider, 'signIn'>) =>
  async ({ email, password, address, browser }: Credentials): Promise<SignedIn | 'tooMany'> => {
    const strangers = [
      { key: `staff:wrong:${networkOf(address)}`, max: WRONG_BY_ADDRESS, windowMs: MINUTE_MS },
      { key: `staff:wrong:account:${accountOf(email)}`, max: WRONG_BY_ACCOUNT, windowMs: MINUTE_MS },
      { key: 'staff:wrong', max: WRONG_BY_ALL, windowMs: MINUTE_MS },
    ]
    const own = [{ key: `staff:wrong:browser:${browser ?? ''}`, max: WRONG_BY_ADDRESS, windowMs: MINUTE_MS }]
    const takeBack = await beginTry(runtime, browser === undefined ? strangers : own)
    if (takeBack === undefined) return 'tooMany'
    const person = await provider.signIn(email, password)
    if (person !== 'wrong') await takeBack()
    return person
  }

/** No e-mail address stands in a table of counts. */
export const accountOf = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
