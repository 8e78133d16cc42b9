import { setTimeout as sleep } from 'node:timers/promises'
import { beginSession, gatherBuyers, lookUpOrder, submitOrder } from '../kill-nine/buyers.mjs'
import { lookAtOrders, signIn } from './signed-in.mjs'

/* Each gives what it saw in a few words, and throws with what is wrong. */

const SKU = '900001-WHITE-S'
const MAILED_SKU = '900001-WHITE-L'
const RUSHED_SKU = '900001-WHITE-M'
const LOOK_UPS = 10
const SETTLES_MS = 20_000
const POLL_MS = 100

/** Throws what is wrong. */
export const require = (isRight, what) => {
  if (!isRight) throw new Error(what)
}

const countOf = (values) =>
  JSON.stringify(Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length])))

/** Buyers at different processes want the same pieces. */
export const stockRace = async ({ origin, origins, query, buyers: count, pieces }) => {
  await setStock(origin, SKU, count)
  const buyers = await gatherBuyers(origin, { round: 'race', count, skus: [SKU], quantity: 1 })
  await setStock(origin, SKU, pieces)
  const answers = await Promise.all(buyers.map((buyer, index) => submitOrder(origins[index % origins.length], buyer)))
  const statuses = answers.map((answer) => answer?.status)
  const sold = statuses.filter((status) => status === 200).length
  const [{ quantity }] = await query(`select quantity from stock where sku = '${SKU}'`)
  const [{ placed }] = await query(`select count(*)::int as placed from orders where status = 'placed' and email like 'round-race-%'`)
  require(sold === pieces && quantity === 0 && placed === pieces, `${countOf(statuses)}, ${quantity} left, ${placed} orders`)
  return `${count} buyers, ${pieces} pieces: ${countOf(statuses)}, none left`
}

/**
 * Everybody buys one product at one process: each gets an order, or hears that it is sold out. Who only comes in meanwhile, which the same
 * database answers, does not wait with them.
 */
export const rush = async ({ origin, query, buyers: count, pieces }) => {
  await setStock(origin, RUSHED_SKU, count)
  const buyers = await gatherBuyers(origin, { round: 'rush', count, skus: [RUSHED_SKU], quantity: 1 })
  await setStock(origin, RUSHED_SKU, pieces)
  const begun = performance.now()
  let isOver = false
  const others = comeIn(origin, () => isOver)
  const answers = await Promise.all(buyers.map((buyer) => submitOrder(origin, buyer)))
  isOver = true
  const took = performance.now() - begun
  const { statuses: met, slowest } = await others
  const statuses = answers.map((answer) => answer?.status)
  const [{ quantity }] = await query(`select quantity from stock where sku = '${RUSHED_SKU}'`)
  require(statuses.every((status) => status === 200 || status === 409) &&
    statuses.filter((status) => status === 200).length === pieces &&
    quantity === 0, `${countOf(statuses)}, ${quantity} left`)
  require(met.every((status) => status === 200), `Who came in meanwhile was answered ${countOf(met)}`)
  return `${count} at once for ${pieces} pieces: ${countOf(statuses)} in ${Math.round(took)} ms; ${met.length} others came in, the slowest in ${Math.round(slowest)} ms`
}

/** One shopper after the other begins a session. */
const comeIn = async (origin, isOver) => {
  const [statuses, times] = [[], [0]]
  while (!isOver()) {
    const begun = performance.now()
    const { status } = await beginSession(origin)
    statuses.push(status)
    times.push(performance.now() - begun)
    await sleep(POLL_MS)
  }
  return { statuses, slowest: Math.max(...times) }
}

