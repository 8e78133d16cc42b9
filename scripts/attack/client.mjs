import { request } from 'node:http'

/** Nothing an attack does may take longer. */
const PATIENCE_MS = 20_000

/**
 * A request exactly as written, to a shop on this machine and to nothing else: nothing in between tidies its path. `from` is the address
 * that the one trusted proxy in front has seen, so that each row is counted by itself. Never throws: status 0 is a cut connection.
 */
export const send = (port, { method = 'GET', path, headers = {}, body, from, agent }) =>
  new Promise((resolve) => {
    const text = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        timeout: PATIENCE_MS,
        headers: {
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () => resolve(toAnswer(answer, Buffer.concat(parts))))
        answer.on('error', () => resolve(toAnswer(answer, Buffer.concat(parts))))
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve({ status: 0, headers: {}, text: '', bytes: Buffer.alloc(0), json: () => ({}) }))
    sent.end(text)
  })

const toAnswer = ({ statusCode, headers }, bytes) => ({
  status: statusCode,
  headers,
  bytes,
  text: bytes.toString('utf8'),
  json: () => {
    try {
      return JSON.parse(bytes.toString('utf8'))
    } catch {
      // An answer that is no JSON has none of the fields a row looks for.
      return {}
    }
  },
})

/** The statuses of answers and how often each came: `10 x 401, 5 x 429`. */
export const tally = (answers) => {
  const counts = new Map()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
}

/** The same request many times, so many at once. */
export const repeat = async (times, atOnce, make) => {
  const answers = []
  let next = 0
  const worker = async () => {
    while (next < times) {
      const number = next
      next += 1
      answers.push(await make(number))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
}
