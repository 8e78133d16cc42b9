import type { SiteConfig } from './site-config.ts'
import { defined } from '../lib/defined.ts'

/** What preview mode is about, as saved under `preview` (contracts 5). */
export interface PreviewMode {
  readonly client: string
  /** ISO alpha-2, upper case. */
  readonly country: string
  /** Rides on cart, voucher, shipping and campaign calls. */
  readonly preview: string
}

/** Preview mode, and from which date and whose eyes the pages are looked at. */
export interface PreviewSettings extends PreviewMode {
  /** As entered: `2026-12-01` or `2026-12-01T09:30` in the site's time zone, or with an offset. Absent: now. */
  readonly at?: string
  /** Absent: as whoever looks is signed in. */
  readonly audience?: PreviewAudience
}

/** Who looks: a guest, somebody who is signed in, or somebody in the group that a segment of the site names. */
export type PreviewAudience = 'guest' | 'signedIn' | `${typeof SEGMENT}${string}`

const SEGMENT = 'segment-'

/** Who looks, by the group of a segment. */
export const audienceOfSegment = (group: string): PreviewAudience => `${SEGMENT}${group}`

/** The group of the segment that somebody looks as; undefined for everybody else. */
export const segmentOfAudience = (audience: string | undefined): string | undefined =>
  audience?.startsWith(SEGMENT) === true ? audience.slice(SEGMENT.length) : undefined

/** Who looks at a site, from an address; somebody signed in where it is a segment that the site does not have, undefined for nobody we know. */
export const readAudience = (
  text: string | null | undefined,
  { segments = [] }: Pick<SiteConfig, 'segments'>,
): PreviewAudience | undefined => {
  if (text === 'guest' || text === 'signedIn') return text
  const wanted = segmentOfAudience(text ?? undefined)
  if (wanted === undefined) return undefined
  return segments.some(({ group }) => group === wanted) ? audienceOfSegment(wanted) : 'signedIn'
}

/** Names of the settings in addresses and in the cookie. */
export const PREVIEW_PARAMETERS = ['client', 'country', 'preview', 'at', 'audience'] as const

/** A page in a frame without cookies says with each call why it may see drafts; a stream of events can say it in its address alone. */
export const PREVIEW_PASS_HEADER = 'x-vitrine-preview-pass'
export const PREVIEW_PASS_PARAMETER = 'previewPass'

/** Preview mode exists at hosts with preview in their name (PREVIEW-01). */
export const isPreviewHost = (hostname: string): boolean => /preview/i.test(hostname)

interface Given {
  /** Query parameters of the page. */
  readonly query: URLSearchParams
  /** What this browser has saved. */
  readonly saved: URLSearchParams
}

/**
 * The settings of a page on a preview host and the site they name: from its query, what is missing there from what is saved
 * (PREVIEW-02 to 04). A query that names no site counts as none; undefined where nothing names one (EXTRA-16).
 */
export const readPreview = (
  { query, saved }: Given,
  sites: readonly SiteConfig[],
): { readonly settings: PreviewSettings; readonly site: SiteConfig } | undefined => {
  const merged = new URLSearchParams(saved)
  for (const name of PREVIEW_PARAMETERS) {
    const value = query.get(name)
    if (value !== null) merged.set(name, value)
  }
  return settingsOf(merged, sites) ?? settingsOf(saved, sites)
}

/** The settings as parameters, for an address or the cookie; `readPreview` reads them back. */
export const previewParameters = ({ client, country, preview, at, audience }: PreviewSettings): URLSearchParams =>
  new URLSearchParams({
    client,
    country,
    preview,
    ...defined({ at, audience }),
  })

const settingsOf = (values: URLSearchParams, sites: readonly SiteConfig[]) => {
  const [client, country, preview] = [values.get('client'), values.get('country'), values.get('preview')]
  if (client === null || country === null || preview === null) return undefined
  const site = sites.find(({ clientName, code }) => isSame(clientName, client) && isSame(code, country))
  if (site === undefined) return undefined
  const [at, audience] = [values.get('at') ?? '', readAudience(values.get('audience'), site)]
  const settings: PreviewSettings = {
    client: site.clientName,
    country: site.code,
    preview: preview === '' ? '1' : preview.slice(0, MAX_VALUE_LENGTH),
    ...(at === '' ? {} : { at: at.slice(0, MAX_VALUE_LENGTH) }),
    ...defined({ audience }),
  }
  return { settings, site }
}

const MAX_VALUE_LENGTH = 64

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase()
