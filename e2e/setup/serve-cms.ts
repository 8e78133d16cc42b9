import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { SEED_REDIRECTS } from '../../demo/content/redirects.ts'
import { seedAssets } from '../../demo/content/seed-assets.ts'
import { SEED_PAGES } from '../../demo/content/seed-pages.ts'
import { contentfulEmulator } from '../../platform/contentful/plugin.ts'
import { seedContent } from '../../platform/seed/seed-content.ts'
import { runCmsMigrations } from '../../scripts/cms/run-cms-migrations.ts'
import { createClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { connectPglite } from '../../server/database/connect.ts'
import { randomIds } from '../../server/ids.ts'
import { imagesPlugin } from '../../server/images/images-plugin.ts'
import { registerPreview, registerWebhook } from '../../server/publishing/cms-management.ts'

/**
 * The CMS as a program of its own, with the demo's content: nothing of the shop runs in it, and it has a database and a folder of its
 * own. SHOP_ORIGIN is where its webhook goes. `/readyz` answers 200 once the content is in.
 */
const config = readConfig({ ...process.env, APP_ENV: 'test' })
const shopOrigin = process.env['SHOP_ORIGIN'] ?? 'http://localhost:3000'
await mkdir(config.DATA_DIR, { recursive: true })
const handle = await connectPglite(join(config.DATA_DIR, 'database'))
await handle.migrate()

const app = Fastify({ logger: { level: config.LOG_LEVEL }, routerOptions: { maxParamLength: 500 }, forceCloseConnections: true })
const runtime = { config, database: handle.database, clock: createClock(), ids: randomIds, log: app.log, fetch: globalThis.fetch }
let isReady = false
app.get('/readyz', (_request, reply) => reply.code(isReady ? 200 : 503).send())
await app.register(contentfulEmulator, { prefix: '/contentful', runtime, filesOrigin: config.origin })
// Files of the vendor may be read by scripts of every origin.
app.addHook('onRequest', async ({ url }, reply) => {
  if (url.startsWith('/images/')) void reply.header('access-control-allow-origin', '*')
})
await app.register(imagesPlugin, { runtime })
await app.listen({ port: config.PORT, host: config.HOST })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void app.close().then(async () => {
      await handle.close()
      process.exit(0)
    })
  })

const space = {
  managementBaseUrl: `${config.origin}/contentful`,
  accessToken: config.CONTENTFUL_MANAGEMENT_TOKEN,
  spaceId: config.CONTENTFUL_SPACE_ID,
  environmentId: config.CONTENTFUL_ENVIRONMENT,
}
const log = (line: string): void => app.log.info(line)
await runCmsMigrations({ ...space, managementHost: space.managementBaseUrl, log })
// Pictures of the demo are the shop's own: their assets hold paths, which lead there.
const readContent = async () => ({ pages: SEED_PAGES, assets: seedAssets, redirects: SEED_REDIRECTS })
await seedContent({ ...space, readContent, origin: config.origin, log })
await registerPreview({ ...space, origin: shopOrigin })
await registerWebhook({ ...space, origin: shopOrigin })
isReady = true
