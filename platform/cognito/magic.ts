import type { Runtime } from '../../server/runtime.ts'
import { errors } from './errors.ts'
import type { CognitoDeps } from './deps.ts'

/** Outcomes asked for by an address of example.com (contracts 8). */
export type MagicUser =
  | 'taken'
  | 'invalid'
  | 'broken'
  | 'slow'
  | 'limited'
  | 'locked'
  | 'nodevice'
  | 'nodevice2'
  | 'expired'
  | 'expired-hard'

const SLOW_MS = 3_000

/** The local part of a demo address; undefined for any other address, and always in production. */
export const demoUserOf = ({ config }: Pick<Runtime, 'config'>, username: string): string | undefined =>
  config.isProduction || !username.endsWith('@example.com') ? undefined : username.slice(0, -'@example.com'.length)

export const isMagic = (deps: Pick<Runtime, 'config'>, username: string, user: MagicUser): boolean => demoUserOf(deps, username) === user

/** Outcomes of these addresses that are the same for every operation. */
export const playMagic = async (deps: Pick<CognitoDeps, 'config' | 'sleep'>, username: string): Promise<void> => {
  const user = demoUserOf(deps, username)
  if (user === 'slow') await deps.sleep(SLOW_MS)
  if (user === 'invalid') throw errors.invalidParameter('Invalid email address format.')
  if (user === 'broken') throw errors.internal()
  if (user === 'limited') throw errors.limitExceeded()
}
