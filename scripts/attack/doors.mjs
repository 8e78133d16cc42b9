import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { send, tally } from './client.mjs'
import { must } from './must.mjs'
import { guest, MAIL_HOST, nextAddress, SCRIPT, SKU } from './shopper.mjs'

const CLIENT = 'dist/client'
/** Values that only a server may have: the demo's own, and names of secrets, which a bundler would put in with their values. */
const SECRETS =
  /demo-session-secret|demo-order-secret|management-token|write-key|demo-webhook-secret|demo-payment-key|44782def547aaa06|SESSION_SECRET|PAYMENT_HMAC_KEY|CONTENTFUL_MANAGEMENT_TOKEN/
const PRIVATE = new RegExp(`${MAIL_HOST}|Sesame Attack|7400123456|test_4111|Passw0rd|eyJ[\\w-]{20,}\\.eyJ`, 'i')

/** What the link of a mail, a form without scripts and a mistyped address carry in their query: pages, calls, files and refusals. */
const PRIVATE_ADDRESSES = [
  '/en/orders/order-status',
  '/en/nowhere',
  '/api/cart',
  '/assets/none.js',
  '/assets/../en',
  '/%',
  `/${'x'.repeat(9_000)}`,
].map((path) => `${path}?orderReference=GB10000001&email=ann@${MAIL_HOST}&phone=+447400123456`)

const ticket = async (shop, file) => {
  const boundary = randomUUID()
  const part = (name, value, extra = '') => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
  const body = `${part('email', `ann@${MAIL_HOST}`)}${part('subject', 'x')}${part('description', 'A file of somebody who attacks.')}${part('attachments[]', file, '; filename="picture.png"\r\ncontent-type: image/png')}--${boundary}--\r\n`
  return (await guest(shop)).call('POST', '/v2/tickets', body, { 'content-type': `multipart/form-data; boundary=${boundary}` })
}

/** Webhooks are called by a worker beside the request. */
const CALL_MS = 3_000

