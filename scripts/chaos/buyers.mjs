import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../attack/client.mjs'
import { checkoutBody, comeIn, guestOf, nextAddress, SKU } from '../attack/shopper.mjs'

const TRIES = 40
const PAUSE_MS = 750
const SKUS = [SKU, '900001-WHITE-S', '900001-WHITE-L']
export const RARE = '900001-WHITE-XS'
/** These will not become another answer. */
const FINAL = new Set(['UNAVAILABLE_ITEMS', 'OUT_OF_STOCK', 'CART_EMPTY', 'TOO_MANY_PAYMENTS'])

/**
 * A shopper who buys until she knows how it ended: a broken connection, a 5xx and "in progress" are tried again with the same key, at
 * whichever process the balancer names. Gives the e-mail and utr of an order that was acknowledged, else the last thing heard.
 */
export const buy = async ({ random, ports, vendorPort, prefix, number, isOver = () => false }) => {
  const shop = {
    get port() {
      return random.of(ports()) ?? vendorPort
    },
  }
  const sku = random.next() < 0.03 ? RARE : random.of(SKUS)
  const quantity = sku === RARE ? 1 : 1 + Math.floor(random.next() * 3)
  const atBank = random.next() < 0.2
  const email = `${prefix}-${number}@chaos.example`
  const [key, begun, from, heard] = [randomUUID(), performance.now(), nextAddress(), []]
  const body = { ...checkoutBody(atBank ? { paymentMethod: 'paypal' } : {}), consumer: { email } }
  let submits = 0
  const end = (outcome, utr) => ({ email, outcome, utr, tries: submits, heard, ms: performance.now() - begun, body, key })
  const session = await until([200], () => comeIn(shop, from), { heard, isOver })
  if (session === undefined) return end('no session')
  const shopper = guestOf(shop, from, session)
  const added = await until([200, 409], () => shopper.add(sku, quantity), { heard, isOver })
  if (added?.status !== 200) return end(added === undefined ? 'no bag' : 'sold out')
  for (let tries = 0; tries < TRIES && !isOver(); tries += 1) {
    const answer = await shopper.submit(body, key)
    submits += 1
    const { code, utr } = answer.json()
    heard.push(`${statusOf(answer)} ${code ?? ''}`)
    if (answer.status === 200) return end('placed', utr)
    if (answer.status === 428) {
      const placed = await payAtBank({ shopper, vendorPort, utr, heard })
      if (placed) return end('placed', utr)
      continue
    }
    if (FINAL.has(code)) return end(code === 'TOO_MANY_PAYMENTS' ? 'limited' : 'sold out')
    if (answer.status === 402 || answer.status === 422 || answer.status === 400) return end(`refused: ${heard.at(-1)}`)
    await sleep(PAUSE_MS)
  }
  return { ...end('unknown'), again: () => shopper.submit(body, key) }
}

const payAtBank = async ({ shopper, vendorPort, utr, heard }) => {
  const chosen = await send(vendorPort, {
    method: 'POST',
    path: `/payments/simulator/${utr}`,
    body: 'choice=authorise',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const result = decodeURIComponent(/redirectResult(?:=|" value=")([^"&]+)/.exec(chosen.headers.location ?? chosen.text)?.[1] ?? '')
  const answer = await shopper.confirm(utr, result)
  heard.push(`${statusOf(answer)} after the bank`)
  return answer.status === 200 && answer.json().statusCode === 'AUTHORISED'
}

/** A cut connection has no status; a 503 has to say when to come back. */
export const statusOf = ({ status, headers }) => {
  if (status === 0) return 'cut'
  return status === 503 && headers['retry-after'] === undefined ? '503 without Retry-After' : String(status)
}

/** Asks again, as a shopper does, until the answer has one of these statuses; what else was answered is heard. */
const until = async (statuses, ask, { heard, isOver }) => {
  for (let tries = 0; tries < TRIES && !isOver(); tries += 1) {
    const answer = await ask()
    if (statuses.includes(answer.status)) return answer
    heard.push(statusOf(answer))
    await sleep(PAUSE_MS)
  }
  return undefined
}
