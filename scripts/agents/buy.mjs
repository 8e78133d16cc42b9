import { randomUUID } from 'node:crypto'

const WORDS = ['carafe', 'notebook']
const VOUCHER = 'SAVE10'
const BUYER = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron', phone_number: '+447400123456' }
const ADDRESSES = {
  gb: { street_address: '12 St James’s Square', address_locality: 'London', postal_code: 'SW1Y 4JH', address_country: 'GB' },
  us: {
    street_address: '350 Fifth Avenue',
    address_locality: 'New York',
    address_region: 'New York',
    postal_code: '10118',
    address_country: 'US',
  },
}
/** Where tax is added it takes a moment to be worked out. */
const POLLS = 20
const POLL_MS = 500

/** Buys two products with a voucher, by nothing but what the profile of the shop says. Throws with what the shop said where it cannot. */
export const buy = async ({ origin, country }) => {
  const address = ADDRESSES[country]
  if (address === undefined) throw new Error(`This program has addresses in ${Object.keys(ADDRESSES).join(' and ')} alone.`)
  const endpoint = await discover(origin, country)
  const call = caller(endpoint, `${origin}/agent/.well-known/ucp`)

  const items = []
  for (const query of WORDS) {
    const { products } = await call('POST', '/catalog/search', { query, pagination: { limit: 5 } })
    const variant = products.flatMap(({ variants }) => variants).find(({ availability }) => availability.available)
    if (variant === undefined) throw new Error(`Nothing that can be bought was found for “${query}”.`)
    say(`found ${variant.title}, ${variant.price.amount} ${variant.price.currency} in minor units`)
    items.push({ item: { id: variant.id }, quantity: 1 })
  }
  const begun = await call('POST', '/checkout-sessions', {
    line_items: items,
    buyer: BUYER,
    discounts: { codes: [VOUCHER] },
    fulfillment: { methods: [{ type: 'shipping', destinations: [address] }] },
  })
  const checkout = await ready(call, begun)
  for (const { display_text: text, amount } of checkout.totals) say(`  ${text}: ${amount}`)
  const [handler] = checkout.ucp.payment_handlers['com.google.pay'] ?? []
  if (checkout.status !== 'ready_for_complete' || handler === undefined)
    throw new Error(`The shopper has to go on herself: ${checkout.continue_url}\n${textOf(checkout)}`)

  const total = checkout.totals.find(({ type }) => type === 'total').amount
  const token = signed({ currency: checkout.currency, value: total })
  const instrument = { id: 'wallet', handler_id: handler.id, type: 'card', selected: true, credential: { type: 'PAYMENT_GATEWAY', token } }
  const done = await call('POST', `/checkout-sessions/${checkout.id}/complete`, { payment: { instruments: [instrument] } })
  if (done.status !== 'completed') throw new Error(`The order was not placed (${done.status}).\n${textOf(done)}`)
  const order = await call('GET', `/orders/${done.order.id}`)
  say(`ordered ${order.id}: ${order.line_items.length} products, ${order.line_items.map(({ status }) => status).join(', ')}`)
  say(order.permalink_url)
}

/** The address of a site, from the profile of the shop. */
const discover = async (origin, country) => {
  const answer = await fetch(`${origin}/.well-known/ucp`)
  if (!answer.ok) throw new Error(`${origin} has no profile of the Universal Commerce Protocol (${answer.status}).`)
  const { ucp } = await answer.json()
  const found = ucp.services['dev.ucp.shopping'].find(
    ({ transport, config }) => transport === 'rest' && config.country === country.toUpperCase(),
  )
  if (found === undefined) throw new Error(`The shop lets no agents in on its site ${country}.`)
  return found.endpoint
}

const caller = (endpoint, profile) => async (method, path, body) => {
  const answer = await fetch(`${endpoint}${path}`, {
    method,
    headers: { 'ucp-agent': `profile="${profile}"`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said = await answer.json()
  if (!answer.ok || said.ucp.status === 'error') throw new Error(`${method} ${path} answered ${answer.status}: ${textOf(said)}`)
  return said
}

const ready = async (call, checkout) => {
  for (let polls = 0; polls < POLLS && checkout.messages.some(({ code }) => code === 'tax_pending'); polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    checkout = await call('GET', `/checkout-sessions/${checkout.id}`)
  }
  return checkout
}

/** What the stand-in of the wallet signs: the embedded payment provider alone takes it. */
const signed = (amount) => Buffer.from(JSON.stringify({ nonce: randomUUID(), choice: 'pay', ...amount })).toString('base64url')

const textOf = ({ messages, content, code }) =>
  messages?.map((message) => `${message.code}: ${message.content}`).join('\n') ?? `${code}: ${content}`

const say = (line) => process.stdout.write(`${line}\n`)
