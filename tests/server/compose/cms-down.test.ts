import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createComposeShop, OWN, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

const TOKEN = 'a-management-token-nobody-may-see'

let shop: ComposeShop
let broken: Server
let gone: ComposeApi
let failing: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  broken = createServer((_request, answer) => answer.writeHead(502).end('<html>Bad gateway</html>'))
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const { port } = broken.address() as AddressInfo
  // Nothing listens on port 1.
  gone = await shop.compose({
    variables: { CONTENTFUL_MANAGEMENT_HOST: 'http://127.0.0.1:1/contentful', CONTENTFUL_MANAGEMENT_TOKEN: TOKEN },
  })
  failing = await shop.compose({
    variables: { CONTENTFUL_MANAGEMENT_HOST: `http://127.0.0.1:${port}/contentful`, CONTENTFUL_MANAGEMENT_TOKEN: TOKEN },
  })
})
afterAll(async () => {
  broken.close()
  await shop.close()
})

const CALLS = (api: ComposeApi) => [
  api.get('/pages'),
  api.get('/pages/home'),
  api.send('PUT', '/entries/words', { version: 1, fields: {} }),
  api.send('POST', '/pages/home/publish', { versions: {} }),
  api.get('/assets'),
]

describe('while the CMS is down', () => {
  it.each(['unreachable', 'broken'])('says in a sentence that nothing is lost, with the number of the request: %s', async (how) => {
    const answers = await Promise.all(CALLS(how === 'broken' ? failing : gone))
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(answer.json()).toEqual({
        code: 'CMS_UNAVAILABLE',
        message: 'The CMS does not answer now. Nothing is lost; it is tried again.',
        says: { key: 'compose.refusal.cmsDown' },
        requestId: expect.stringMatching(/./),
      })
    }
  })

  it('answers within seconds, not after all tries of the vendor’s client', async () => {
    const begun = performance.now()
    await gone.get('/pages')
    expect(performance.now() - begun).toBeLessThan(8_000)
  })

  it('logs each refusal with its request, and neither answer nor log ever has the management token', async () => {
    gone.takeLog()
    failing.takeLog()
    const answers = await Promise.all([...CALLS(gone), ...CALLS(failing)])
    const log = gone.takeLog() + failing.takeLog()
    expect(log.split('\n').filter((line) => line.includes('"event":"composeRefused"') && line.includes('"reqId"'))).toHaveLength(10)
    for (const text of [log, ...answers.map(({ body, headers }) => body + JSON.stringify(headers))]) expect(text).not.toContain(TOKEN)
  })
})

describe('the management token', () => {
  it('is in no answer of any call, taken or refused, nor in the log', async () => {
    const api = await shop.compose()
    await shop.make('words', 'headline', { text: 'Good evening' })
    await shop.make('page', 'page', pageOf('page', ['words']))
    const answers = await Promise.all([
      ...['/session', '/pages', '/pages/page', '/pages/page/live', '/pages/none', '/assets', '/categories?siteTag=ald-gb&lang=en'].map(
        (path) => api.get(path),
      ),
      api.send('PUT', '/entries/words', { version: 9, fields: {} }),
      api.send('PUT', '/entries/words', { version: 1, fields: { none: { en: 1 } } }),
      api.send('PUT', '/entries/words', '{', OWN),
      api.send('PUT', '/entries/none', { version: 1, fields: {} }),
    ])
    const { CONTENTFUL_MANAGEMENT_TOKEN: token } = shop.contentful.runtime.config
    for (const { body, headers } of answers) expect(body + JSON.stringify(headers)).not.toContain(token)
    expect(api.takeLog()).not.toContain(token)
  })
})
