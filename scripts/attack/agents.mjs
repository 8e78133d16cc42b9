import { randomUUID } from 'node:crypto'
import { send, tally } from './client.mjs'
import { must } from './must.mjs'
import { nextAddress, nextEmail, setStock, SKU } from './shopper.mjs'

const SCARCE = '900001-WHITE-S'
const HOME = { street_address: '1 Sesame Attack Lane', address_locality: 'Leeds', postal_code: 'LS1 4DY', address_country: 'GB' }

/** A platform that shops on the British site: by its name alone, as anybody could. */
const agent = (shop, name = '', from = nextAddress()) => {
  const call = (method, path, body, key = randomUUID()) =>
    send(shop.port, {
      method,
      path: `/ucp/gb${path}`,
      body,
      from,
      headers: {
        'ucp-agent': `profile="http://localhost:${shop.port}/agent/.well-known/ucp${name}"`,
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      },
    })
  const begin = (sku = SKU, quantity = 1, key = randomUUID(), email = nextEmail()) =>
    call(
      'POST',
      '/checkout-sessions',
      {
        line_items: [{ item: { id: sku, price: 1 }, quantity, totals: [{ type: 'total', amount: 1 }] }],
        totals: [{ type: 'total', amount: 1 }],
        currency: 'GBP',
        buyer: { email, first_name: 'Ada', last_name: 'Byron', phone_number: '+447400123456' },
        fulfillment: { methods: [{ type: 'shipping', destinations: [HOME] }] },
      },
      key,
    )
  return { call, begin }
}

const totalOf = (checkout) => checkout.totals?.find(({ type }) => type === 'total')?.amount

/** A payment by the embedded provider's stand-in of the wallet. */
const paymentOf = (value, nonce = randomUUID()) => ({
  payment: {
    instruments: [
      {
        id: 'wallet',
        handler_id: 'google_pay_ald-gb',
        type: 'card',
        credential: {
          type: 'PAYMENT_GATEWAY',
          token: Buffer.from(JSON.stringify({ nonce, choice: 'pay', currency: 'GBP', value })).toString('base64url'),
        },
      },
    ],
  },
})

/** A program at the composer, with a key that may do what is named. Nobody signs in at this shop. */
const program = async (shop, rights) => {
  const host = `preview.localhost:${shop.port}`
  const headers = { host, origin: `http://${host}`, 'x-vitrine-compose': '1' }
  const wish = { name: 'Attacker', days: 1, rights }
  const made = (await send(shop.port, { method: 'POST', path: '/_compose/api/programs/keys', body: wish, headers })).json()
  must(typeof made.secret === 'string', `no key was made: ${JSON.stringify(made)}`)
  const call = async (name, args) => {
    const answer = await send(shop.port, {
      method: 'POST',
      path: '/_compose/mcp',
      headers: { host, authorization: `Bearer ${made.secret}`, accept: 'application/json, text/event-stream' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    })
    return { status: answer.status, result: answer.json().result ?? {}, text: answer.text }
  }
  return { call, end: () => send(shop.port, { method: 'DELETE', path: `/_compose/api/programs/keys/${made.key.id}`, headers }) }
}

const PAGE = 'page-landing-about'

export const rows = [
  {
    name: 'the checkout of another agent read, changed and completed',
    guard: 'server/agents/bags/agent-bags.ts: a bag answers the platform that began it alone',
    play: async (shop) => {
      const checkout = (await agent(shop).begin()).json()
      const thief = agent(shop, '?thief')
      const path = `/checkout-sessions/${checkout.id}`
      const read = (await thief.call('GET', path)).json()
      must(read.buyer === undefined, `the thief was told who buys: ${read.buyer?.email}`)
      const paid = (await thief.call('POST', `${path}/complete`, paymentOf(totalOf(checkout)))).json()
      must(paid.ucp?.status === 'error', `the thief completed it: ${paid.status}`)
      return 'not found, three times out of three'
    },
  },
  {
    name: 'bags that an agent begins without end',
    guard: 'server/agents/identity/read-agent.ts: changes in a minute by the network of who does not sign',
    play: async (shop) => {
      const { begin } = agent(shop)
      const answers = []
      for (let begun = 0; begun < 80; begun += 1) answers.push(await begin())
      must(
        answers.some(({ status }) => status === 429),
        tally(answers),
      )
      return tally(answers)
    },
  },
  {
    name: 'one request of an agent sent many times',
    guard: 'server/agents/bags/agent-bags.ts: one idempotency key is one checkout',
    play: async (shop) => {
      const { begin } = agent(shop)
      const same = [SKU, 1, randomUUID(), nextEmail()]
      const answers = [await begin(...same), ...(await Promise.all(Array.from({ length: 4 }, () => begin(...same))))]
      const ids = new Set(answers.map((answer) => answer.json().id ?? answer.json().code))
      must(!ids.has(undefined) && [...ids].filter((id) => id?.startsWith('chk_')).length === 1, `${ids.size} checkouts: ${tally(answers)}`)
      return `one checkout, ${tally(answers)}`
    },
  },
  {
    name: 'a price, a total and a payment of a penny by an agent',
    guard: 'platform/payments/wallets/wallet-outcome.ts: a token is good for its own sum; prices are the catalogue’s',
    play: async (shop) => {
      const { call, begin } = agent(shop)
      const checkout = (await begin()).json()
      must(totalOf(checkout) > 1_000, `the total became ${totalOf(checkout)}`)
      const paid = (await call('POST', `/checkout-sessions/${checkout.id}/complete`, paymentOf(1))).json()
      must(paid.status !== 'completed', `ordered for a penny: ${paid.order?.id}`)
      return `${totalOf(checkout)} pence to pay, and a penny was ${paid.messages?.[0]?.code}`
    },
  },
  {
    name: 'more pieces than there are by an agent',
    guard: 'server/commerce/cart/change-lines.ts: pieces in stock',
    play: async (shop) => {
      await setStock(shop, SCARCE, 2)
      const answer = (await agent(shop).begin(SCARCE, 5)).json()
      must(answer.ucp?.status === 'error', `the bag holds ${answer.line_items?.[0]?.quantity} of 2`)
      return answer.messages[0].content
    },
  },
  {
    name: 'a program with a key for reading that saves a draft',
    guard: 'server/compose/programs/tools/patch-tools.ts: saving needs the right of the key',
    play: async (shop) => {
      const { call } = await program(shop, [])
      const { result } = await call('read_page', { page: PAGE })
      const { revision, page } = result.structuredContent ?? {}
      const headline = page?.blocks.find(({ type }) => type === 'headline')
      must(headline !== undefined, `the page could not be read: ${JSON.stringify(result).slice(0, 200)}`)
      const operations = [{ op: 'set', block: headline.id, field: 'text', value: 'Obeyed' }]
      const saved = await call('save_draft', { page: PAGE, revision, operations, idempotencyKey: randomUUID() })
      must(saved.result.isError === true, `saved: ${JSON.stringify(saved.result.structuredContent?.saved)}`)
      return saved.result.content[0].text
    },
  },
  {
    name: 'a key of a program that she has ended',
    guard: 'server/compose/programs/program-keys.ts: a key is looked up with each call',
    play: async (shop) => {
      const { call, end } = await program(shop, [])
      must((await call('list_pages', {})).status === 200, 'the key did not open anything before')
      await end()
      const { status } = await call('list_pages', {})
      must(status === 401, `${status}`)
      return '401 at once'
    },
  },
]
