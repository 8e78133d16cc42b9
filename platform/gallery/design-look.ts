import { z } from 'zod'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { DIRECTIONS, siteOfLook } from './gallery-look.ts'
import type { DesignRequest } from './gallery-views.ts'

export const SCHEMES = ['light', 'dark'] as const

/** How the page of the design is looked at: all of it is in the address. */
export interface DesignLook {
  /** Tag of the site whose theme it is; empty for the first that speaks the language. */
  readonly site: string
  readonly language: string
  readonly scheme: (typeof SCHEMES)[number]
  /** `auto` is the language's own. */
  readonly direction: (typeof DIRECTIONS)[number]
}

/** Reads a look from an address; what is not understood is as if it were absent. */
export const readDesignLook = (query: unknown): DesignLook => look.parse(query)

/** The address of a look, without what goes without saying. */
export const designAddressOf = (changed: DesignLook): string => {
  const entries = Object.entries(changed).filter(([name, value]) => value !== DEFAULT[name as keyof DesignLook])
  return `/_gallery/design${entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`}`
}

/** Undefined for a site that does not exist, or does not speak the language. */
export const designRequestOf = (asked: DesignLook, sites: readonly SiteConfig[]): DesignRequest | undefined => {
  const { language, scheme, direction } = asked
  const site = siteOfLook(asked, sites)
  if (site === undefined) return undefined
  return { site, language, scheme, ...(direction === 'auto' ? {} : { direction }) }
}

const DEFAULT: DesignLook = { site: '', language: 'en', scheme: 'light', direction: 'auto' }

const look = z.object({
  site: z.string().max(40).catch(DEFAULT.site),
  language: z.string().max(8).catch(DEFAULT.language),
  scheme: z.enum(SCHEMES).catch(DEFAULT.scheme),
  direction: z.enum(DIRECTIONS).catch(DEFAULT.direction),
})
