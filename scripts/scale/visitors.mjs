import { Pool } from 'undici'
import { createRandom } from '../bench/size/random.mjs'
import { zipf } from './addresses.mjs'

/*
 * Visitors of a day, in a process of their own so that what they cost is told apart. The parent sends addresses once, and then an hour at a
 * time: how many views in how many seconds; what they saw is the answer.
 */

const CONNECTIONS = 48
/** Of a hundred views: with words that nobody typed before, with a filter that nobody chose, with a campaign tag of its own. */
const SEARCHES = 0.02
const FILTERS = 0.03
const CAMPAIGNS = 0.1
/** Of those whose browsers have cookies of the shop. */
const RETURNING = 0.6
const SLOT_MS = 20

const state = { addresses: [], random: createRandom(7), draw: () => 0, pool: undefined, unlike: 0 }

const begin = ({ origin, addresses }) => {
  state.addresses = addresses
  state.draw = zipf(addresses.length).draw
  state.pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 })
}

/** As many views as an hour has, evenly over its seconds; where the machine is too slow for that, as quickly as it can. */
const hour = async ({ views, seconds }) => {
  const seen = { views: 0, failed: 0, statuses: {}, caches: { hit: 0, miss: 0 }, times: [], bytes: 0, late: 0 }
  const begun = performance.now()
  let sent = 0
  const visitor = async () => {
    while (sent < views) {
      const due = begun + (sent / views) * seconds * 1000
      sent += 1
      const wait = due - performance.now()
      if (wait > SLOT_MS / 2) await new Promise((resolve) => setTimeout(resolve, wait))
      await view(seen)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  const times = seen.times.toSorted((one, other) => one - other)
  const at = (share) => Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 100) / 100
  return { ...seen, times: undefined, seconds: (performance.now() - begun) / 1000, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const view = async (seen) => {
  const { host, path } = next()
  const since = performance.now()
  try {
    const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': visitorAddress() }
    if (state.random() < RETURNING) headers.cookie = `visit=${Math.floor(state.random() * 1e6)}; consent=necessary`
    const { statusCode, headers: answered, body } = await state.pool.request({ method: 'GET', path, headers })
    for await (const chunk of body) seen.bytes += chunk.length
    seen.statuses[statusCode] = (seen.statuses[statusCode] ?? 0) + 1
    if (statusCode >= 500) seen.failed += 1
    const cache = answered['x-cache']
    if (cache === 'hit' || cache === 'miss') seen.caches[cache] += 1
  } catch {
    seen.failed += 1
  }
  seen.views += 1
  seen.times.push(performance.now() - since)
}

const next = () => {
  const address = state.addresses[state.draw(state.random)]
  const chance = state.random()
  state.unlike += 1
  const first = address.path.split('/').slice(0, 2).join('/')
  if (chance < SEARCHES) return { host: 'localhost', path: `/en/search?query=tee%20${state.unlike}` }
  if (chance < SEARCHES + FILTERS) return { host: 'localhost', path: `/en/women/clothing?priceRange=0,${1_000 + state.unlike}` }
  if (chance < SEARCHES + FILTERS + CAMPAIGNS && first !== '')
    return { host: address.host, path: `${address.path}${address.path.includes('?') ? '&' : '?'}utm_source=mail&gclid=${state.unlike}` }
  return address
}

const visitorAddress = () => `198.51.${Math.floor(state.random() * 256)}.${1 + Math.floor(state.random() * 250)}`

process.on('message', async ({ kind, ...input }) => {
  if (kind === 'begin') return void (begin(input), process.send({ pid: process.pid }))
  if (kind === 'hour') return void process.send(await hour(input))
  await state.pool?.close()
  process.disconnect()
})
