import { readAudience, type PreviewAudience } from '../../src/site/preview-mode.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { defined } from '../../src/lib/defined.ts'

/** Where, when and by whom the page on the canvas is looked at. */
export interface CanvasView {
  readonly site: SiteConfig
  readonly language: string
  /** `2026-12-01T09:00` on the site's clocks; undefined for now. */
  readonly at: string | undefined
  readonly audience: PreviewAudience
}

/** What another view is asked for by: the site's language where it has not the one that is named. */
export interface WantedView extends Omit<CanvasView, 'site' | 'language'> {
  readonly siteTag: string
  readonly language: string
}

/** As parameters of the editor's address, so that a reload and a link show the same. */
export const searchOf = ({ siteTag, language, at, audience }: WantedView): Record<string, string> => ({
  site: siteTag,
  lang: language,
  ...defined({ at }),
  ...(audience === 'guest' ? {} : { as: audience }),
})

/** The view of an address; without one a site that the page is for (`own`, the tags it names), in its own language, as a guest sees it now. */
export const readView = (search: URLSearchParams, own: unknown): CanvasView | undefined => {
  const tags = Array.isArray(own) ? own : []
  const site =
    ALL_SITES.find(({ siteTag }) => siteTag === search.get('site')) ??
    ALL_SITES.find(({ siteTag }) => tags.includes(siteTag)) ??
    ALL_SITES.find((each) => each.default) ??
    ALL_SITES[0]
  if (site === undefined) return undefined
  const wanted = search.get('lang') ?? ''
  const at = search.get('at') ?? ''
  return {
    site,
    language: site.languages.includes(wanted) ? wanted : site.defaultLanguage,
    at: CLOCK_TIME.test(at) ? at : undefined,
    audience: readAudience(search.get('as'), site) ?? 'guest',
  }
}

const CLOCK_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/
