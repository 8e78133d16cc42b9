import type { Platform } from '../../server/platform.ts'
import { errors } from './errors.ts'
import type { CognitoNeeds } from './needs.ts'

/** Outcomes asked for by an address of example.com (contracts 8). */
export type MagicUser =
  'taken' | 'invalid' | 'broken' | 'slow' | 'limited' | 'locked' | 'nodevice' | 'nodevice2' | 'expired' | 'expired-hard'

const SLOW_MS = 3_000

/** The local part of a demo address; undefined for any other address, and always in production. */
export const demoUserOf = ({ config }: Pick<Platform, 'config'>, username: string): string | undefined =>
  config.isProduction || !username.endsWith('@example.com') ? undefined : username.slice(0, -'@example.com'.length)

export const isMagic = (needs: Pick<Platform, 'config'>, username: string, user: MagicUser): boolean => demoUserOf(needs, username) === user

/** What befalls these addresses whatever is asked for them. */
export const playMagic = async (needs: Pick<CognitoNeeds, 'config' | 'sleep'>, username: string): Promise<void> => {
  const user = demoUserOf(needs, username)
  if (user === 'slow') await needs.sleep(SLOW_MS)
  if (user === 'invalid') throw errors.invalidParameter('Invalid email address format.')
  if (user === 'broken') throw errors.internal()
  if (user === 'limited') throw errors.limitExceeded()
}
