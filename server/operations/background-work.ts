import type { VitrineApp } from '../app.ts'
import type { IndexDeps } from '../catalogue/indexing/index-catalogue.ts'
import { indexStock, STOCK_CHANNEL } from '../catalogue/stock-changes.ts'
import { recoverOrders } from '../commerce/checkout/recover-orders.ts'
import { carryOutDue } from '../commerce/payments/operations/carry-out.ts'
import type { DatabaseHandle } from '../database/database.ts'
import { purgeExpired } from './housekeeping/purge-expired.ts'
import type { JobQueue } from './queue/job-queue.ts'
import { runTogether } from './queue/run-together.ts'
import type { Due } from './queues.ts'

/** Skus whose stock is written into the search index together. */
const STOCK_BATCH = 200

type Deps = Pick<VitrineApp, 'runtime' | 'jobs' | 'queues'>

/** Reads open payments from the provider, and settles or releases them; repeats captures, refunds and reversals that had no answer. */
export const workOnPayments = (deps: Deps & Pick<VitrineApp, 'commerce'>): Promise<unknown> =>
  workWhenDue(deps, deps.queues.payments, () => finishPayments(deps))

/** Of payments and what follows them all that was left open; `isAlone` where no other process can be at work on any. */
export const finishPayments = async (
  { commerce }: Pick<VitrineApp, 'commerce'>,
  options: { readonly isAlone?: boolean } = {},
): Promise<void> => {
  await recoverOrders(commerce, options)
  await carryOutDue(commerce, options)
}

/** Publishes changes that no webhook announced. */
export const workOnContent = (deps: Deps & Pick<VitrineApp, 'publishing'>): Promise<unknown> =>
  workWhenDue(deps, deps.queues.content, () => deps.publishing.publisher.catchUp())

/** Purges what has expired; files of the build that runs have not, however long it does. */
export const workOnHousekeeping = (deps: Deps, { keepFiles }: { readonly keepFiles: () => Promise<void> }): Promise<unknown> =>
  workWhenDue(deps, deps.queues.housekeeping, async () => {
    await keepFiles()
    deps.runtime.log.info({ purged: await purgeExpired(deps.runtime) }, 'Expired rows were purged')
  })

/** Writes changed stock into the search index. */
export const workOnStock = (
  { jobs, queues, runtime }: Deps,
  deps: { readonly index: IndexDeps; readonly inTurn: DatabaseHandle['inTurn'] },
): Promise<unknown> =>
  jobs.work({
    ...runTogether({ ...runtime, queue: queues.stock, run: indexStock({ ...deps, purgeCaches: runtime.purgeCaches }) }),
    channel: STOCK_CHANNEL,
    batch: STOCK_BATCH,
  })

const workWhenDue = ({ jobs, runtime }: Deps, queue: JobQueue<Due>, run: () => Promise<unknown>): Promise<unknown> =>
  jobs.work({ ...runTogether({ ...runtime, queue, run: () => run() }), batch: 1 })
