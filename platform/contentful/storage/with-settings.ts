import type { Deps } from '../deps.ts'
import type { Settings } from './settings.ts'

/**
 * The same needs, reading the settings at most once: for one request, or for one transaction. What changes settings does
 * not read them again afterwards.
 */
export const withSettings = (deps: Omit<Deps, 'settings'>): Deps => {
  let reading: Promise<Settings> | undefined
  return {
    ...deps,
    settings: () => {
      reading ??= deps.readSettings(deps.database)
      return reading
    },
  }
}
