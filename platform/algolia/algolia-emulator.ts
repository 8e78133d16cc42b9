import type { FastifyPluginAsync } from 'fastify'
import type { Runtime } from '../../server/runtime.ts'
import { serveWire } from '../../server/search-wire/serve-wire.ts'
import { OPERATIONS } from './operation-table.ts'
import type { SearchDeps } from './search-deps.ts'

/** The search provider's API (contracts 3), to be registered with the prefix `/algolia`. */
export const algoliaEmulator: FastifyPluginAsync<{ runtime: Pick<Runtime, 'config' | 'database' | 'clock'> }> = async (
  app,
  { runtime },
) => {
  const { config, database, clock } = runtime
  const deps: SearchDeps = { database, clock, hasMagicWords: !config.isProduction }
  serveWire(app, {
    config,
    name: 'the embedded search',
    routes: OPERATIONS.map(({ operation, ...route }) => ({ ...route, run: operation(deps) })),
  })
}
