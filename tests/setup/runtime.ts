import Fastify, { type FastifyInstance } from 'fastify'
import { readConfig } from '../../server/config.ts'
import { createClock, type AdjustableClock } from '../../server/clock.ts'
import type { DatabaseHandle } from '../../server/database/database.ts'
import { createMerchantStore } from '../../server/commerce/merchant/merchant-store.ts'
import { seedMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { createTurns } from '../../server/lib/turns.ts'
import { randomIds } from '../../server/ids.ts'
import { createDevelopmentMailbox } from '../../server/operations/mail/mailbox.ts'
import { createCounts } from '../../server/operations/counts.ts'
import { createMaintenance } from '../../server/operations/create-maintenance.ts'
import { readSites } from '../../server/sites.ts'
import type { Runtime } from '../../server/runtime.ts'
import { openTestDatabase } from './database.ts'

/** A platform on a migrated database that holds what merchants decide and nothing else, and a Fastify to register the part under test with. */
export interface TestRuntime {
  readonly runtime: Runtime & { readonly clock: AdjustableClock }
  readonly app: FastifyInstance
  readonly handle: DatabaseHandle
  readonly close: () => Promise<void>
}

export const createTestRuntime = async (variables: NodeJS.ProcessEnv = {}): Promise<TestRuntime> => {
  const handle = await openTestDatabase()
  const app = Fastify({ logger: false })
  const clock = createClock()
  const config = readConfig({ APP_ENV: 'test', LOG_LEVEL: 'silent', ...variables })
  const sites = readSites()
  await seedMerchantDocuments({ runtime: { database: handle.database, sites, clock } })
  const merchant = await createMerchantStore({ ...handle, log: app.log })
  const runtime = {
    config,
    sites,
    merchant,
    database: handle.database,
    clock,
    ids: randomIds,
    mailbox: createDevelopmentMailbox({ database: handle.database, clock }),
    announceStock: async () => undefined,
    purgeCaches: async () => undefined,
    stockTurns: createTurns(6),
    maintenance: createMaintenance(config),
    counts: createCounts(),
    log: app.log,
    reportFailure: () => 'E-00000000',
    fetch: globalThis.fetch,
  }
  return {
    runtime,
    app,
    handle,
    close: async () => {
      await app.close()
      await handle.close()
    },
  }
}
