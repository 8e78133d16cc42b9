import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gatherBuyers, submitOrder } from '../kill-nine/buyers.mjs'

const PATHS = ['/en/', '/en/women/clothing', '/en/product/everyday-tee/900001', '/en/help/delivery', '/healthz']
const FLOWS = 8
/** Between two requests of a flow: about a hundred requests a second in all, so that a small machine is not the limit. */
const PAUSE_MS = 60
/** Every so many turns a flow buys something: a session, a bag, an order. */
const BUYS_EVERY = 16
const REQUESTS_OF_A_BUYER = 3
const SKU = '900001-WHITE-M'
/** After the last process is in again. */
const AFTER_MS = 3_000

/**
 * Restarts every process after the other with `variables` while pages are read and orders placed through the
 * balancer. Gives how many requests there were, at least `least`, and a line for each that failed.
 */
export const rollingRestart = async ({ shops, balancer, variables, least }) => {
  const seen = { requests: 0, orders: 0, failures: [], isOver: false }
  const load = Promise.all(Array.from({ length: FLOWS }, (_, flow) => shop({ origin: balancer.origin, seen, flow })))
  for (const index of shops.origins.keys()) {
    await shops.restart(index, { variables })
    await balancer.untilAllAreIn()
  }
  await sleep(AFTER_MS)
  while (seen.requests < least) await sleep(PAUSE_MS)
  seen.isOver = true
  await load
  return seen
}

/** One browser: pages over a connection that stays open, now and then an order. */
const shop = async ({ origin, seen, flow }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 1; !seen.isOver; turn += 1) {
    const path = `${PATHS[turn % PATHS.length]}?uat=${flow}-${turn}`
    const isBuying = turn % BUYS_EVERY === flow
    seen.requests += isBuying ? REQUESTS_OF_A_BUYER : 1
    const what = isBuying ? 'An order' : path
    try {
      const status = isBuying ? await buy(origin, `${flow}-${turn}`) : await statusOf(agent, origin, path)
      if (status !== 200) seen.failures.push(`${what} was answered ${status}`)
      if (isBuying && status === 200) seen.orders += 1
    } catch (error) {
      seen.failures.push(`${what}: ${error.message} ${error.cause?.code ?? error.code ?? ''}`)
    }
    await sleep(PAUSE_MS)
  }
  agent.destroy()
}

const buy = async (origin, name) => {
  const [buyer] = await gatherBuyers(origin, { round: `restart-${name}`, count: 1, skus: [SKU], quantity: 1 })
  return (await submitOrder(origin, buyer))?.status
}

const statusOf = (agent, origin, path) =>
  new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('error', reject)
      answer.on('end', () => (answer.complete ? resolve(answer.statusCode) : reject(new Error('The answer was cut off'))))
      answer.resume()
    })
    sent.on('error', reject)
    sent.end()
  })
