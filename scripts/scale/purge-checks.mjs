import { setTimeout as sleep } from 'node:timers/promises'
import { cms, require, setStock } from '../many-processes/checks.mjs'

export const SPACE = '/contentful/spaces/vitrine/environments/master'
const SKU = '900001-WHITE-M'
const PIECES = 250
const PAUSE_MS = 10
const WITHIN_MS = 20_000
const GOAL_MS = 1_000

/**
 * What changes is seen through Varnish, `times` times each: the time from the answer to the change until a shopper's request shows it. `tell`
 * gets a line for each kind; throws where one in twenty takes longer than a second, or a process shows the old page after it.
 */
export const purgesArrive = async ({ origins, varnish, times, tell }) => {
  const changes = [publishing(origins[0]), stock(origins[0]), redirects(origins[0])]
  const seen = []
  for (const { name, path, change } of changes) {
    const waits = []
    for (let turn = 0; turn < times; turn += 1) {
      await untilKept(varnish.origin, path)
      const { took, isNew, missing } = await change(turn)
      const begun = performance.now() - took
      while (!(await isNew(await look(varnish.origin, path)))) {
        require(performance.now() - begun < WITHIN_MS, `${name}: ${missing} is not seen through Varnish after ${WITHIN_MS / 1000} s`)
        await sleep(PAUSE_MS)
      }
      waits.push(performance.now() - begun)
      for (const origin of origins) require(await isNew(await look(origin, path)), `${name}: ${origin} still has the page of before`)
    }
    const figures = figuresOf(waits)
    seen.push({ change: name, ...figures })
    tell(`${name}: half within ${figures.p50} ms, 95 of 100 within ${figures.p95} ms, the slowest ${figures.most} ms (${times} times)`)
  }
  const slow = seen.filter(({ p95 }) => p95 > GOAL_MS)
  require(slow.length === 0, `Longer than a second: ${slow.map(({ change, p95 }) => `${change} ${p95} ms`).join(', ')}`)
  return seen
}

const figuresOf = (waits) => {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)])
  return { times: waits.length, p50: at(0.5), p95: at(0.95), most: at(1) }
}

const look = async (origin, path) => {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { 'x-requested-with': 'play' } })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    cache: answer.headers.get('x-cache'),
    text: await answer.text(),
  }
}

/** The page of before has to be in the cache, or nothing would be shown by its going. */
const untilKept = async (origin, path) => {
  const begun = performance.now()
  while ((await look(origin, path)).cache !== 'hit')
    require(performance.now() - begun < WITHIN_MS, `${path} is never answered from the cache`)
}

/** Waits for nothing: how long ago the answer came is what the caller counts from. */
const after = async (work, rest) => {
  await work()
  return { took: 0, ...rest }
}

const publishEntry = async (origin, id, fields) => {
  const address = `${origin}${SPACE}/entries/${id}`
  const entry = await cms(address, 'GET')
  const { sys } = await cms(address, 'PUT', { body: { fields: { ...entry.fields, ...fields } }, version: entry.sys.version })
  return () => cms(`${address}/published`, 'PUT', { version: sys.version })
}

export const publishing = (origin) => ({
  name: 'publish',
  path: '/en/about',
  change: async (turn) => {
    const title = `About us ${Date.now()} ${turn}`
    const publish = await publishEntry(origin, 'page-landing-about', { title: { en: title } })
    return after(publish, { isNew: ({ text }) => text.includes(title), missing: title })
  },
})

export const stock = (origin) => ({
  name: 'stock',
  path: '/en/product/everyday-tee/900001',
  change: async (turn) => {
    const isSoldOut = turn % 2 === 0
    const isNew = ({ text }) => text.includes(`"sku":"${SKU}","availability":"${isSoldOut ? 'NOTAVAILABLE' : 'AVAILABLE'}"`)
    return after(() => setStock(origin, SKU, isSoldOut ? 0 : PIECES), {
      isNew,
      missing: `${isSoldOut ? 'That the size is sold out' : 'The size'}`,
    })
  },
})

export const redirects = (origin) => ({
  name: 'redirect',
  path: '/en/shoes',
  change: async (turn) => {
    const to = turn % 2 === 0 ? '/women/clothing' : '/women/shoes'
    const publish = await publishEntry(origin, 'redirect-shoes', { to: { en: to } })
    return after(publish, { isNew: ({ location }) => location.endsWith(to), missing: to })
  },
})
