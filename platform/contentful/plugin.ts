import type { FastifyPluginAsync } from 'fastify'
import type { Runtime } from '../../server/runtime.ts'
import { createFileStore } from './files/file-store.ts'
import { registerFiles } from './files/send-file.ts'
import type { Deps } from './deps.ts'
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
 * `/contentful`; the token says which of the three is meant. Content is stored in tables, so it survives the process.
 */
export const contentfulEmulator: FastifyPluginAsync<{ runtime: Runtime }> = async (app, { runtime }) => {
  const courier = createCourier(() => deps)
  const scheduler = createScheduler(() => deps)
  const deps: Deps = withSettings({
    runtime,
    database: runtime.database,
    now: () => runtime.clock.now(),
    spaceId: runtime.config.CONTENTFUL_SPACE_ID,
    environmentId: runtime.config.CONTENTFUL_ENVIRONMENT,
    readSettings: createSettingsReader(),
    files: createFileStore(runtime),
    wakeCourier: courier.wake,
    wakeScheduler: scheduler.wake,
  })
  registerParsers(app)
  registerErrors(app, deps)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-contentful-request-id', request.id).header('access-control-allow-origin', '*')
  })
  registerRateLimit(app, deps)
  registerFiles(app, deps)
  registerRoutes(app, deps)
  app.addHook('onReady', async () => {
    await prepareSpace(deps)
    scheduler.wake()
    // A process that died may have left calls.
    courier.wake()
  })
  app.addHook('onClose', async () => {
    await scheduler.stop()
    await courier.stop()
  })
}
