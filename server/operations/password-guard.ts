import { beginTry } from '../lib/limit-rate.ts'
import { networkOf } from '../lib/network-of.ts'
import { isSameText } from '../lib/same-text.ts'
import type { Runtime } from '../runtime.ts'

type Deps = Pick<Runtime, 'clock' | 'database'>

/** What became of a password somebody gave. `tooMany`: it was not compared. */
export type PasswordOutcome = 'right' | 'wrong' | 'tooMany'

const MINUTE_MS = 60_000
/** Enough for mistakes, too few for guessing. */
const WRONG_BY_ADDRESS = 10
/** A guesser has many addresses; everybody together gets this many, which no ten people mistype. */
const WRONG_BY_ALL = 200

/** The name of the password of drafts. */
export const DRAFTS = 'drafts'

/** Seconds after which a password is compared again. */
export const RETRY_AFTER_S = MINUTE_MS / 1000

/**
 * Compares what is given with `password`, wherever it may be typed: all ways in that share a `name` share one count of wrong ones, a
 * minute long, in the database. It is kept by address, so that a stranger's guesses lock out nobody else. Each is counted before it is
 * compared and taken back where it is right: guesses sent all at once are as many as guesses sent one by one. A `browser` in which the
 * right one was typed before has a count of its own, so that strangers who use up everybody's keep it out of nothing.
 */
export const createPasswordGuard =
  (deps: Deps, { name, password }: { readonly name: string; readonly password: string }) =>
  async (given: string, address: string, browser?: string): Promise<PasswordOutcome> => {
    const strangers = [
      { key: `${name}:wrong:${networkOf(address)}`, max: WRONG_BY_ADDRESS, windowMs: MINUTE_MS },
      { key: `${name}:wrong`, max: WRONG_BY_ALL, windowMs: MINUTE_MS },
    ]
    const limits =
      browser === undefined ? strangers : [{ key: `${name}:wrong:browser:${browser}`, max: WRONG_BY_ADDRESS, windowMs: MINUTE_MS }]
    const takeBack = await beginTry(deps, limits)
    if (takeBack === undefined) return 'tooMany'
    if (!isSameText(given, password)) return 'wrong'
    await takeBack()
    return 'right'
  }
