import { z } from 'zod'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ChangedProps } from './gallery-views.ts'

export const VIEWPORTS = ['390', '768', '1280', 'all'] as const
export const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const

/** How a block is looked at: all of it is in the address, so that a link leads to just this. */
export interface GalleryLook {
  /** Position of the fixture. */
  readonly fixture: number
  /** Width of the frame in CSS pixels, or all three at once. */
  readonly viewport: (typeof VIEWPORTS)[number]
  /** Tag of the site whose configuration it is shown under, `ald-gb`; empty for the first that speaks the language. */
  readonly site: string
  readonly language: string
  /** `auto` is the language's own. */
  readonly direction: (typeof DIRECTIONS)[number]
  /** Instead of the fixture's own. */
  readonly props: ChangedProps
}

/** Reads a look from an address; what is not understood is as if it were absent. */
export const readLook = (query: unknown): GalleryLook => look.parse(query)

/** The query of a look, without what goes without saying: `?language=ar`. */
export const queryOf = ({ fixture, viewport, site, language, direction, props }: GalleryLook): string => {
  const entries = Object.entries({
    ...(fixture === 0 ? {} : { fixture: String(fixture) }),
    ...(viewport === DEFAULT.viewport ? {} : { viewport }),
    ...(site === '' ? {} : { site }),
    ...(language === DEFAULT.language ? {} : { language }),
    ...(direction === DEFAULT.direction ? {} : { direction }),
    ...(Object.keys(props).length === 0 ? {} : { props: JSON.stringify(props) }),
  })
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

/** The site a look is at; undefined where there is none of that name that speaks the language. */
export const siteOfLook = (
  { site, language }: Pick<GalleryLook, 'site' | 'language'>,
  sites: readonly SiteConfig[],
): SiteConfig | undefined => sites.find(({ siteTag, languages }) => (site === '' || siteTag === site) && languages.includes(language))

const DEFAULT = { viewport: '390', language: 'en', direction: 'auto' } as const

const changedProps = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Not JSON' })
      return z.NEVER
    }
  })

const look = z.object({
  fixture: z.coerce.number().int().min(0).max(999).catch(0),
  viewport: z.enum(VIEWPORTS).catch(DEFAULT.viewport),
  site: z.string().max(40).catch(''),
  language: z.string().max(8).catch(DEFAULT.language),
  direction: z.enum(DIRECTIONS).catch(DEFAULT.direction),
  props: changedProps.pipe(z.record(z.string(), z.json())).catch({}),
})
