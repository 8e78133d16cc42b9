import type { DatabaseHandle } from '../database/connect.ts'
import type { ServerConfig } from '../config.ts'
import type { Runtime } from '../runtime.ts'
import type { Cms } from './cms.ts'
import { createCms } from './create-cms.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { createPreviewFeed, type PreviewFeed } from './preview-feed.ts'
import { createPreviewStore, type PreviewStore } from './preview-store.ts'
import { createRedirectStore, type RedirectStore } from './redirect-store.ts'
import { createPublisher, type Publisher } from './create-publisher.ts'

export interface Publishing {
  readonly pages: PageStore
  readonly redirects: RedirectStore
  readonly preview: PreviewStore
  readonly previewFeed: PreviewFeed
  readonly publisher: Publisher
}

/** Live pages, drafts and the publisher of a process. Makes no request to the CMS yet. */
export const createPublishing = async ({
  runtime,
  listen,
}: {
  readonly runtime: Runtime
  readonly listen: DatabaseHandle['listen']
}): Promise<Publishing> => {
  const { config, database } = runtime
  const cms = connect(config, config.CONTENTFUL_DELIVERY_TOKEN)
  return {
    // First, so that a page rendered anew after a change of redirects never reads the old ones.
    redirects: await createRedirectStore({ database, listen }),
    pages: await createPageStore({ database, listen }),
    preview: createPreviewStore({ cms: connect(config, config.CONTENTFUL_PREVIEW_TOKEN, 'preview'), sites: runtime.sites }),
    previewFeed: await createPreviewFeed({ database, listen }),
    publisher: createPublisher({ ...runtime, cms }, `${config.CONTENTFUL_SPACE_ID}/${config.CONTENTFUL_ENVIRONMENT}`),
  }
}

/** The vendor's preview has a host of its own beside the delivery's: `cdn.contentful.com`, `preview.contentful.com`. */
const connect = (config: ServerConfig, accessToken: string, api: 'delivery' | 'preview' = 'delivery'): Cms => {
  const base = config.CONTENTFUL_HOST ?? `${config.origin}/contentful`
  const baseUrl = api === 'preview' ? base.replace('//cdn.', '//preview.') : base
  return createCms({ baseUrl, space: config.CONTENTFUL_SPACE_ID, environment: config.CONTENTFUL_ENVIRONMENT, accessToken })
}
