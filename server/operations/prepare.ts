import type { VitrineApp } from '../app.ts'
import { indexCatalogue, indexSynonyms } from '../catalogue/indexing/index-catalogue.ts'
import { STOCK_CHANNEL } from '../catalogue/stock-changes.ts'
import { MERCHANT_CHANNEL } from '../commerce/merchant/merchant-store.ts'
import type { DatabaseHandle } from '../database/database.ts'
import { finishPayments, workOnContent, workOnHousekeeping, workOnPayments, workOnStock } from './background-work.ts'
import type { Readiness } from './readiness.ts'
import type { Step } from './progress.ts'

interface Deps {
  readonly vitrine: VitrineApp
  readonly handle: Pick<DatabaseHandle, 'inTurn' | 'kind' | 'listen'>
  readonly readiness: Readiness
  readonly step: Step
}

/**
 * Prepares catalogue, search index and content after the port is open, until the shop is ready. Each step does only what is
 * missing, so an interrupted start is completed by the next one. Of processes that start together on one database the
 * first does the work, and the others find it done. What has to go on afterwards goes on as jobs.
 */
export const prepare = async (deps: Deps): Promise<void> => {
  await deps.handle.inTurn(() => Promise.all([prepareProducts(deps), preparePages(deps)]))
  await workOnHousekeeping(deps.vitrine)
}

/** Catalogue, open payments and the search index. The content model is migrated in another process meanwhile. */
const prepareProducts = async ({ vitrine, handle, readiness, step }: Deps): Promise<void> => {
  const { app, runtime, extensions } = vitrine
  const { config, database, sites, log } = runtime
  for (const { title, run } of extensions.flatMap(({ catalogueSteps }) => catalogueSteps ?? []))
    await step(title, (say) => run(runtime, say))
  readiness.done('catalogue')
  await step('Finishing payments left open', () => finishPayments(vitrine, { isAlone: handle.kind === 'pglite' }))
  await workOnPayments(vitrine)
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
  await workOnStock(vitrine, { index, inTurn: handle.inTurn })
  const stopIndexing = await handle.listen(MERCHANT_CHANNEL, () => {
    handle
      .inTurn(() => indexSynonyms(index))
      // The next start, or the next change, saves them.
      .catch((error: unknown) => log.error({ err: error }, 'The synonyms of merchants could not be saved to the search'))
  })
  const stopFollowing = await handle.listen(STOCK_CHANNEL, (productId) => vitrine.purge([`product:${productId}`]))
  app.server.once('close', () => {
    Promise.all([stopFollowing(), stopIndexing()]).catch((error: unknown) =>
      log.warn({ err: error }, 'The database was closed before the listeners of the search index were stopped'),
    )
  })
  readiness.done('search')
}

/** Publishes content that is newer than the live pages. */
const preparePages = async ({ vitrine, readiness, step }: Deps): Promise<void> => {
  const { runtime, extensions, publishing } = vitrine
  await step('Publishing content', async (say) => {
    for (const { prepareContent } of extensions) await prepareContent?.(runtime, say)
    await publishing.publisher.catchUp()
  })
  await workOnContent(vitrine)
  readiness.done('content')
}
