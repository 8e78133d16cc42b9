import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { gatherBuyers, submitOrder } from '../kill-nine/buyers.mjs'
import { lookAtOrders, signIn } from '../many-processes/signed-in.mjs'
import { blocksOf, chunksOf, filesOf } from './page-files.mjs'

export const PATHS = ['/en/', '/en/women/clothing', '/en/product/everyday-tee/900001', '/en/help/delivery', '/en/checkout/basket']
const READERS = 2
const BUYERS = 2
/** A small machine starts processes beside them. */
const PAUSE_MS = 250
/** Long enough that a bag is begun at a process of one release and often bought at one of the other. */
const THINKS_MS = 400
/** Parts of a page that are loaded once somebody uses them. */
const CHUNKS_A_PAGE = 4
/** What shoppers buy. */
export const SKUS = ['900001-WHITE-S', '900001-WHITE-M']

/**
 * Shoppers who come in, read, buy and look at their orders through the balancer until `stop`. Every page is read as a browser that was
 * never here reads it, with all its files; `expected` has the number of its blocks by path. What `seen` counts may be read at any time.
 */
export const startShoppers = ({ origin, account, expected }) => {
  const seen = { pages: 0, files: 0, calls: 0, again: 0, failures: [], acknowledged: new Map() }
  const run = { isOver: false }
  const whole = Promise.all([
    ...Array.from({ length: READERS }, (_, reader) =>
      repeat(run, seen, (turn) => read({ origin, seen, expected, turn: turn + reader * 2 })),
    ),
    ...Array.from({ length: BUYERS }, (_, buyer) =>
      repeat(run, seen, (turn) => buy({ origin, seen, name: `${buyer}-${turn}`, sku: SKUS[turn % SKUS.length] })),
    ),
    repeat(run, seen, () => comeBack({ origin, seen, account })),
  ])
  return {
    seen,
    stop: async () => {
      run.isOver = true
      await whole
    },
  }
}

const repeat = async (run, seen, work) => {
  for (let turn = 0; !run.isOver; turn += 1) {
    try {
      await work(turn)
    } catch (error) {
      seen.failures.push(`${error.message} ${error.cause?.code ?? ''}`.trim())
    }
    await sleep(PAUSE_MS)
  }
}

const read = async ({ origin, seen, expected, turn }) => {
  const path = PATHS[turn % PATHS.length]
  seen.pages += 1
  // Every other page is rendered for her; the rest may be a cached one.
  const html = await fetchText(origin, turn % 2 === 0 ? path : `${path}?uat=${turn}`)
  if (blocksOf(html) < expected.get(path)) throw new Error(`${path} has ${blocksOf(html)} blocks, and had ${expected.get(path)} before`)
  const chunks = []
  const reads = filesOf(html).map(async (address) => {
    const text = await fetchFile({ origin, seen, address, path })
    if (address.endsWith('.js')) chunks.push(...chunksOf(text))
  })
  await Promise.all(reads)
  const used = Array.from({ length: Math.min(CHUNKS_A_PAGE, chunks.length) }, (_, index) => chunks[(turn * 31 + index * 7) % chunks.length])
  await Promise.all([...new Set(used)].map((address) => fetchFile({ origin, seen, address, path })))
}

const fetchFile = async ({ origin, seen, address, path }) => {
  seen.files += 1
  try {
    return await fetchText(origin, address)
  } catch (error) {
    throw new Error(`${error.message}, a file of ${path}`, { cause: error.cause })
  }
}

const fetchText = async (origin, path) => {
  const answer = await fetch(`${origin}${path}`)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
  return text
}

const buy = async ({ origin, seen, name, sku }) => {
  seen.calls += 3
  const buyer = await fillBag(origin, { name, sku })
  await sleep(THINKS_MS)
  await order({ origin, seen, buyer })
}

/** Somebody comes in and puts something into a bag, which may be bought anywhere. */
export const fillBag = async (origin, { name, sku }) => {
  const [buyer] = await gatherBuyers(origin, { round: `upgrade-${name}`, count: 1, skus: [sku], quantity: 1 })
  return buyer
}

/** Buys the bag, and writes down the order that was acknowledged. */
export const order = async ({ origin, seen, buyer }) => {
  const first = await submitOrder(origin, buyer)
  // A start with another demo imports it, and a process of a release that cannot wait for that calls a product sold out: she tries again.
  const isImported = first?.status === 409 && first.body.code === 'UNAVAILABLE_ITEMS'
  if (isImported) seen.again += 1
  const answer = isImported ? await submitOrder(origin, { ...buyer, key: randomUUID() }) : first
  if (answer?.status !== 200) throw new Error(`The order of ${buyer.email} was answered ${answer?.status} ${JSON.stringify(answer?.body)}`)
  seen.acknowledged.set(buyer.email, answer.body.utr)
}

/** Who signed in before the upgrade looks at her orders; somebody else signs in. */
const comeBack = async ({ origin, seen, account }) => {
  seen.calls += 4
  const statuses = [await lookAtOrders(origin, account), await lookAtOrders(origin, await signIn(origin))]
  if (statuses.some((status) => status !== 200)) throw new Error(`Own orders were answered ${statuses}`)
  await sleep(THINKS_MS)
}
