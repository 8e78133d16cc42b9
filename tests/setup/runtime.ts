import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { readConfig } from '../../server/config.ts'
import { createClock, type AdjustableClock } from '../../server/clock.ts'
import { connectPglite, connectPostgres, type DatabaseHandle } from '../../server/database/connect.ts'
import { createMerchantStore } from '../../server/commerce/merchant/merchant-store.ts'
import { seedMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { randomIds } from '../../server/ids.ts'
import { createMailbox } from '../../server/operations/mailbox.ts'
import { createMaintenance } from '../../server/operations/create-maintenance.ts'
import { readSites } from '../../server/sites.ts'
import type { Runtime } from '../../server/runtime.ts'

/** A platform on a migrated database that holds what merchants decide and nothing else, and a Fastify to register the part under test with. */
export interface TestRuntime {
  readonly runtime: Runtime & { readonly clock: AdjustableClock }
  readonly app: FastifyInstance
  readonly handle: DatabaseHandle
  readonly close: () => Promise<void>
}

export const createTestRuntime = async (variables: NodeJS.ProcessEnv = {}): Promise<TestRuntime> => {
  const handle = await openTestDatabase()
  await handle.migrate()
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
    mailbox: createMailbox({ database: handle.database, clock }),
    maintenance: createMaintenance(config),
    log: app.log,
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

/** An empty database: in memory, or one of its own on the PostgreSQL at TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<DatabaseHandle> => {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined ? connectPglite('memory://') : openScratchDatabase(url)
}

/** A database of its own for each platform, so that test files can run side by side; dropped when closed. */
const openScratchDatabase = async (url: string): Promise<DatabaseHandle> => {
  const name = `vitrine_${randomIds.token(12).toLowerCase()}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  const handle = await connectPostgres(scratch.toString())
  return {
    ...handle,
    close: async () => {
      await handle.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
