import type { VitrineApp } from '../app.ts'
import { CATALOGUE_CHANNEL } from '../catalogue/catalogue-revision.ts'
import { indexCatalogue, indexSynonyms, type IndexDeps } from '../catalogue/indexing/index-catalogue.ts'
import { indexPages } from '../catalogue/indexing/index-pages.ts'
import { STOCK_CHANNEL } from '../catalogue/stock-changes.ts'
import { MERCHANT_CHANNEL } from '../commerce/merchant/merchant-store.ts'
import type { DatabaseHandle } from '../database/database.ts'
import { PAGES_CHANNEL } from '../publishing/save-key.ts'
import { purgeRevisions } from './cdn/purge-revisions.ts'
import { followChanges } from './follow-changes.ts'
import { renewPages } from './renew-pages.ts'

interface Deps {
  readonly vitrine: Pick<VitrineApp, 'app' | 'purge' | 'runtime'>
  readonly handle: Pick<DatabaseHandle, 'inTurn' | 'listen'>
  readonly index: IndexDeps
}

/** Takes what imports, merchants and merchandisers change while the shop runs into its search, and then into its pages. */
export const followSearch = async ({ vitrine, handle, index }: Deps): Promise<void> => {
  const { app, purge, runtime } = vitrine
  const { log } = runtime
  const shared = { ...handle, log }
  const stops = await Promise.all([
    followChanges({
      ...shared,
      channel: CATALOGUE_CHANNEL,
      work: async () => {
        await indexCatalogue(index)
        await indexPages(index)
      },
      onDone: async () => {
        renewPages(vitrine)
        await purgeRevisions(runtime)
      },
      failure: 'The search could not follow a change of the catalogue',
    }),
    followChanges({
      ...shared,
      channel: MERCHANT_CHANNEL,
      work: () => indexSynonyms(index),
      onDone: () => purgeRevisions(runtime),
      failure: 'The synonyms of merchants could not be saved to the search',
    }),
    followChanges({
      ...shared,
      channel: PAGES_CHANNEL,
      work: () => indexPages(index),
      failure: 'Published pages could not be saved to the search',
    }),
    handle.listen(STOCK_CHANNEL, (productId) => purge([`product:${productId}`])),
  ])
  app.server.once('close', () => {
    Promise.all(stops.map((stop) => stop())).catch((error: unknown) =>
      log.warn({ err: error }, 'The database was closed before the listeners of the search were stopped'),
    )
  })
}
