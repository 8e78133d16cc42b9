import { runCmsMigrations } from '../../scripts/cms/run-cms-migrations.ts'
import type { Extension } from '../../server/extension.ts'
import { registerPreview, registerWebhook } from '../../server/publishing/cms-management.ts'
import type { Runtime } from '../../server/runtime.ts'
import { seedContent, type FirstContent } from '../seed/seed-content.ts'
import { fillFirstContent } from './fill/fill-first-content.ts'
import { contentfulEmulator } from './plugin.ts'

/**
 * The embedded space, and what a start does about it: content types of this release, first pages, preview and webhook. A
 * space that is managed elsewhere is its owners' to prepare.
 */
export const contentfulExtension = (readContent: () => Promise<FirstContent>): Extension => ({
  register: async ({ app, runtime }) => void (await app.register(contentfulEmulator, { prefix: '/contentful', runtime })),
  prepareContent: async (runtime: Runtime, say) => {
    const { config, log } = runtime
    if (config.CONTENTFUL_MANAGEMENT_HOST !== undefined) return
    const { origin } = config
    const managementHost = `${origin}/contentful`
    const space = {
      managementBaseUrl: managementHost,
      accessToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
      spaceId: config.CONTENTFUL_SPACE_ID,
      environmentId: config.CONTENTFUL_ENVIRONMENT,
    }
    const report = (line: string): void => {
      say(line)
      log.info(line)
    }
    if (!(await fillFirstContent(runtime, readContent))) {
      await runCmsMigrations({ ...space, managementHost, log: (line) => log.debug(line) })
      await seedContent({ ...space, readContent, origin, log: report })
    }
    await registerPreview({ ...space, origin })
    await registerWebhook({ ...space, origin })
  },
})