export const rows = [
  {
    name: 'sizes of pictures that there are not',
    guard: 'server/images: fixed widths',
    play: async (shop) => {
      const names = ['_961w', '_99999w', '_-1w', '_1e9w', '_0w'].map((width) => `/images/art/tee-white-front${width}.jpg`)
      const paths = [...names, '/images/..%2f..%2fpackage.json', '/images/%252e%252e/package.json', '/images/art/%00.jpg']
      const answers = await Promise.all(paths.map((path) => send(shop.port, { path })))
      must(
        answers.every(({ status }) => status === 400 || status === 404),
        tally(answers),
      )
      return tally(answers)
    },
  },
  {
    name: 'files that are not what their name says',
    guard: 'server/commerce/tickets/check-ticket.ts: checkKinds',
    play: async (shop) => {
      const answers = [
        await ticket(shop, '<script>alert(1)</script>'),
        await ticket(shop, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        await ticket(shop, 'MZ\u0090\u0000'),
      ]
      must(
        answers.every(({ status, text }) => status === 400 && /attachments/.test(text)),
        `${tally(answers)} ${answers[0].text}`,
      )
      return tally(answers)
    },
  },
  {
    name: 'the shop made to call an address of somebody’s choice',
    guard: 'the management token; the strict body of a line in server/commerce/cart/change-lines.ts',
    play: async (shop) => {
      const calls = []
      const victim = await shop.listen((path) => calls.push(path))
      const url = `http://127.0.0.1:${victim.port}/secret`
      const definition = { name: 'x', url, topics: ['*.*'] }
      const type = { 'content-type': 'application/vnd.contentful.management.v1+json' }
      const tokens = ['', 'delivery-token', 'preview-token', 'undefined', 'search-only']
      const answers = await Promise.all(
        tokens.map((token) =>
          send(shop.port, {
            method: 'POST',
            path: '/contentful/spaces/vitrine/webhook_definitions',
            body: definition,
            headers: { ...type, authorization: `Bearer ${token}` },
            from: nextAddress(),
          }),
        ),
      )
      const shopper = await guest(shop)
      const pictures = []
      for (const thumbnail of [url, `//127.0.0.1:${victim.port}/x.png`, `/\\127.0.0.1:${victim.port}/x.png`])
        pictures.push(await shopper.add(SKU, 1, { customisation: { inputs: [], display: { previewImage: { thumbnail } } } }))
      const subscribe = await shopper.call('GET', `/marketing/subscribe?email=a@${MAIL_HOST}&baseUrl=${encodeURIComponent(url)}`)
      await victim.close()
      must(calls.length === 0, `the address was called: ${calls.join(', ')}`)
      must(
        answers.every(({ status }) => status === 401 || status === 403 || status === 404),
        tally(answers),
      )
      must(
        pictures.every(({ status }) => status >= 400 && status < 500),
        `pictures: ${tally(pictures)}`,
      )
      return `webhooks ${tally(answers)}, pictures ${tally(pictures)}, subscribe ${subscribe.status}; never called`
    },
  },
  {
    name: 'this machine called by content',
    guard: 'server/operations/foreign-fetch.ts',
    on: 'production',
    play: async (shop) => {
      const calls = []
      const victim = await shop.listen((path) => calls.push(path))
      const write = (method, path, body, version) =>
        shop.page(`/contentful/spaces/vitrine${path}`, {
          method,
          body,
          headers: {
            authorization: `Bearer ${shop.managementToken}`,
            'content-type': 'application/vnd.contentful.management.v1+json',
            ...(version === undefined ? {} : { 'x-contentful-version': version }),
          },
        })
      const hosts = ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]']
      const answers = []
      for (const [index, host] of hosts.entries()) {
        const url = `http://${host}:${victim.port}/${index}`
        answers.push(await write('POST', '/webhook_definitions', { name: host, url: `${url}/hook`, topics: ['*.*'] }))
        const file = { en: { fileName: 'x.png', contentType: 'image/png', upload: `${url}/file.png` } }
        answers.push(await write('PUT', `/environments/master/assets/attack-${index}`, { fields: { file } }))
        answers.push(await write('PUT', `/environments/master/assets/attack-${index}/files/en/process`, undefined, '1'))
      }
      await sleep(CALL_MS)
      await victim.close()
      must(calls.length === 0, `called: ${calls.join(', ')}`)
      must(
        answers.every(({ status }) => status < 300),
        `not all was tried: ${tally(answers)}`,
      )
      return `${tally(answers)}; never called`
    },
  },
  {
    name: 'test controls without the header of the shop’s script',
    guard: 'platform/test-controls/test-controls-plugin.ts',
    play: async (shop) => {
      const answers = await Promise.all(
        ['reset', 'clock', 'stock', 'faults', 'maintenance'].map((what) =>
          send(shop.port, { method: 'POST', path: `/_test/${what}`, body: {}, headers: { origin: 'https://evil.example' } }),
        ),
      )
      must(
        answers.every(({ status }) => status === 403),
        tally(answers),
      )
      return tally(answers)
    },
  },
  {
    name: 'what production must not have',
    guard: 'server/load-extensions.ts; server/configuration',
    on: 'production',
    play: async (shop) => {
      const paths = [
        '/_mailbox',
        '/_gallery',
        '/_test/reports',
        '/payments/v71/paymentMethods',
        '/payments/simulator/x',
        '/src/entry-client.tsx',
        '/.git/config',
        '/package.json',
        '/.env',
        '/server/config.ts',
        '/metrics',
      ]
      const answers = await Promise.all(paths.map((path) => shop.page(path)))
      must(
        answers.every(({ status }) => status === 404),
        tally(answers),
      )
      const post = (path, headers, body = {}) => shop.page(path, { method: 'POST', body, headers })
      const demo = [
        await post('/_test/reset', SCRIPT),
        await post('/contentful/spaces/vitrine/environments/master/entries', { authorization: 'Bearer management-token' }),
        await shop.page('/algolia/1/indexes/demo_ald_gross_GB', {
          method: 'DELETE',
          headers: { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'write-key' },
        }),
        await post('/helpdesk/api/v2/tickets', { authorization: `Basic ${Buffer.from('demo-ticket-key:X').toString('base64')}` }),
        await shop.page('/_reports', { headers: { authorization: 'Bearer management-token' } }),
      ]
      must(
        demo.every(({ status }) => [401, 403, 404, 405].includes(status)),
        `with the demo’s keys: ${tally(demo)}`,
      )
      return `${tally(answers)}; with the demo’s keys ${tally(demo)}`
    },
  },
  {
    name: 'a start with keys that are none',
    guard: 'server/configuration/environment.ts, secrets.ts',
    on: 'nothing',
    isParallel: true,
    play: async (_shop, { tryStart }) => {
      const wrong = [
        // Not weak as well, which is refused by another guard.
        { PAYMENT_HMAC_KEY: 'no hexadecimal text' },
        { PAYMENT_HMAC_KEY: Buffer.alloc(32, 7).toString('base64') },
        { SESSION_SECRET: 'short' },
        { CONTENTFUL_MANAGEMENT_TOKEN: 'management-token' },
        { SESSION_SECRET_PREVIOUS: 'demo-session-secret-not-for-production' },
        { EMBEDDED: 'payments' },
        { ENABLE_TEST_CONTROLS: '1' },
      ]
      const ends = await Promise.all(wrong.map((change) => tryStart(change)))
      const named = ends.filter(({ code, said }, index) => code === 1 && said.includes(Object.keys(wrong[index])[0]))
      must(
        named.length === wrong.length,
        ends.map(({ code, said }) => `${code}: ${said.trim().replace(/\s+/g, ' ').slice(0, 80)}`).join('; '),
      )
      return `${named.length} starts refused, each by the name of its variable`
    },
  },
  {
    name: 'secrets in what browsers load',
    guard: 'the build: src imports no server configuration',
    on: 'nothing',
    play: async () => {
      const files = (await readdir(CLIENT, { recursive: true, withFileTypes: true })).filter(
        (entry) => entry.isFile() && /\.(?:js|css|html|json|map|svg|txt)$/.test(entry.name),
      )
      const texts = await Promise.all(
        files.map(async ({ parentPath, path, name }) => ({ name, text: await readFile(`${parentPath ?? path}/${name}`, 'utf8') })),
      )
      const found = texts.filter(({ text }) => SECRETS.test(text)).map(({ name }) => name)
      must(files.length > 10, `only ${files.length} files: is the shop built?`)
      must(found.length === 0, `in ${found.join(', ')}`)
      return `${files.length} files, none in them`
    },
  },
]

/** Played when all others are over: everything they sent has gone through the shop. */
export const lastRows = [
  {
    name: 'personal data in the log after all of it',
    guard: 'server/operations/logger-options.ts, logged-error.ts',
    play: async (shop, { logOf }) => {
      for (const path of PRIVATE_ADDRESSES) await send(shop.port, { path })
      const lines = logOf(shop)
        .split('\n')
        .filter((line) => line.startsWith('{'))
      const found = lines.filter((line) => PRIVATE.test(line))
      must(lines.length > 100, `only ${lines.length} lines were logged`)
      must(found.length === 0, `${found.length} of ${lines.length} lines: ${found[0]?.slice(0, 300)}`)
      const defects = lines.filter((line) => /"level":50/.test(line) && !/paymentMismatch|paymentSpentTwice/.test(line))
      must(defects.length === 0, `${defects.length} errors in the log: ${defects[0]?.slice(0, 300)}`)
      return `${lines.length} lines, nothing of anybody; no unexpected error`
    },
  },
]
