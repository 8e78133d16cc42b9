import formbody from '@fastify/formbody'
import fp from 'fastify-plugin'
import type { ContentLookups } from '../../src/content/advice/advice-input.ts'
import { createNavigation } from '../catalogue/nav-tree.ts'
import type { PartDeps } from '../operations/create-services.ts'
import { createContentLookups } from '../storefront/create-content-lookups.ts'
import { previewPlugin } from '../storefront/preview-plugin.ts'
import { withMenus } from '../storefront/with-menus.ts'
import { createPublishing, type Publishing } from './create-publishing.ts'
import { dataFilesPlugin } from './data-files-plugin.ts'
import { publishingPlugin } from './publishing-plugin.ts'
import { reportsPlugin } from './reports/reports-plugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly publishing: Publishing
    /** What may have gone wrong around a page. */
    readonly contentLookups: ContentLookups
  }
}

/** Live pages and drafts of this process: what changes them, the files they are in, and what is said of them. */
export const publishingPart = fp<PartDeps>(
  async (app, { runtime, handle, clock, buildId }) => {
    const publishing = await createPublishing({ runtime, listen: handle.listen })
    const { pages, redirects, preview, previewFeed, publisher } = publishing
    app.addHook('onClose', () => pages.close())
    app.addHook('onClose', () => redirects.close())
    app.addHook('onClose', () => previewFeed.close())
    const navigation = createNavigation(runtime.database)
    const lookups = createContentLookups({ runtime, pages, navigation, redirects })
    app.decorate('publishing', publishing)
    app.decorate('contentLookups', lookups)
    await app.register(publishingPlugin, { runtime, publisher, previewFeed })
    const readNavigation = withMenus({ navigation, pages, now: clock.now })
    await app.register(dataFilesPlugin, { runtime, pages, readNavigation, redirects, buildId })
    await app.register(async (forms) => {
      await forms.register(formbody)
      await forms.register(reportsPlugin, { runtime, redirects, lookups })
      await forms.register(previewPlugin, { runtime, drafts: preview, feed: previewFeed, navigation })
    })
  },
  { name: 'publishing', dependencies: ['extensions'] },
)
