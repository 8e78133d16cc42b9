import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { createStockAnnouncer } from '../catalogue/stock-changes.ts'
import { createMerchantStore, type MerchantStore } from '../commerce/merchant/merchant-store.ts'
import { randomIds } from '../ids.ts'
import { createTurns } from '../lib/turns.ts'
import type { Program } from '../extension.ts'
import { readSites } from '../sites.ts'
import { sitesOfEnvironment } from '../sites-of-environment.ts'
import { createCdn } from './cdn/create-cdn.ts'
import { countReads, createCounts } from './counts.ts'
import { createMaintenance } from './create-maintenance.ts'
import { createCollector, type Collector } from './errors/collector.ts'
import { createFailures } from './errors/failures.ts'
import { createInProcessFetch } from './in-process-fetch.ts'
import { createMail } from './mail/create-mail.ts'
import { measureVendors } from './measure-vendors.ts'
import { createJobs, type Jobs } from './queue/jobs.ts'
import { declareQueues, type Queues } from './queues.ts'

/** What every part of the program works with. */
export interface Services {
  readonly runtime: Program['runtime']
  readonly merchant: MerchantStore
  readonly jobs: Jobs
  readonly queues: Queues
  readonly collector: Collector
}

/** What every part of the program is registered with. */
export type PartDeps = AppDeps & Services

/** Transactions that lock stock; the pool has twenty connections, and most of them stay for everybody else. */
const STOCK_TURNS = 6

/**
 * Makes them, and has them end with the server. No part of it: the queue is installed in its turn among processes, which takes as long as
 * the first start of another one, and a part that takes a minute has failed.
 */
export const createServices = async (app: FastifyInstance, { config, handle, clock, buildId }: AppDeps): Promise<Services> => {
  const { log } = app
  const { database } = handle
  const counts = createCounts()
  const inProcess = createInProcessFetch(() => app, config.origin)
  const base = { config, clock, counts, ids: randomIds, log, fetch: measureVendors(inProcess, { config, counts }) }
  const collector = createCollector(base)
  // Hooks of the end run backwards: what fails while the others end is still sent.
  app.addHook('onClose', () => collector.settled())
  const merchant = await createMerchantStore({ ...handle, log, onRead: countReads(counts, 'merchant') })
  app.addHook('onClose', () => merchant.close())
  const jobs = createJobs({ handle, log })
  app.addHook('onClose', () => jobs.stop())
  const queues = declareQueues(jobs)
  const mail = createMail({ config, database, jobs, clock, log })
  const cdn = createCdn({ config, database, jobs, log })
  await jobs.install()
  const runtime = {
    ...base,
    merchant,
    sites: sitesOfEnvironment(readSites(config), config),
    database,
    mailbox: mail.mailbox,
    announceStock: createStockAnnouncer(queues.stock, cdn.purgeCaches),
    purgeCaches: cdn.purgeCaches,
    stockTurns: createTurns(STOCK_TURNS),
    maintenance: createMaintenance(config),
    reportFailure: createFailures({ ...base, collector, release: buildId }),
  }
  app.addHook('onListen', () => mail.start(runtime.reportFailure))
  app.addHook('onListen', () => cdn.start(runtime))
  return { runtime, merchant, jobs, queues, collector }
}
