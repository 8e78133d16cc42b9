import { createHmac, randomUUID } from 'node:crypto'
import { send } from './client.mjs'
import { must } from './must.mjs'
import { notify } from './payments.mjs'
import { DEMO_KEY, PAYMENT_KEY_BEFORE, RETIRED, SECRET_VALUES } from './secret-values.mjs'
import { checkoutBody, guest, nextAddress } from './shopper.mjs'

const sign = (secret, text, encoding = 'hex') => createHmac('sha256', secret).update(text).digest(encoding)
/** The value that signs, the one before it, and one that is neither. */
const agesOf = (name) => [SECRET_VALUES[name], SECRET_VALUES[`${name}_PREVIOUS`], RETIRED[name]]

/**
 * Each door with what it is shown, signed by hand with three ages of its secret: the first two let in, which says that the third is refused
 * for its signature alone. `show` gives a status.
 */
const playDoors = async (doors) => {
  const seen = []
  for (const { door, ages, show, refused } of doors) {
    const [current, previous, retired] = [await show(ages[0]), await show(ages[1]), await show(ages[2])]
    must(
      current !== refused && current < 500 && previous === current,
      `${door} is closed to the secret of today, or of before: ${current}, ${previous}`,
    )
    must(retired === refused, `${door} with a retired secret: ${retired}`)
    seen.push(`${door} ${retired}`)
  }
  return seen.join(', ')
}

/** An order that is paid, and who may ask about it. */
const paidOrder = async (shop) => {
  const shopper = await guest(shop)
  await shopper.add()
  const { utr, rawToken } = (await shopper.submit(checkoutBody())).json()
  const shown = await shopper.call('POST', '/checkout/completion', { authorization: rawToken, utr })
  const { orderReference } = shown.json()
  must(orderReference !== undefined, `the order is not shown to who placed it: ${shown.status} ${shown.text}`)
  return { shopper, utr, orderReference }
}

const doorsOfShoppers = (shop, { shopper, utr, orderReference }) => [
  {
    door: 'link of a mail',
    ages: agesOf('ORDER_HASH_SECRET'),
    refused: 404,
    show: async (secret) =>
      (await shopper.call('POST', '/order/s/query', { orderReference, hash: sign(secret, orderReference).slice(0, 32) })).status,
  },
  {
    door: 'invoice',
    ages: agesOf('ORDER_HASH_SECRET'),
    refused: 404,
    show: async (secret) => {
      const endsAt = Date.now() + 3_600_000
      const token = `${endsAt}.${sign(secret, `invoice:${orderReference}:${endsAt}`)}`
      const answer = await send(shop.port, {
        method: 'POST',
        path: '/invoice',
        body: new URLSearchParams({ orderReference, token }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return answer.status
    },
  },
  {
    door: 'picture',
    ages: agesOf('ORDER_HASH_SECRET'),
    refused: 404,
    show: async (secret) => {
      const drawing = { picture: '/images/none.jpg', text: 'Ada', at: { x: 0.5, y: 0.5, width: 0.3 } }
      const content = Buffer.from(JSON.stringify(drawing)).toString('base64url')
      const signature = sign(secret, `preview:${content}`, 'base64url').slice(0, 32)
      return (await send(shop.port, { path: `/atmos/v1/previews/${content}.${signature}.svg` })).status
    },
  },
  {
    door: 'last page of the checkout',
    ages: agesOf('SESSION_SECRET'),
    refused: 404,
    show: async (secret) => {
      const authorization = sign(secret, `completion:${utr}`, 'base64url')
      return (await shopper.call('POST', '/checkout/completion', { authorization, utr })).status
    },
  },
]

const doorsOfMachines = (shop) => [
  {
    door: 'payment notification',
    ages: [DEMO_KEY, PAYMENT_KEY_BEFORE, RETIRED.PAYMENT_HMAC_KEY],
    refused: 401,
    show: async (key) => (await notify(shop, { merchantReference: randomUUID() }, Buffer.from(key, 'hex'))).status,
  },
  {
    door: 'webhook of the CMS',
    ages: agesOf('CONTENTFUL_WEBHOOK_SECRET'),
    refused: 403,
    show: async (secret) => {
      const path = '/api/webhooks/contentful'
      const body = JSON.stringify({ sys: { id: 'nothing', type: 'Asset' } })
      const names = ['x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic']
      const headers = Object.fromEntries(
        names.map((name, index) => [name, [names.join(','), String(Date.now()), 'ContentManagement.Asset.none'][index]]),
      )
      const text = ['POST', path, names.map((name) => `${name}:${headers[name]}`).join(';'), body].join('\n')
      const answer = await send(shop.port, {
        method: 'POST',
        path,
        body,
        headers: { ...headers, 'x-contentful-signature': sign(secret, text) },
      })
      return answer.status
    },
  },
]

const PREVIEW_HOST = 'preview.shop.example'

const doorsOfStaff = (shop) => [
  {
    door: 'drafts',
    ages: agesOf('SESSION_SECRET'),
    refused: 401,
    show: async (secret) => {
      const endsAt = Date.now() + 3_600_000
      const pass = `${endsAt}.${sign(`${secret}\n${shop.previewPassword}`, `preview_access ${endsAt}`)}`
      const headers = { host: PREVIEW_HOST, cookie: `preview_access=${pass}` }
      return (await shop.page('/en?client=alder&country=GB&preview=1', { headers, from: nextAddress() })).status
    },
  },
  {
    door: 'composer',
    ages: agesOf('SESSION_SECRET'),
    refused: 401,
    show: async (secret) => {
      const user = { id: '1', name: 'Eve', rights: ['edit', 'publish'], endsAt: Date.now() + 3_600_000 }
      const text = Buffer.from(JSON.stringify(user)).toString('base64url')
      const pass = `${text}.${sign(`${secret}\ncompose\neditors\n`, text)}`
      const headers = { host: PREVIEW_HOST, cookie: `compose_session=${pass}` }
      return (await shop.page('/_compose/api/pages', { headers, from: nextAddress() })).status
    },
  },
]

const GUARD = 'server/lib/secret.ts: isSigned, by the current and the previous value'

export const rows = [
  {
    name: 'what a retired secret signed, at the doors of shoppers and vendors',
    guard: GUARD,
    play: async (shop) => playDoors([...doorsOfShoppers(shop, await paidOrder(shop)), ...doorsOfMachines(shop)]),
  },
  {
    name: 'a retired secret at the doors of the staff',
    guard: GUARD,
    on: 'production',
    play: async (shop) => playDoors(doorsOfStaff(shop)),
  },
]
