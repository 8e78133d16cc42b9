import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { paymentsEmulator } from '../../platform/payments/plugin.ts'
import { createClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import { connectPglite } from '../../server/database/connect.ts'
import { pspPayments } from '../../server/database/schema/payments.ts'
import { randomIds } from '../../server/ids.ts'
import { readSites } from '../../server/sites.ts'

/**
 * The payment provider as a program of its own, with books of its own: it remembers what the shop forgets with its database. SHOP_ORIGIN
 * is where its notifications go. `/authorised` is the list that a merchant reads at the provider's pages.
 */
const config = readConfig({ ...process.env, APP_ENV: 'test' })
const shopOrigin = process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:3000'
const handle = await connectPglite('memory://')
await handle.migrate()

const app = Fastify({ logger: { level: config.LOG_LEVEL }, forceCloseConnections: true })
const runtime = {
  config: { ...config, origin: shopOrigin },
  sites: readSites(config),
  database: handle.database,
  clock: createClock(),
  ids: randomIds,
  log: app.log,
  fetch: globalThis.fetch,
}
app.get('/readyz', (_request, reply) => reply.send())
app.get('/authorised', () => handle.database.select().from(pspPayments).where(eq(pspPayments.resultCode, 'Authorised')))
await app.register(paymentsEmulator, { prefix: '/payments', runtime })
await app.listen({ port: config.PORT, host: config.HOST })
