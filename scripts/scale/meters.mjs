import { processMeters } from '../bench/process-meters.mjs'
import { queryOnce } from '../many-processes/query-once.mjs'

/** Processor time in ms of everything that runs, by what it is. */
export const readCpu = ({ shops, postgres, pooler, balancer, varnish }) => {
  const of = (pids) => pids.reduce((total, pid) => total + (processMeters(pid)?.cpuMs ?? 0), 0)
  return {
    shop: of(shops.pids()),
    database: of([postgres.pid]),
    pooler: of([pooler.pid]),
    balancer: of([balancer.pid]),
    cache: of([varnish.pid]),
  }
}

export const since = (before, after) => Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]))

/** Tables whose rows may be read a moment late, for pages and listings: what shops sell and say, not who buys what. */
const MAY_BE_STALE =
  /\b(products|variants|prices|stock|categories|page_snapshots|live_redirects|merchant_documents|search_\w+|catalogue_state|index_states|content_\w+)\b/
const WRITES = /^\s*(insert|update|delete|with|begin|commit|rollback|set|select pg_notify|listen)|for update|pg_advisory/i
const OF_ONE_PERSON =
  /\b(carts|cart_lines|orders|payment_attempts|shopping_sessions|checkout_submits|messages|jobs|rate_windows|identity_\w+|saved_addresses)\b/

/** What the statements of the database took, in ms, by whether a replica could have answered them. */
export const readStatements = async (url) => {
  const rows = await queryOnce(url, 'select query, calls::int, total_exec_time as ms from pg_stat_statements')
  const kindOf = (query) =>
    WRITES.test(query) || OF_ONE_PERSON.test(query) ? 'primary alone' : MAY_BE_STALE.test(query) ? 'may be stale' : 'primary alone'
  const sums = { 'primary alone': { calls: 0, ms: 0 }, 'may be stale': { calls: 0, ms: 0 } }
  for (const { query, calls, ms } of rows) {
    const sum = sums[kindOf(query)]
    sum.calls += calls
    sum.ms += ms
  }
  return sums
}

export const forgetStatements = (url) => queryOnce(url, 'select pg_stat_statements_reset()')
