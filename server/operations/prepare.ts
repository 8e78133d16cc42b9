import type { VitrineApp } from '../app.ts'
import { followStock } from '../catalogue/follow-stock.ts'
import { indexCatalogue } from '../catalogue/indexing/index-catalogue.ts'
import { recoverOrders } from '../commerce/checkout/recover-orders.ts'
import { startHousekeeping } from './housekeeping/start-housekeeping.ts'
import type { DatabaseHandle } from '../database/connect.ts'
import { followContent } from '../publishing/catch-up.ts'
import type { Readiness } from './readiness.ts'
import type { Step } from './progress.ts'

interface Deps {
  readonly vitrine: VitrineApp
  readonly handle: Pick<DatabaseHandle, 'inTurn' | 'kind' | 'listen'>
  readonly readiness: Readiness
  readonly step: Step
}

const RECOVERY_INTERVAL_MS = 60_000

/**
 * Prepares catalogue, search index and content after the port is open, until the shop is ready. Each step does only what is
 * missing, so an interrupted start is completed by the next one. Of processes that start together on one database the
 * first does the work, and the others find it done.
 */
export const prepare = async (deps: Deps): Promise<void> => {
  await deps.handle.inTurn(() => prepareInTurn(deps))
  startHousekeeping({ ...deps.vitrine, handle: deps.handle })
}

/** The content model is migrated in another process, so the catalogue is filled meanwhile. */
const prepareInTurn = async (deps: Deps): Promise<void> => {
  const { app, runtime } = deps.vitrine
  const [stopFollowingStock, stopFollowingContent] = await Promise.all([prepareProducts(deps), preparePages(deps)])
  app.server.once('close', () => {
    stopFollowingContent()
    stopFollowingStock().catch((error: unknown) =>
      runtime.log.warn({ err: error }, 'The database was closed before the stock listener was stopped'),
    )
  })
}

/** Catalogue, open payments and the search index. Returns how to stop following the stock. */
const prepareProducts = async ({ vitrine, handle, readiness, step }: Deps): Promise<() => Promise<void>> => {
  const { runtime, extensions, commerce } = vitrine
  const { config, database, sites, log } = runtime
  for (const { title, run } of extensions.flatMap(({ catalogueSteps }) => catalogueSteps ?? [])) await step(title, () => run(runtime))
  readiness.done('catalogue')
  await step('Finishing payments left open', () => recoverOrders(commerce)({ isAlone: handle.kind === 'pglite' }))
  recoverRegularly(vitrine)
  const index = {
    database,
    sites,
    baseUrl: config.ALGOLIA_HOST ?? `${config.origin}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
    fetch: runtime.fetch,
    indexOnly: extensions.find(({ indexOnly }) => indexOnly !== undefined)?.indexOnly,
  }
  await step('Indexing for search', () => indexCatalogue(index))
  const stopFollowing = await followStock({ listen: handle.listen, index, log, purge: vitrine.purge })
  readiness.done('search')
  return stopFollowing
}

/** Publishes content that is newer than the live pages. Returns how to stop following the content. */
const preparePages = async ({ vitrine, readiness, step }: Deps): Promise<() => void> => {
  const { runtime, extensions, publishing } = vitrine
  await step('Publishing content', async () => {
    for (const { prepareContent } of extensions) await prepareContent?.(runtime)
    await publishing.publisher.catchUp()
  })
  const stopFollowing = followContent({ publisher: publishing.publisher, log: runtime.log })
  readiness.done('content')
  return stopFollowing
}

const recoverRegularly = ({ app, commerce, runtime }: VitrineApp): void => {
  const timer = setInterval(() => {
    recoverOrders(commerce)().catch((error: unknown) => runtime.log.error({ err: error }, 'Open payments could not be checked'))
  }, RECOVERY_INTERVAL_MS)
  timer.unref()
  app.server.once('close', () => clearInterval(timer))
}
