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

/** Announces a body and sends none of it: the status that is answered nevertheless. 408 where the shop waits for it, until its deadline. */
const announce = (port, path, bytes) =>
  new Promise((resolve) => {
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'x-requested-with: XMLHttpRequest', `content-length: ${bytes}`]
    const type = path.startsWith('/helpdesk') ? 'multipart/form-data; boundary=x' : 'application/json'
    const socket = connect(port, '127.0.0.1', () => socket.write(`${[...head, `content-type: ${type}`].join('\r\n')}\r\n\r\n`))
    const finish = (text) => {
      clearTimeout(patience)
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0))
    }
    const patience = setTimeout(() => finish(''), WITHIN_MS)
    socket.once('data', (data) => finish(String(data)))
    socket.once('error', () => finish(''))
    socket.once('close', () => finish(''))
  })

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
    guard: 'platform/algolia, platform/help-desk, platform/contentful, server/commerce/sessions: the key before the body',
    play: async (shop) => {
      // Below the limits of size, which would refuse them too.
      const doors = [
        ['/algolia/1/indexes/demo_ald_gross_GB/batch', 19_000_000],
        ['/helpdesk/api/v2/tickets', 19_000_000],
        ['/contentful/spaces/vitrine/environments/master/entries', 900_000],
        ['/api/cart', 900_000],
      ]
      const answers = await Promise.all(doors.map(async ([path, bytes]) => ({ path, status: await announce(shop.port, path, bytes) })))
      const waiting = answers.filter(({ status }) => status !== 401 && status !== 403)
      must(waiting.length === 0, `waits for the body: ${waiting.map(({ path, status }) => `${path} (${status})`).join(', ')}`)
      return `${tally(answers)}, before a byte of the body`
    },
  },
  {
    name: 'deep nesting',
    guard: 'server/commerce/http/parse-json.ts; server/search-wire/filters/parse-filters.ts',
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
