import { randomBytes } from 'node:crypto'
import { freePort } from '../free-port.mjs'
import { startCluster } from '../many-processes/start-cluster.mjs'
import { startReplica } from './start-replica.mjs'
import { startVarnish } from './start-varnish.mjs'

/** What a day of the play is, whose lifetimes are shortened with its hours, must not be below what the shop takes. */
const LEAST_CDN_SECONDS = 60
/** Each visitor says who it is, as a CDN would; then Varnish and the balancer. */
const PROXIES = 3

/** Everything that stands between a browser and a row: Varnish, HAProxy, processes, PgBouncer, PostgreSQL, and a replica of it. */
export const startPlay = async ({ processes, dataDirectory, cdnSeconds, stops }) => {
  const token = randomBytes(24).toString('hex')
  const purgePort = await freePort()
  const purgeUrl = `http://127.0.0.1:${purgePort}/`
  const keptSeconds = Math.max(LEAST_CDN_SECONDS, cdnSeconds)
  const metricsPorts = await Promise.all(Array.from({ length: processes }, freePort))
  const cluster = await startCluster({
    processes,
    dataDirectory,
    stops,
    // So that the statements of a day can be added up.
    settings: ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=all', 'wal_keep_size=256MB'],
    variablesOf: (index) => ({
      TRUST_PROXY: String(PROXIES),
      METRICS_PORT: String(metricsPorts[index]),
      CDN_PURGE_URL: purgeUrl,
      CDN_PURGE_TOKEN: token,
      CDN_SECONDS: String(keptSeconds),
    }),
  })
  const varnish = await startVarnish({ backend: cluster.balancer.origin, purgePort, token })
  stops.push(() => varnish.stop())
  const replica = await startReplica(cluster.postgres.url)
  stops.push(() => replica.stop())
  await cluster.query('create extension if not exists pg_stat_statements')
  return {
    ...cluster,
    varnish,
    replica,
    token,
    purgeUrl,
    cdnSeconds: keptSeconds,
  }
}
