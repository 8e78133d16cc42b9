import { mkdirSync } from 'node:fs'
import { freePort } from '../free-port.mjs'
import { queryOnce } from './query-once.mjs'
import { startBalancer } from './start-balancer.mjs'
import { startPooler } from './start-pooler.mjs'
import { startPostgres } from './start-postgres.mjs'
import { startShops } from './start-shops.mjs'

/**
 * Processes of the built shop, or of the release in `folder`, behind HAProxy, on a PostgreSQL behind PgBouncer. `stops` gets what ends each of
 * them as it starts, the first to be ended last. `settings` are the database's, `variablesOf` gives those of each process.
 */
export const startCluster = async ({ processes, dataDirectory, folder, stops, settings, variablesOf }) => {
  mkdirSync(dataDirectory, { recursive: true })
  const started = async (thing) => {
    stops.push(() => thing.stop())
    return thing
  }
  const postgres = await started(await startPostgres({ more: settings }))
  const pooler = await started(await startPooler(postgres.url))
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const begun = performance.now()
  const shops = await started(
    await startShops({ ports, databaseUrl: pooler.url, sessionUrl: postgres.url, dataDirectory, folder, variablesOf }),
  )
  const startMs = performance.now() - begun
  const balancer = await started(await startBalancer(ports))
  await balancer.untilAllAreIn()
  return {
    postgres,
    pooler,
    shops,
    balancer,
    origin: balancer.origin,
    origins: shops.origins,
    /** How long the processes took to be ready. */
    startMs,
    /** Rows of a query that no pooler is in front of. */
    query: (text) => queryOnce(postgres.url, text),
  }
}
