import type { VitrineApp } from '../app.ts'
import { indexCatalogue, type IndexDeps } from '../catalogue/indexing/index-catalogue.ts'
import { readFirstIndex } from '../catalogue/indexing/read-first-index.ts'
import { indexPages } from '../catalogue/indexing/index-pages.ts'
import type { DatabaseHandle } from '../database/database.ts'
import { finishPayments, workOnContent, workOnHousekeeping, workOnPayments, workOnStock } from './background-work.ts'
import { followSearch } from './follow-search.ts'
import type { Readiness } from './readiness.ts'
import { purgeRevisions } from './cdn/purge-revisions.ts'
import { renewPages } from './renew-pages.ts'
import type { Step } from './progress.ts'

interface Deps {
  readonly vitrine: VitrineApp
  readonly handle: Pick<DatabaseHandle, 'inTurn' | 'kind' | 'listen'>
  readonly readiness: Readiness
  readonly step: Step
  /** Stores the files of this build for processes of other releases, or marks them as still used. */
  readonly keepFiles: () => Promise<void>
}

/**
 * Prepares catalogue, search index and content after the port is open, until the shop is ready. Each step does only what is
 * missing, so an interrupted start is completed by the next one. Of processes that start together on one database the
 * first does the work, and the others find it done. What has to go on afterwards goes on as jobs.
 */
export const prepare = async (deps: Deps): Promise<void> => {
  const index = indexDeps(deps.vitrine)
  await deps.handle.inTurn(async () => {
    await Promise.all([prepareProducts({ ...deps, index }), preparePages(deps)])
    // Words lead to pages by the names that both of them have written.
    await deps.step('Indexing pages', () => indexPages(index))
  })
  // The port was open all the while: what was asked for has the products of then, or none.
  renewPages(deps.vitrine)
  await purgeRevisions(deps.vitrine.runtime)
  await workOnHousekeeping(deps.vitrine, deps)
}

/** Catalogue, open payments and the search index. The content model is migrated in another process meanwhile. */
const prepareProducts = async ({ vitrine, handle, readiness, step, index }: Deps & { readonly index: IndexDeps }): Promise<void> => {
  const { runtime, extensions } = vitrine
  for (const { title, run } of extensions.flatMap(({ catalogueSteps }) => catalogueSteps ?? []))
    await step(title, (say) => run(runtime, say))
  readiness.done('catalogue')
  await step('Finishing payments left open', () => finishPayments(vitrine, { isAlone: handle.kind === 'pglite' }))
  await workOnPayments(vitrine)
  await step('Indexing for search', () => indexCatalogue(index))
  await workOnStock(vitrine, { index, inTurn: handle.inTurn })
  await followSearch({ vitrine, handle, index })
  if (runtime.config.services.search === 'embedded') await step('Reading the search index', () => readFirst(vitrine, index))
  readiness.done('search')
}

/** Without it the shop is whole too: the first query of the index reads it then, and says what is wrong. */
const readFirst = ({ runtime }: VitrineApp, index: IndexDeps): Promise<void> =>
  readFirstIndex(index).catch((error: unknown) =>
    runtime.log.warn({ err: error }, 'The search index could not be read before the first query'),
  )

const indexDeps = ({ runtime, extensions }: VitrineApp): IndexDeps => {
  const { config, database, sites } = runtime
  return {
    database,
    sites,
    baseUrl: config.ALGOLIA_HOST ?? `${config.origin}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
    fetch: runtime.fetch,
    place: {
      searchedAt: config.SEARCH_ENGINE_URL ?? config.ALGOLIA_HOST ?? 'embedded',
      isEngine: config.services.search === 'engine',
    },
    indexOnly: extensions.find(({ indexOnly }) => indexOnly !== undefined)?.indexOnly,
  }
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
