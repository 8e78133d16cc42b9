import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGuardedFetch, isPrivateTarget } from '../../../server/lib/guarded-fetch.ts'

/** Something on this machine that nobody outside is to reach, and what it was asked. */
let server: Server
let port = 0
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/away') return response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end()
    return response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked.length = 0
})

const failureOf = (attempt: Promise<Response>): Promise<unknown> =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an address that a file or an author names', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '0.0.0.0'])(
    'is not called where it leads to this machine: %s',
    async (host) => {
      const failure = await failureOf(createGuardedFetch(() => false)(`http://${host}:${port}/secret`))
      expect([isPrivateTarget(failure), asked]).toEqual([true, []])
    },
  )

  it.each(['169.254.169.254', '10.0.0.7', '192.168.1.1', '172.16.0.1', '100.64.0.1', '[fd00::1]', '[fe80::1]', '[64:ff9b::7f00:1]'])(
    'is not called where it leads into a private network: %s',
    async (host) => {
      expect(isPrivateTarget(await failureOf(createGuardedFetch(() => false)(`http://${host}/latest/meta-data`)))).toBe(true)
    },
  )

  it('says the same of a port where something listens and of one where nothing does', async () => {
    const guarded = createGuardedFetch(() => false)
    const [open, closed] = [await failureOf(guarded(`http://127.0.0.1:${port}/`)), await failureOf(guarded('http://127.0.0.1:3998/'))]
    expect(String((open as Error).cause)).toBe(String((closed as Error).cause))
  })

  it('is called where it is allowed, and what that redirects to is looked at again', async () => {
    const guarded = createGuardedFetch((host) => host === 'localhost')
    expect(await (await guarded(`http://localhost:${port}/`)).text()).toBe('secret')
    expect(isPrivateTarget(await failureOf(guarded(`http://localhost:${port}/away`)))).toBe(true)
    expect(asked).toEqual(['/', '/away'])
  })
})
