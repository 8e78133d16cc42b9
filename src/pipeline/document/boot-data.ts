import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import type { PageView } from '../load/page-view.ts'
import type { Frame } from '../load/load-frame.ts'
import type { PackedView } from './packed/packed-view.ts'
import type { PreviewSettings } from '../../site/preview-mode.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { DraftStates } from '../load/watch-drafts.ts'
import { defined } from '../../lib/defined.ts'

/** What the server's document hands to the browser: only what hydrating blocks need. */
export interface BootData {
  readonly site: SiteConfig
  readonly terms: SiteTerms
  readonly language: string
  readonly texts: TextAddresses
  /** What the page says outside its blocks: nothing else is needed before the first of them hydrates. */
  readonly shellTexts: Messages
  /** The path this page is found at, with prefix: a missing or wrong one in the address bar is replaced by it (TRICKY-03). */
  readonly path: string
  readonly view: PageView
  readonly frame: Frame
  /** Names this build; data files carry it in their addresses (EXTRA-06). */
  readonly build: string
  /** Search service, where it is not this origin's. */
  readonly searchUrl?: string
  /** Where crawlers are to find the shop; see `SiteValue`. */
  readonly publicOrigin?: string
  readonly showsProblems: boolean
  /** Absent in production. */
  readonly marksMissingTexts?: boolean
  /** On preview hosts only. */
  readonly preview?: PreviewBoot
}

/** Addresses of modules with texts in the language of the page: the names of all languages' files would be in the code of every page. */
export interface TextAddresses {
  /** What most pages say, for the first block that hydrates. */
  readonly blocks: string
  /** What stands around blocks says, where code is lost among others. */
  readonly core: string
  /** What the consent notice says. */
  readonly consent: string
}

/** What a page on a preview host says of itself; without settings preview mode is not on. */
export interface PreviewBoot {
  readonly settings?: PreviewSettings
  /** Instant that is shown instead of now, in epoch milliseconds. */
  readonly at?: number
  /** The drafts that the page was made from. */
  readonly drafts: DraftStates
  /** What its calls for drafts show, in a frame without cookies. */
  readonly pass?: string
}

/** The same as the document carries it. */
export interface SentBootData extends Omit<BootData, 'view'> {
  readonly view: PackedView
}

/** Element id of the JSON block in the document. */
export const BOOT_DATA_ID = 'boot'

/** Element id of the place that the preview bar takes. */
export const PREVIEW_BAR_ID = 'preview-bar'

/** A site's configuration as the document carries it: settings of what is off, and what only invoices, feeds and agents read, stay home. */
export const siteForBrowser = (site: SiteConfig): SiteConfig => {
  const { interests, ...signUp } = site.emailSignup
  const { name, address, country } = site.localisedEntity
  const { agents: _agents, feeds: _feeds, ...shown } = site
  return {
    ...shown,
    localisedEntity: { name, country, ...defined({ address }) },
    emailSignup: interests === undefined || !signUp.includeInterests ? signUp : { ...signUp, interests },
    // Every integration may be absent, so a part of them is of their type.
    integrations: Object.fromEntries(Object.entries(site.integrations).filter(([, { enabled }]) => enabled)) as SiteConfig['integrations'],
  }
}
