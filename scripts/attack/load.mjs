import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { send, tally } from './client.mjs'
import { must } from './must.mjs'
import { nextAddress, SCRIPT } from './shopper.mjs'

const OPEN = 60
/** The deadlines of the shop attacked are two and three seconds (shops.mjs); it looks every three quarters of one. Longer, because other work may hold the machine. */
const WITHIN_MS = 25_000

/** Opens connections that send a piece now and then; answers how many the shop has ended in time. */
const dribble = async (port, first, next) => {
  const ended = await Promise.all(
    Array.from(
      { length: OPEN },
      () =>
        new Promise((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(first))
          const timer = setInterval(() => socket.write(next), 500)
          const finish = (isEnded) => {
            clearInterval(timer)
            clearTimeout(patience)
            socket.destroy()
            resolve(isEnded)
          }
          const patience = setTimeout(() => finish(false), WITHIN_MS)
          socket.on('error', () => finish(true))
          socket.on('close', () => finish(true))
          // A refusal (408) is said before the connection ends.
          socket.on('data', () => undefined)
        }),
    ),
  )
  return ended.filter(Boolean).length
}

/** The longest that a probe waits while something goes on. */
const slowestProbe = async (port, run) => {
  let isOver = false
  let slowest = 0
  const probe = async () => {
    while (!isOver) {
      const begun = performance.now()
      await send(port, { path: '/healthz' })
      slowest = Math.max(slowest, performance.now() - begun)
    }
  }
  const [result] = await Promise.all([run().finally(() => (isOver = true)), probe()])
  return { result, slowest: Math.round(slowest) }
}

export const rows = [
  {
    name: 'slow headers',
    guard: 'server/operations/connection-limits.ts: HEADER_SECONDS',
    isParallel: true,
    play: async (shop) => {
      const ended = await dribble(shop.port, 'GET /en/ HTTP/1.1\r\nhost: localhost\r\n', 'x-a: b\r\n')
      must(ended === OPEN, `${ended} of ${OPEN} connections were ended`)
      return `${ended} of ${OPEN} connections ended`
    },
  },
  {
    name: 'slow bodies',
    guard: 'server/operations/connection-limits.ts: REQUEST_SECONDS',
    isParallel: true,
    play: async (shop) => {
      const head =
        'POST /api/basic-session HTTP/1.1\r\nhost: localhost\r\nx-requested-with: XMLHttpRequest\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{'
      const ended = await dribble(shop.port, head, ' ')
      must(ended === OPEN, `${ended} of ${OPEN} connections were ended`)
      return `${ended} of ${OPEN} connections ended`
    },
  },
  {
    name: 'large bodies from somebody without a key',
    guard: 'platform/algolia/access.ts, platform/help-desk, platform/contentful: the key before the body',
    play: async (shop) => {
      const large = Buffer.alloc(19_000_000, ' ')
      const paths = [
        '/algolia/1/indexes/*/queries',
        '/contentful/spaces/vitrine/environments/master/entries',
        '/helpdesk/api/v2/tickets',
        '/api/cart',
      ]
      const { result, slowest } = await slowestProbe(shop.port, async () => {
        const answers = []
        for (const path of paths)
          answers.push(await send(shop.port, { method: 'POST', path, body: large, headers: SCRIPT, from: nextAddress() }))
        return answers
      })
      // The shop may cut the connection while the body is still being sent: nobody waits for the rest of it.
      must(
        result.every(({ status }) => [0, 401, 403, 413].includes(status)),
        tally(result),
      )
      return `${tally(result)}; slowest probe meanwhile ${slowest} ms`
    },
  },
  {
    name: 'deep nesting',
    guard: 'server/commerce/http/parse-json.ts; platform/algolia/filters/parse-filters.ts',
    play: async (shop) => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
      const filters = `${'('.repeat(20_000)}brand:x${')'.repeat(20_000)}`
      const key = { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'search-only' }
      const { result, slowest } = await slowestProbe(shop.port, async () => [
        await send(shop.port, { method: 'POST', path: '/api/basic-session', body: deep, headers: SCRIPT, from: nextAddress() }),
        await send(shop.port, {
          method: 'POST',
          path: '/algolia/1/indexes/*/queries',
          body: { requests: [{ indexName: 'demo_ald_gross_GB', filters }] },
          headers: key,
          from: nextAddress(),
        }),
      ])
      must(
        result.every(({ status }) => status >= 400 && status < 500),
        tally(result),
      )
      return `${tally(result)}; slowest probe meanwhile ${slowest} ms`
    },
  },
]
