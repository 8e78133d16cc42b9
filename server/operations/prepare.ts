import { runCmsMigrations } from '../../scripts/cms/run-cms-migrations.ts'
import type { VitrineApp } from '../app.ts'
import { seedDemoCatalogue } from '../../demo/catalogue/seed-demo-catalogue.ts'
import { followStock } from '../catalogue/follow-stock.ts'
import { indexCatalogue } from '../catalogue/indexing/index-catalogue.ts'
import { recoverOrders } from '../commerce/checkout/recover-orders.ts'
import { seedCommerce } from '../../demo/orders/seed-commerce.ts'
import { startHousekeeping } from './housekeeping/start-housekeeping.ts'
import { seedIdentity } from '../../platform/cognito/seed-identity.ts'
import type { DatabaseHandle } from '../database/connect.ts'
import { followContent } from '../publishing/follow-content.ts'
import { prepareContent } from '../publishing/prepare-content.ts'
import type { Readiness } from './readiness.ts'
import type { Step } from './progress.ts'

interface Needs {
  readonly vitrine: VitrineApp
  readonly handle: Pick<DatabaseHandle, 'inTurn' | 'kind' | 'listen'>
  readonly readiness: Readiness
  readonly step: Step
}

const RECOVERY_INTERVAL_MS = 60_000

/**
 * What stands between an open port and a shop that is ready: catalogue, search index, content. Each step does what is
 * missing and nothing else, so a start that was interrupted is completed by the next one. Of processes that start together
 * on one database the first does the work, and the others find it done.
 */
export const prepare = async (needs: Needs): Promise<void> => {
  await needs.handle.inTurn(() => prepareInTurn(needs))
  startHousekeeping({ ...needs.vitrine, handle: needs.handle })
}

/** The content model is brought up to date by another process, so the catalogue is filled meanwhile. */
const prepareInTurn = async (needs: Needs): Promise<void> => {
  const { app, platform } = needs.vitrine
  const [stopFollowingStock, stopFollowingContent] = await Promise.all([prepareGoods(needs), preparePages(needs)])
  app.server.once('close', () => {
    stopFollowingContent()
    stopFollowingStock().catch((error: unknown) =>
      platform.log.warn({ err: error }, 'The database was gone before the stock was left alone'),
    )
  })
}

/** Catalogue, demo shoppers, open payments and the search index. Answers how to stop following the stock. */
const prepareGoods = async ({ vitrine, handle, readiness, step }: Needs): Promise<() => Promise<void>> => {
  const { platform, commerce } = vitrine
  const { config, database, sites, log } = platform
  if (!config.isProduction) {
    await step('Filling the catalogue', () => seedDemoCatalogue({ platform }))
    await step('Preparing demo orders', () => seedCommerce({ platform }))
    if (config.COGNITO_ENDPOINT === undefined) await step('Opening demo accounts', () => seedIdentity({ platform }))
  }
  readiness.done('catalogue')
  await step('Finishing payments left open', () => recoverOrders(commerce)({ isAlone: handle.kind === 'pglite' }))
  recoverNowAndThen(vitrine)
  const index = {
    database,
    sites,
    baseUrl: config.ALGOLIA_HOST ?? `${config.origin}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
    fetch: platform.fetch,
  }
  await step('Indexing for search', () => indexCatalogue(index))
  const stopFollowing = await followStock({ listen: handle.listen, index, log, purge: vitrine.purge })
  readiness.done('search')
  return stopFollowing
}

/** Content model and pages. Answers how to stop following the content. */
const preparePages = async ({ vitrine, readiness, step }: Needs): Promise<() => void> => {
  const { platform, publishing } = vitrine
  await step('Publishing content', () =>
    prepareContent({
      platform,
      publisher: publishing.publisher,
      migrate: ({ managementBaseUrl: managementHost, ...address }) =>
        runCmsMigrations({ ...address, managementHost, log: (line) => platform.log.debug(line) }),
    }),
  )
  const stopFollowing = followContent({ publisher: publishing.publisher, log: platform.log })
  readiness.done('content')
  return stopFollowing
}

const recoverNowAndThen = ({ app, commerce, platform }: VitrineApp): void => {
  const timer = setInterval(() => {
    recoverOrders(commerce)().catch((error: unknown) =>
      platform.log.error({ err: error }, 'Payments left open could not be looked through'),
    )
  }, RECOVERY_INTERVAL_MS)
  timer.unref()
  app.server.once('close', () => clearInterval(timer))
}
