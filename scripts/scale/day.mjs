import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { CREDENTIALS, SITE, beginSession } from '../kill-nine/buyers.mjs'
import { setStock } from '../many-processes/checks.mjs'
import { readAddresses } from './addresses.mjs'
import { buy } from './costs.mjs'
import { readCpu, since } from './meters.mjs'
import { HOURS } from './model.mjs'
import { publishing } from './purge-checks.mjs'

const VISITORS = fileURLToPath(new URL('visitors.mjs', import.meta.url))
/** For each view: bags that are read, and orders. Of a hundred visits of eight views two end with an order, and ten have a bag. */
export const MIX = { bags: 0.04, orders: 0.0025 }
/** Of an hour. */
const PUBLISHES = 2
const SOLD_OUT = 4
const SKUS = ['900001-NAVY-M', '900001-NAVY-L']
const SOLD = '900001-WHITE-L'
const PIECES = 1_000_000

/**
 * A day in hours of some seconds: views through Varnish, and meanwhile bags, orders, publishes and sizes that sell out. Answers what was seen in
 * each hour; `tell` gets it as it comes.
 */
export const replayDay = async (play, { views, hourSeconds, tell }) => {
  const addresses = await readAddresses(play.balancer.origin)
  await setStock(play.origins[0], SOLD, PIECES)
  const visitors = fork(VISITORS, { stdio: 'inherit' })
  const answerOf = (message) =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('The visitors ended'))
      visitors.once('exit', ended)
      visitors.once('message', (answer) => {
        visitors.off('exit', ended)
        resolve(answer)
      })
      visitors.send(message)
    })
  try {
    await answerOf({ kind: 'begin', origin: play.varnish.origin, addresses })
    const hours = []
    for (const [hour, share] of HOURS.entries()) {
      const expected = Math.max(1, Math.round(views * share))
      const [cpu, cache] = [readCpu(play), await play.varnish.counters()]
      const others = otherWork(play, { hour, views: expected, seconds: hourSeconds })
      const seen = await answerOf({ kind: 'hour', views: expected, seconds: hourSeconds })
      const done = await others
      const [spent, counted] = [since(cpu, readCpu(play)), since(cache, await play.varnish.counters())]
      hours.push({ hour, ...seen, ...done, cpu: spent, cacheCounts: counted, load: Math.round(loadavg()[0] * 10) / 10 })
      tell(inWords(hours.at(-1)))
    }
    const { bytes, objects } = await play.varnish.counters()
    return { addresses: addresses.length, hours, cacheBytes: bytes, cacheObjects: objects, dropped: await dropped(play) }
  } finally {
    visitors.send({ kind: 'end' })
  }
}

/** How many pages one product is on: those that go when it sells out. */
const dropped = async ({ purgeUrl, token }) => {
  const headers = { authorization: `Bearer ${token}`, 'surrogate-key': `product:${SKUS[0].split('-', 1)[0]}` }
  return Number((await fetch(purgeUrl, { method: 'POST', headers })).headers.get('x-dropped'))
}

const inWords = ({ hour, views, seconds, caches, p50, p95, p99, failed, orders, cpu, load }) => {
  const hits = ((100 * caches.hit) / Math.max(1, caches.hit + caches.miss)).toFixed(1)
  const cores = Object.entries(cpu).map(([name, ms]) => `${name} ${(ms / 1000 / seconds).toFixed(2)}`)
  return `${String(hour).padStart(2, '0')}:00  ${views} views in ${seconds.toFixed(0)} s, ${hits} % hits, ${p50}/${p95}/${p99} ms, ${failed} failed, ${orders} orders; cores: ${cores.join(', ')}; load ${load}`
}

/** What shoppers and merchandisers do beside looking, evenly over the hour. */
const otherWork = async (play, { hour, views, seconds }) => {
  const done = { orders: 0, ordersFailed: 0, bags: 0, bagsFailed: 0, publishes: 0, soldOut: 0 }
  const evenly = async (count, work) => {
    const begun = performance.now()
    for (let index = 0; index < count; index += 1) {
      await sleep(Math.max(0, begun + ((index + 0.5) / count) * seconds * 1000 - performance.now()))
      await work(index)
    }
  }
  const session = (await beginSession(play.varnish.origin)).headers.get('shoppingsessionid')
  const readBag = async () => {
    const answer = await fetch(`${play.varnish.origin}/api/cart?${SITE}`, {
      headers: { authorization: CREDENTIALS, shoppingsessionid: session, 'x-requested-with': 'XMLHttpRequest' },
    })
    await answer.arrayBuffer()
    if (answer.ok) done.bags += 1
    else done.bagsFailed += 1
  }
  const order = async (index) => {
    const status = await buy(play.varnish.origin, `day-${hour}-${index}`, SOLD).catch(() => 0)
    if (status === 200) done.orders += 1
    else done.ordersFailed += 1
  }
  await Promise.all([
    evenly(Math.round(views * MIX.bags), readBag),
    evenly(Math.round(views * MIX.orders), order),
    evenly(PUBLISHES, async (index) => {
      await publishing(play.origins[index % play.origins.length]).change(index)
      done.publishes += 1
    }),
    evenly(SOLD_OUT, async (index) => {
      await setStock(play.origins[0], SKUS[index % SKUS.length], (index >> 1) % 2 === 0 ? 0 : 250)
      done.soldOut += 1
    }),
  ])
  return done
}
