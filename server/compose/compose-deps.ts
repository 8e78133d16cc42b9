import type { PlainClientAPI } from 'contentful-management'
import type { ServerConfig } from '../config.ts'
import type { DatabaseHandle } from '../database/database.ts'
import type { ContentLookups } from '../../src/content/advice/advice-input.ts'
import type { Runtime } from '../runtime.ts'
import { connectManagement } from '../publishing/cms-management.ts'
import type { Cms } from '../publishing/cms.ts'
import type { BlockGallery } from '../storefront/load-gallery.ts'
import type { RenderDraft } from '../storefront/render-draft.ts'
import type { StorefrontDeps } from '../storefront/storefront-deps.ts'

/** What the composer's server is built from. `management` is the only client of the shop that may write to the CMS. */
export interface ComposeDeps {
  readonly runtime: Runtime
  readonly management: PlainClientAPI
  /** The delivery API: what shoppers see. */
  readonly delivery: Pick<Cms, 'entriesById' | 'assetsById' | 'pages'>
  readonly navigation: StorefrontDeps['navigation']
  /** What may have gone wrong around a page. */
  readonly lookups: ContentLookups
  readonly listen: DatabaseHandle['listen']
  /** What blocks look like. */
  readonly gallery: Pick<BlockGallery, 'views' | 'sheets'>
  /** Pages as shoppers would see them; there is none where the shop is not built. */
  readonly renderDraft?: RenderDraft
}

/** The CMS's management API, at the vendor or embedded. Makes no request yet. */
export const composeManagement = (config: ServerConfig, timeoutMs = CALL_MS): PlainClientAPI =>
  connectManagement(
    {
      managementBaseUrl: config.CONTENTFUL_MANAGEMENT_HOST ?? `${config.origin}/contentful`,
      accessToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
      spaceId: config.CONTENTFUL_SPACE_ID,
      environmentId: config.CONTENTFUL_ENVIRONMENT,
    },
    { timeoutMs, retries: RETRIES, longestWaitMs: LONGEST_WAIT_MS, repeatsLateWrites: false },
  )

/** Somebody waits for the answer. */
const CALL_MS = 15_000
/** Of a call that got no answer; the composer itself tries again later. */
const RETRIES = 1
/** A CMS at its limit of calls a second says to wait for one; publishing a large page meets it several times. */
const LONGEST_WAIT_MS = 8_000
