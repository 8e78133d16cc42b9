import type { Needs } from '../needs.ts'
import type { Settings } from './settings.ts'

/**
 * The same needs, reading the settings at most once: for one request, or for one transaction. What changes settings does
 * not read them again afterwards.
 */
export const withSettings = (needs: Omit<Needs, 'settings'>): Needs => {
  let reading: Promise<Settings> | undefined
  return {
    ...needs,
    settings: () => {
      reading ??= needs.readSettings(needs.database)
      return reading
    },
  }
}
