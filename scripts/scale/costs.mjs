import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { CREDENTIALS, SITE, beginSession, gatherBuyers, submitOrder } from '../kill-nine/buyers.mjs'
import { require, setStock } from '../many-processes/checks.mjs'
import { readCpu, since } from './meters.mjs'
import { publishing } from './purge-checks.mjs'

const SKU = '900001-WHITE-L'
const PIECES = 1_000_000
const PAGES = ['/en/', '/en/women/clothing', '/en/product/everyday-tee/900001', '/en/help/delivery', '/us/en/women/shoes', '/ca/fr/women']
const [IDLE_MS, WINDOWS] = [3_000, 4]
const AT_ONCE = 4

/**
 * Processor time in ms that each kind of work takes of processes, database and cache, one kind after the other with nothing else under way.
 * What they take of themselves, measured before, is taken off.
 */
export const measureCosts = async (play, { tell }) => {
  const idle = await idleOf(play)
  const measure = async (kind, amount, work) => {
    const [before, begun] = [readCpu(play), performance.now()]
    let next = 0
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < amount) {
          next += 1
          await work(next)
        }
      }),
    )
    const took = (performance.now() - begun) / 1000
    const spent = since(before, readCpu(play))
    const each = (name) => Math.max(0, Math.round(((spent[name] - idle[name] * took) / amount) * 1000) / 1000)
    const cost = {
      kind,
      amount,
      shopMs: each('shop'),
      databaseMs: each('database') + each('pooler'),
      cacheMs: each('cache'),
      waitMs: Math.round((took * 1000 * AT_ONCE) / amount),
    }
    tell(`${kind}: ${cost.shopMs} ms of the processes, ${cost.databaseMs} of the database, ${cost.cacheMs} of Varnish (${amount} times)`)
    return cost
  }
  const [shop, front] = [new Pool(play.origin, { connections: AT_ONCE }), new Pool(play.varnish.origin, { connections: AT_ONCE })]
  const page = (index) => PAGES[index % PAGES.length]
  try {
    for (const path of PAGES) for (const pool of [shop, front]) await get(pool, path)
    const miss = await measure('miss', 400, (index) => get(shop, `${page(index)}?uat=${index}`))
    const ownHit = await measure('ownHit', 3_000, (index) => get(shop, page(index)))
    const hit = await measure('hit', 12_000, (index) => get(front, page(index)))
    const session = (await beginSession(play.origin)).headers.get('shoppingsessionid')
    const bag = await measure('bag', 400, () => get(shop, `/api/cart?${SITE}`, { authorization: CREDENTIALS, shoppingsessionid: session }))
    await setStock(play.origins[0], SKU, PIECES)
    const order = await measure('order', 80, (index) => buy(play.origin, `cost-${index}`))
    const publish = await measure('publish', 12, async (index) => (await publishing(play.origins[0])).change(index).catch(() => undefined))
    return { miss, ownHit, hit, bag, order, publish, idle }
  } finally {
    await Promise.all([shop.close(), front.close()])
  }
}

/** The least of some windows: what is left to do of before would be taken for what they always do. */
const idleOf = async (play) => {
  const windows = []
  for (let turn = 0; turn < WINDOWS; turn += 1) {
    const [before, begun] = [readCpu(play), performance.now()]
    await sleep(IDLE_MS)
    const seconds = (performance.now() - begun) / 1000
    windows.push(Object.entries(since(before, readCpu(play))).map(([name, ms]) => [name, ms / seconds]))
  }
  return Object.fromEntries(windows[0].map(([name], at) => [name, Math.min(...windows.map((each) => each[at][1]))]))
}

const get = async (pool, path, headers = {}) => {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path,
    headers: { host: 'localhost', 'accept-encoding': 'br', 'x-requested-with': 'XMLHttpRequest', ...headers },
  })
  await body.dump()
  require(statusCode < 400, `${path} answered ${statusCode}`)
}

/** A session, a bag and an order of a shopper who comes from an address of her own. */
export const buy = async (origin, round, sku = SKU) => {
  const [buyer] = await gatherBuyers(origin, { round, count: 1, skus: [sku], quantity: 1 })
  const from = `198.18.${hash(round) % 256}.${(hash(round) >> 8) % 256}`
  const answer = await submitOrder(origin, { ...buyer, from })
  return answer?.status
}

const hash = (text) => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)
