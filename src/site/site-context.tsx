import { createContext, useContext } from 'react'
import type { SiteValue } from './site-value.ts'

/** The active site; the application root provides it, tests use `tests/setup/render.tsx`. */
export const SiteContext = createContext<SiteValue | undefined>(undefined)

/** The active site, language, locale, base path and direction. Throws outside `SiteContext`: a mistake in wiring. */
export const useSite = (): SiteValue => {
  const value = useContext(SiteContext)
  if (value === undefined) throw new Error('useSite needs a SiteContext around it')
  return value
}
