import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../attack/client.mjs'
import { isConfirmation } from '../kill-nine/read-stored.mjs'

/** How often of a hundred calls a vendor does what it should not; all else is passed on truly. */
const PAYMENT_FAULTS = [
  ['slow', 6],
  // Not 500, which a submit passes on: any 500 that a shopper hears is the shop's own.
  ['504', 3],
  ['503 as HTML', 3],
  ['answer lost', 4],
  ['another amount', 2],
  ['another reference', 2],
  ['hangs', 1],
]
const SEARCH_FAULTS = [
  ['slow', 5],
  ['500', 5],
  ['hangs', 5],
]
const MAIL_FAULTS = [
  ['500', 5],
  ['answer lost', 3],
]
const HANG_MS = 60_000
const SLOW_MS = 2_000

/**
 * Payment provider, search and mail server between the shop and its embedded ones, which another process runs: slow, refusing, lying and
 * hanging by chance, until `isCalm`. Mails are only counted: recipients by Message-ID.
 */
export const startVendors = async ({ random, vendorPort }) => {
  const state = { isCalm: true, counts: new Map(), delivered: new Map() }
  const server = createServer((request, answer) => {
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => void serve({ state, random, vendorPort }, request, Buffer.concat(parts), answer).catch(() => answer.destroy()))
    request.on('error', () => answer.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const serve = async ({ state, random, vendorPort }, request, body, answer) => {
  const fault = state.isCalm ? undefined : chooseFault(random, faultsOf(request))
  if (fault !== undefined) state.counts.set(fault, (state.counts.get(fault) ?? 0) + 1)
  if (fault === '500' || fault === '504') return void answer.writeHead(Number(fault)).end('{"message":"Internal error"}')
  if (fault === '503 as HTML')
    return void answer.writeHead(503, { 'content-type': 'text/html' }).end('<html><body>Maintenance</body></html>')
  if (fault === 'slow') await sleep(random.between(0.25, 1) * SLOW_MS)
  // Half of those that hang have done what they were asked.
  if (fault === 'hangs' && random.next() < 0.5) return void (await sleep(HANG_MS, undefined, { ref: false }), answer.destroy())
  const given = isMail(request) ? takeMail(state, body) : await passOn(vendorPort, request, body)
  if (fault === 'hangs') return void (await sleep(HANG_MS, undefined, { ref: false }), answer.destroy())
  if (fault === 'answer lost' || given.status === 0) return void answer.destroy()
  answer.writeHead(given.status, { 'content-type': given.headers['content-type'] ?? 'application/json' }).end(lie(fault, given.text))
}

const isMail = ({ url }) => url === '/email'
const faultsOf = ({ url }) => {
  if (isMail({ url })) return ['mail', MAIL_FAULTS]
  if (url.startsWith('/payments/')) return ['payments', PAYMENT_FAULTS]
  // Writing of the index is left alone: a start that cannot write it says so and ends.
  return url.includes('queries') ? ['search', SEARCH_FAULTS] : ['', []]
}

const chooseFault = (random, [, faults]) => {
  let left = random.next() * 100
  for (const [name, share] of faults) {
    left -= share
    if (left < 0) return name
  }
  return undefined
}

/** Between two neighbours only, or made anew by the next request. */
const HOP_BY_HOP = new Set(['host', 'connection', 'transfer-encoding', 'accept-encoding', 'content-length'])

const passOn = (port, { method, url, headers }, body) => {
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
  return send(port, { method, path: url, headers: rest, ...(body.length === 0 ? {} : { body }) })
}

const takeMail = (state, body) => {
  const { To, Subject, Headers } = JSON.parse(body.toString())
  if (!isConfirmation(Subject)) return TAKEN
  const id = Headers.find(({ Name }) => Name === 'Message-ID')?.Value
  const ids = state.delivered.get(To) ?? new Map()
  ids.set(id, (ids.get(id) ?? 0) + 1)
  state.delivered.set(To, ids)
  return TAKEN
}

const TAKEN = { status: 200, headers: {}, text: '{"ErrorCode":0,"Message":"OK"}' }

const lie = (fault, text) => {
  if (fault !== 'another amount' && fault !== 'another reference') return text
  try {
    const answer = JSON.parse(text)
    if (fault === 'another amount' && answer.amount !== undefined) answer.amount = { ...answer.amount, value: 1 }
    if (fault === 'another reference' && answer.merchantReference !== undefined) answer.merchantReference = 'another-order'
    return JSON.stringify(answer)
  } catch {
    return text
  }
}
