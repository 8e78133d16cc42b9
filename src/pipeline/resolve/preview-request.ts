import type { DraftPage } from '../../content/draft-page.ts'
import { toInstant } from '../../lib/zoned-time.ts'
import type { PreviewSettings } from '../../site/preview-mode.ts'
import type { SiteConfig } from '../../site/site-config.ts'

/** A page asked for on a preview host. Without settings preview mode is not on, and the page is the one that is live. */
export interface PreviewRequest {
  readonly settings?: PreviewSettings
  /** The site that the settings name, whatever the path says (EXTRA-01). */
  readonly site?: SiteConfig
  /** Where the page has no cookie: what lets its calls in. */
  readonly pass?: string
  /** Shown in the place of what the CMS has of its page. */
  readonly draft?: DraftPage
}

/** The instant to show the page at, in epoch milliseconds; undefined for now, and for what is no date. */
export const instantOfPreview = ({ settings, site }: PreviewRequest): number | undefined => {
  const instant = settings?.at === undefined || site === undefined ? undefined : toInstant(settings.at, site.timeZone, 'begin')
  return instant === undefined ? undefined : Date.parse(instant)
}
