import { send, tally } from './client.mjs'
import { must } from './must.mjs'
import { GUEST, nextAddress, SCRIPT } from './shopper.mjs'

const MARK = 'zq7"\'></script><svg onload=alert(1)><img src=x onerror=alert(1)>'
/** Answered before the proxy's headers are read: whether it came over TLS is not known. */
const UNDECODABLE = '/%ff'
const KINDS = [
  '/en/',
  '/en/about',
  '/en/none',
  '/api/cart',
  '/api/none',
  '/robots.txt',
  '/images/none.jpg',
  '/_reports',
  '/assets/none.js',
  UNDECODABLE,
]

export const rows = [
  {
    name: 'dot segments past the staging gate',
    guard: 'server/storefront/guard-addresses.ts: refuseDotSegments, before register-staging-gate.ts',
    on: 'staging',
    play: async (shop) => {
      const doors = ['/assets', '/styles', '/fonts', '/contentful', '/api/webhooks']
      const ways = doors.flatMap((door) => [
        `${door}/../en`,
        `${door}/%2e%2e/en`,
        `${door}/..%2fen`,
        `${door}/.%2E/us/en`,
        `${door}\\..\\en`,
      ])
      const answers = await Promise.all(ways.map((path) => send(shop.port, { path, from: nextAddress() })))
      const open = answers.find(({ status, text }) => status === 200 || text.length > 5_000)
      must(open === undefined, `a page came: ${tally(answers)}`)
      const [gate, machine] = [await send(shop.port, { path: '/en' }), await send(shop.port, { path: '/_mailbox' })]
      must(gate.status === 401 && machine.status === 401, `without the password: ${gate.status}, ${machine.status}`)
      return `${tally(answers)}; /en and /_mailbox 401`
    },
  },
  {
    name: 'ports that nobody serves',
    guard: 'server/storefront/guard-addresses.ts: createPortGuard',
    on: 'production',
    play: async (shop) => {
      const asked = ['/en/', '/api/cart', '/sitemap.xml', '/robots.txt'].flatMap((path) => [
        shop.page(path, { headers: { host: 'shop.example:1337' } }),
        shop.page(path, { headers: { 'x-forwarded-host': 'shop.example:1337' } }),
      ])
      const answers = await Promise.all(asked)
      must(
        answers.every(({ status }) => status === 421),
        tally(answers),
      )
      const clean = await shop.page('/en/')
      must(!clean.text.includes(':1337'), 'the port is in the page')
      return tally(answers)
    },
  },
  {
    name: 'hosts that are not the shop’s',
    guard: 'server/storefront/guard-addresses.ts: createHostGuard',
    on: 'production',
    play: async (shop) => {
      const paths = ['/en/', '/api/cart', '/sitemap.xml', '/robots.txt']
      const answers = await Promise.all(paths.map((path) => shop.page(path, { headers: { host: 'evil.example' } })))
      must(
        answers.every(({ status }) => status === 421),
        tally(answers),
      )
      const poisoned = await shop.page('/en/', { headers: { 'x-forwarded-host': 'evil.example', 'x-original-host': 'evil.example' } })
      const clean = await shop.page('/en/')
      must(
        !/evil\.example/.test(poisoned.text + clean.text + JSON.stringify(poisoned.headers)),
        `the stranger’s host is in the page (${poisoned.status})`,
      )
      must(clean.status === 200, `the shop’s own host: ${clean.status}`)
      return `${tally(answers)}; X-Forwarded-Host ${poisoned.status}, not in any page`
    },
  },
  {
    name: 'security headers on every kind of answer',
    guard: 'server/operations/answer-headers.ts, server/storefront/security-headers.ts',
    on: 'production',
    play: async (shop) => {
      const answers = await Promise.all(KINDS.map(async (path) => ({ path, ...(await shop.page(path)) })))
      const bare = answers.filter(
        ({ path, headers }) =>
          headers['x-content-type-options'] !== 'nosniff' || (path !== UNDECODABLE && !headers['strict-transport-security']),
      )
      must(bare.length === 0, `without nosniff or HSTS: ${bare.map(({ path, status }) => `${path} (${status})`).join(', ')}`)
      const { headers } = answers[0]
      const policy = headers['content-security-policy'] ?? ''
      for (const part of ["object-src 'none'", "base-uri 'self'", 'frame-ancestors']) must(policy.includes(part), `no ${part}: ${policy}`)
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'"
      must(!/unsafe-inline|unsafe-eval|\s\*(\s|$)/.test(scripts), `script-src ${scripts}`)
      must(headers['referrer-policy'] !== undefined, 'no referrer policy')
      return `${answers.length} kinds of answer, none bare`
    },
  },
  {
    name: 'calls and reads by other sites',
    guard: 'server/commerce/http/guard-request.ts: x-requested-with; no CORS on the API',
    play: async (shop) => {
      const origin = { origin: 'https://evil.example' }
      const post = (headers, body = {}) =>
        send(shop.port, { method: 'POST', path: '/api/basic-session', body, headers: { ...origin, ...headers }, from: nextAddress() })
      const answers = [
        await post({}),
        await post({ 'content-type': 'text/plain' }),
        await post({ ...SCRIPT, 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'),
      ]
      must(
        answers.every(({ status }) => status === 403 || status === 415),
        tally(answers),
      )
      const paths = ['/api/cart', '/api/filters/s/ALL', '/en/', '/data/none']
      const reads = await Promise.all(paths.map((path) => send(shop.port, { path, headers: origin })))
      const preflight = await send(shop.port, {
        method: 'OPTIONS',
        path: '/api/cart',
        headers: { ...origin, 'access-control-request-method': 'POST' },
      })
      const shared = [...reads, preflight].filter(({ headers }) => headers['access-control-allow-origin'] !== undefined)
      must(shared.length === 0, `${shared.length} answers may be read by other sites`)
      return `${tally(answers)}; no answer for other origins`
    },
  },
  {
    name: 'cookies and parameters that poison the page cache',
    guard: 'server/storefront/page-handler.ts: dependsOnVisitor; server/storefront/cache-key.ts',
    play: async (shop) => {
      const poison = 'poison7'
      const cookie = `navContext_alder_gb=${poison}; language=${poison}; consent=${poison}; preview=1; session=${poison}`
      for (const path of ['/en/', '/en/women/shoes', '/en/product/everyday-tee/900001']) {
        const first = await send(shop.port, {
          path: `${path}?utm_source=${poison}&zq=${poison}`,
          headers: { cookie, 'x-forwarded-host': `${poison}.example`, 'accept-language': poison },
        })
        const clean = await send(shop.port, { path })
        must(clean.status === 200, `${path}: ${clean.status}`)
        must(!clean.text.includes(poison), `${path} was stored with what one visitor sent`)
        must(
          first.headers['set-cookie'] === undefined || !/public/.test(first.headers['cache-control'] ?? ''),
          `${path} sets a cookie in a public answer`,
        )
      }
      const visitor = await send(shop.port, { path: '/en/', headers: { cookie: 'navContext_alder_gb=men' } })
      must(
        !/public/.test(visitor.headers['cache-control'] ?? 'public'),
        `a visitor’s own home (${visitor.status}) is ${visitor.headers['cache-control']}`,
      )
      return 'three pages, as clean as before; a visitor’s own home page is private'
    },
  },
  {
    name: 'redirects to other sites',
    guard: 'server/storefront/page-handler.ts: KNOWN and its own paths; src/pipeline/match: no address of two slashes',
    play: async (shop) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const answers = [
        ...(await Promise.all(
          [
            '//evil.example/en',
            '/\\evil.example',
            '/en//evil.example',
            '/%2f%2fevil.example',
            '/en/redirect?to=https://evil.example',
            '/en?to=//evil.example',
          ].map((path) => send(shop.port, { path })),
        )),
        await send(shop.port, {
          method: 'POST',
          path: '/en/redirect?url=https://evil.example',
          body: 'redirect=https://evil.example&to=//evil.example',
          headers: form,
        }),
      ]
      const away = answers.filter(({ headers }) => /^(?:https?:)?[/\\]{2}(?!localhost|127\.0\.0\.1)/.test(headers.location ?? ''))
      must(away.length === 0, `sent away to ${away.map(({ headers }) => headers.location).join(', ')}`)
      return tally(answers)
    },
  },
  {
    name: 'the staging password that leads to another site',
    guard: 'server/operations/staging-gate/register-staging-gate.ts: ownPath',
    on: 'staging',
    play: async (shop) => {
      const enter = async (to) => {
        const body = new URLSearchParams({ password: shop.password, to }).toString()
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        return (await send(shop.port, { method: 'POST', path: '/_gate', body, headers, from: nextAddress() })).headers.location
      }
      const targets = await Promise.all(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map(enter))
      must(
        targets.every((target) => target === '/'),
        targets.join(', '),
      )
      must((await enter('/en/women')) === '/en/women', 'a page of the shop is not reached')
      return 'four other sites: home; a page of the shop: that page'
    },
  },
  {
    name: 'script in the words of a search',
    guard: 'React’s escaping; src/pipeline/document: state as JSON that cannot end its script',
    play: async (shop) => {
      const query = encodeURIComponent(MARK)
      const paths = [
        `/en/search?query=${query}`,
        `/en/women/shoes?sortBy=${query}&color=${query}`,
        `/en/none/${query}`,
        `/en/product/${query}/1`,
      ]
      const answers = await Promise.all(paths.map((path) => send(shop.port, { path })))
      const open = answers.filter(({ text }) => /<svg onload|<img src=x|zq7"'><\/script>/.test(text))
      must(open.length === 0, `${open.length} pages hold it as an element`)
      must(answers[0].text.includes('zq7'), 'the search page does not show the words at all')
      return `${tally(answers)}; shown as text`
    },
  },
  {
    name: 'filters and ids that are SQL',
    guard: 'bound parameters everywhere; server/search-wire/filters/parse-filters.ts',
    play: async (shop) => {
      const injection = `x' or '1'='1'; drop table orders; --`
      const nothing = await send(shop.port, { path: `/en/search?query=${encodeURIComponent(injection)}` })
      const listing = await send(shop.port, { path: `/en/women/shoes?brand=${encodeURIComponent('x" OR availabilityFlag<9 OR brand:"y')}` })
      const answers = [
        nothing,
        listing,
        await send(shop.port, { path: `/api/product/s/${encodeURIComponent(injection)}?siteTag=ald-gb&lang=en` }),
        await send(shop.port, { path: `/api/filters/s/ALL?siteTag=${encodeURIComponent(injection)}` }),
      ]
      must(
        answers.every(({ status }) => status < 500),
        tally(answers),
      )
      must(
        (listing.text.match(/data-type="product_card"|product-card/g) ?? []).length === 0 ||
          /0 (?:products|results)/i.test(listing.text) ||
          !/everyday/.test(listing.text),
        'a filter let products through',
      )
      const after = await send(shop.port, { path: '/api/product/s/900001?siteTag=ald-gb&lang=en' })
      must(after.status === 200, `the shop afterwards: ${after.status}`)
      return tally(answers)
    },
  },
  {
    name: 'prototypes in bodies and queries',
    guard: 'server/commerce/http/parse-json.ts',
    play: async (shop) => {
      // Signed as the shop's own script does: a stranger would be refused for that.
      const headers = { ...SCRIPT, authorization: GUEST }
      const post = (body) => send(shop.port, { method: 'POST', path: '/api/basic-session', body, headers, from: nextAddress() })
      const bodies = [
        '{"__proto__":{"polluted":1}}',
        '{"constructor":{"prototype":{"polluted":1}}}',
        '{"language":{"__proto__":{"polluted":1}}}',
      ]
      const answers = []
      for (const body of bodies) answers.push(await post(body))
      must(
        answers.every(({ status }) => status === 400),
        tally(answers),
      )
      const queries = await Promise.all(
        ['__proto__[polluted]=1', 'constructor.prototype.polluted=1'].map((query) => send(shop.port, { path: `/en/?${query}` })),
      )
      must(
        queries.every(({ text, status }) => status === 200 && !text.includes('polluted')),
        `queries: ${tally(queries)}`,
      )
      return `${tally(answers)}; queries ${tally(queries)}`
    },
  },
]
