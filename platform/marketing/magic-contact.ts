import { setTimeout as pause } from 'node:timers/promises'
import { ownValue } from '../../src/lib/own-value.ts'
import type { Runtime } from '../../server/runtime.ts'

/** A list's answer to a sign-up. */
export type ListAnswer = 'new' | 'exists' | 'refused' | 'broken' | 'limited'

/** Addresses that ask for an outcome (contracts 8). */
const MAGIC: Readonly<Record<string, ListAnswer>> = {
  'taken@example.com': 'exists',
  'invalid@example.com': 'refused',
  'broken@example.com': 'broken',
  'limited@example.com': 'limited',
  'slow@example.com': 'new',
}
const SLOW_MS = 3_000

/** The outcome an address asks for, outside production. */
export const magicAnswer = ({ config }: Pick<Runtime, 'config'>, contact: string): ListAnswer | undefined =>
  config.isProduction ? undefined : ownValue(MAGIC, contact)

/** Takes as long as an address asks for. */
export const magicPause = async ({ config }: Pick<Runtime, 'config'>, contact: string): Promise<void> => {
  if (!config.isProduction && contact === 'slow@example.com') await pause(SLOW_MS)
}
