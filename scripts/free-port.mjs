import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: none of those can take one between the look and the program that opens it. */
const FIRST = 20_000
const COUNT = 12_000

/** What this program has been given: nobody may listen on it yet. */
const given = new Set()

/** A port of this machine that nobody listens on; drawn, so that two programs that look at once get different ones. */
export const freePort = async () => {
  for (;;) {
    const port = FIRST + randomInt(COUNT)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