/** Wrong look-ups of one session, each at the next process: the limit counts them all. */
export const sharedLimit = async ({ origins }) => {
  // The rush before has sold all of them.
  await setStock(origins[0], RUSHED_SKU, 1)
  const [buyer] = await gatherBuyers(origins[0], { round: 'limit', count: 1, skus: [RUSHED_SKU], quantity: 1 })
  const statuses = []
  for (let turn = 0; turn < LOOK_UPS + 3; turn += 1) statuses.push(await lookUpOrder(origins[turn % origins.length], buyer))
  require(statuses.slice(0, LOOK_UPS).every((status) => status === 404) &&
    statuses.slice(LOOK_UPS).every((status) => status === 429), countOf(statuses))
  return `${LOOK_UPS} look-ups over ${origins.length} processes, then 429 at each`
}

const ENTRY = 'page-landing-about'

/** Publishes a page at the first process and waits until each has its cached copy replaced. */
export const publishEverywhere = async ({ origins }) => {
  const title = `About us ${Date.now()}`
  const showing = async (text) => {
    const pages = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/en/about`)).text()))
    return pages.filter((page) => page.includes(text)).length
  }
  require((await showing('<html')) === origins.length, 'The page is not there')
  const address = `${origins[0]}/contentful/spaces/vitrine/environments/master/entries/${ENTRY}`
  const entry = await cms(address, 'GET')
  const change = { fields: { ...entry.fields, title: { ...entry.fields.title, en: title } } }
  const { sys } = await cms(address, 'PUT', { body: change, version: entry.sys.version })
  const begun = performance.now()
  await cms(`${address}/published`, 'PUT', { version: sys.version })
  while ((await showing(title)) < origins.length) {
    require(performance.now() - begun < SETTLES_MS, `Only ${await showing(title)} of ${origins.length} processes show it`)
    await sleep(POLL_MS)
  }
  return `${origins.length} processes show it after ${Math.round(performance.now() - begun)} ms`
}

/** Every process sends from the same queue. */
export const oneMailEach = async ({ origins, count, received }) => {
  // The journeys before may have bought them.
  await setStock(origins[0], MAILED_SKU, origins.length * count)
  const buyers = (
    await Promise.all(
      origins.map((origin, index) => gatherBuyers(origin, { round: `mail-${index}`, count, skus: [MAILED_SKU], quantity: 1 })),
    )
  ).flat()
  const answers = await Promise.all(buyers.map((buyer, index) => submitOrder(origins[index % origins.length], buyer)))
  require(answers.every((answer) => answer?.status === 200), `Orders were answered ${countOf(answers.map((answer) => answer?.status))}`)
  const mailsTo = ({ email }) => received.filter((recipient) => recipient === email).length
  const begun = performance.now()
  while (buyers.some((buyer) => mailsTo(buyer) === 0)) {
    require(performance.now() - begun <
      SETTLES_MS, `${buyers.filter((buyer) => mailsTo(buyer) === 0).length} of ${buyers.length} got no mail`)
    await sleep(POLL_MS)
  }
  require(buyers.every((buyer) => mailsTo(buyer) === 1), 'Somebody got two mails')
  return `${buyers.length} orders, one mail each`
}

/** Signs in through one process and reads the account at every one. */
export const signInEverywhere = async ({ origin, origins }) => {
  const account = await signIn(origin)
  const statuses = await Promise.all(origins.map((each) => lookAtOrders(each, account)))
  require(statuses.every((status) => status === 200), `Own orders were answered ${countOf(statuses)}`)
  return `a token of one process opens the account at ${origins.length}`
}

/** Sets how many pieces there are. */
export const setStock = (origin, sku, stockQty) => post(`${origin}/_test/stock`, { sku, stockQty })

const post = async (url, body) => {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  require(answer.ok, `${url} answered ${answer.status}`)
}

/** A call of the CMS. */
export const cms = async (address, method, { body, version, contentType } = {}) => {
  const headers = {
    authorization: 'Bearer management-token',
    'content-type': 'application/vnd.contentful.management.v1+json',
    ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
    ...(contentType === undefined ? {} : { 'x-contentful-content-type': contentType }),
  }
  const answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  require(answer.ok, `The CMS answered ${answer.status} ${await answer.clone().text()}`)
  return answer.json()
}
