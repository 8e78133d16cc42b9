import { coldPaths, neverFiltered } from './cold-paths.mjs'
import { load, pastThePageCache } from './load.mjs'
import { processMeters } from './process-meters.mjs'
import { figure, PAGES, row } from './targets.mjs'

/** Until the engine has compiled what renders a page: measured before, half of it is the compiler's. */
const WARM_S = 6
const DURATION_S = 6
/** As many addresses of a kind as there are in the first language, at most. */
const MAX_COLD = 400
const LISTING = PAGES.find(({ name }) => name === 'listing')

/**
 * Requests a second at 16 connections on this machine's own cores, by what is cached: past the page cache, everything behind it being
 * warm; with a filter or an address that nobody has asked for yet; from the page cache.
 */
export const throughput = async (shop) => {
  const rows = []
  for (const { name, path } of PAGES) {
    await load(`${shop.origin}${path}`, { seconds: WARM_S, next: pastThePageCache })
    const { result, cpuMs, pageFaults } = await measured(shop, path, { seconds: DURATION_S, next: pastThePageCache })
    rows.push(row('rendered, page cache bypassed', 'uncached', result.requests.average, name))
    rows.push(row('its 99th percentile', 'uncachedP99', result.latency.p99, name))
    rows.push(...costs({ cpuMs, pageFaults }, name))
    const cached = await load(`${shop.origin}${path}`, { seconds: DURATION_S / 2 })
    rows.push(row('from the page cache', 'cached', cached.requests.average, name))
  }
  return [...rows, ...(await cold(shop))]
}

/** What the search, too, has not answered before. There is no such home page: it is one, and its parts are cached for good. */
const cold = async (shop) => {
  const rows = []
  const filtered = await measured(shop, LISTING.path, { seconds: DURATION_S, next: neverFiltered })
  rows.push(figure('a filter never asked before: search answers anew, cards are stored', filtered.result.requests.average, '/s', 'listing'))
  rows.push(...costs(filtered, 'listing, filter'))
  for (const [page, paths] of Object.entries(await coldPaths(shop.origin))) {
    const asked = paths.slice(0, MAX_COLD)
    const taken = await measured(shop, asked[0], { amount: asked.length, next: (path) => asked.shift() ?? path })
    rows.push(figure('an address never asked before: search and cards anew', taken.result.requests.average, '/s', page))
    rows.push(...costs(taken, `${page}, address`))
  }
  return rows
}

const measured = async ({ origin, pid }, path, how) => {
  const before = processMeters(pid)
  const result = await load(`${origin}${path}`, how)
  const after = processMeters(pid)
  if (before === undefined) return { result }
  const perRequest = (meter) => (after[meter] - before[meter]) / result.requests.total
  return { result, cpuMs: perRequest('cpuMs'), pageFaults: perRequest('pageFaults') }
}

/** Of the whole process, so that compressing on other threads counts. None where the system has no /proc. */
const costs = ({ cpuMs, pageFaults }, name) =>
  cpuMs === undefined ? [] : [figure('processor time a request', cpuMs, 'ms', name), figure('page faults a request', pageFaults, '', name)]
