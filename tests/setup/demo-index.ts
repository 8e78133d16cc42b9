import { seedDemoCatalogue } from '../../demo/catalogue/seed-demo-catalogue.ts'
import { algoliaEmulator } from '../../platform/algolia/algolia-emulator.ts'
import type { IndexDeps } from '../../server/catalogue/indexing/index-catalogue.ts'
import { createInProcessFetch } from '../../server/operations/in-process-fetch.ts'
import { createTestRuntime, type TestRuntime } from './runtime.ts'

const ORIGIN = 'http://localhost:3000'

interface TestIndex {
  readonly test: TestRuntime
  readonly deps: IndexDeps
}

/** The demo's catalogue, and the embedded search beside it to index it in: `indexCatalogue(deps)`. */
export const createDemoIndex = async (): Promise<TestIndex> => {
  const index = await createEmptyIndex()
  await seedDemoCatalogue(index.test)
  return index
}

/** A catalogue without products, and the embedded search. */
export const createEmptyIndex = async (): Promise<TestIndex> => {
  const test = await createTestRuntime()
  const { database, sites, config } = test.runtime
  await test.app.register(algoliaEmulator, { prefix: '/algolia', runtime: test.runtime })
  const deps = {
    database,
    sites,
    fetch: createInProcessFetch(() => test.app, ORIGIN),
    baseUrl: `${ORIGIN}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
  }
  return { test, deps }
}
