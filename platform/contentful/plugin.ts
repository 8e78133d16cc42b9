import type { FastifyPluginAsync } from 'fastify'
import type { Platform } from '../../server/platform.ts'
import { createFileStore } from './files/file-store.ts'
import { registerFiles } from './files/send-file.ts'
import type { Needs } from './needs.ts'
import { prepareSpace } from './prepare-space.ts'
import { registerRateLimit } from './rate-limit.ts'
import { registerErrors } from './register-errors.ts'
import { registerParsers } from './register-parsers.ts'
import { registerRoutes } from './register-routes.ts'
import { createScheduler } from './schedule/scheduler.ts'
import { createSettingsReader } from './storage/settings.ts'
import { withSettings } from './storage/with-settings.ts'
import { createCourier } from './webhooks/courier.ts'

/**
 * Contentful's delivery, preview and management APIs on one prefix, over the shared database. Register it under
 * `/contentful`; tokens tell the three apart. Content lives in tables, so it outlives the process.
 */
export const contentfulEmulator: FastifyPluginAsync<{ platform: Platform }> = async (app, { platform }) => {
  const courier = createCourier(() => needs)
  const scheduler = createScheduler(() => needs)
  const needs: Needs = withSettings({
    platform,
    database: platform.database,
    now: () => platform.clock.now(),
    spaceId: platform.config.CONTENTFUL_SPACE_ID,
    environmentId: platform.config.CONTENTFUL_ENVIRONMENT,
    readSettings: createSettingsReader(),
    files: createFileStore(platform),
    wakeCourier: courier.wake,
    wakeScheduler: scheduler.wake,
  })
  registerParsers(app)
  registerErrors(app, needs)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-contentful-request-id', request.id).header('access-control-allow-origin', '*')
  })
  registerRateLimit(app, needs)
  registerFiles(app, needs)
  registerRoutes(app, needs)
  app.addHook('onReady', async () => {
    await prepareSpace(needs)
    scheduler.wake()
    // A process that died may have left calls.
    courier.wake()
  })
  app.addHook('onClose', async () => {
    await scheduler.stop()
    await courier.stop()
  })
}
