import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpbis } from 'http-message-signatures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProfileReader } from '../../../server/agents/identity/read-profile.ts'
import { capabilitiesOf, VERSION } from '../../../server/agents/protocol/capabilities.ts'
import { createAgentShop, items, type AgentShop } from '../../factories/agent-shop.ts'
import { insertProduct } from '../../factories/catalogue.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const CAPABILITIES = capabilitiesOf({ agents: { capabilities: ['catalog', 'cart', 'checkout', 'order'] } })
const PROFILE = {
  ucp: { version: VERSION, services: {}, capabilities: CAPABILITIES, payment_handlers: {} },
  signing_keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'ES256' }],
}

let shop: AgentShop
let fetched = 0
beforeAll(async () => {
  shop = await createAgentShop()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
  shop.app.get('/signing', async () => PROFILE)
  shop.app.get('/moved', async (_request, reply) => reply.redirect('/signing'))
  shop.app.get('/gone', async (_request, reply) => {
    fetched += 1
    return reply.code(500).send()
  })
  shop.app.get('/html', async (_request, reply) => reply.type('text/html').send('<p>Hello</p>'))
  shop.app.get('/large', async () => ({ ...PROFILE, more: 'x'.repeat(300_000) }))
  shop.app.get('/newer', async () => ({ ucp: { ...PROFILE.ucp, version: '2031-01-01' } }))
  shop.app.get('/able', async () => ({
    ucp: { ...PROFILE.ucp, capabilities: { 'dev.ucp.shopping.order': CAPABILITIES['dev.ucp.shopping.order'] } },
  }))
})
afterAll(() => shop.close())

const at = (path: string): string => `${shop.runtime.config.origin}${path}`
const begin = (agent: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.call('POST', '/carts', items(['1-A', 1]), { agent, headers })

describe('a platform', () => {
  it.each([
    ['no address', 'shop.example', 400, 'invalid_profile_url'],
    ['an address of another scheme', 'file:///etc/passwd', 400, 'invalid_profile_url'],
    ['an address with a password', 'https://user:secret@shop.example/ucp', 400, 'invalid_profile_url'],
  ])('is not let in by %s', async (_what, agent, status, code) => {
    expect(await begin(agent)).toMatchObject({ status, body: { code } })
  })

  it.each([
    ['leads elsewhere', '/moved', 424, 'profile_unreachable'],
    ['fails', '/gone', 424, 'profile_unreachable'],
    ['is a page', '/html', 422, 'profile_malformed'],
    ['is larger than any profile', '/large', 422, 'profile_malformed'],
    ['is of a version that the shop does not speak', '/newer', 422, 'version_unsupported'],
  ])('is not let in where its profile %s', async (_what, path, status, code) => {
    expect(await begin(at(path))).toMatchObject({ status, body: { code } })
  })

  it('has its profile read once for many requests, a failing one too', async () => {
    const before = fetched
    await Promise.all([begin(at('/gone')), begin(at('/gone')), begin(at('/gone'))])
    expect(fetched).toBe(before)
  })

  it('cannot have the shop ask address after address that it makes up', async () => {
    await shop.call('GET', '/carts/none')
    const before = fetched
    const answers = []
    for (let made = 0; made < 22; made += 1)
      answers.push(await shop.call('GET', '/carts/none', undefined, { agent: at(`/gone?${made}`), remoteAddress: '10.88.0.1' }))
    expect(fetched - before).toBe(20)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    // Who is known is let in all the same.
    const known = await shop.call('GET', '/carts/none', undefined, { remoteAddress: '10.88.0.1' })
    expect(known.body).toMatchObject({ messages: [{ code: 'not_found' }] })
  })

  it('is told where both have no capability in common, and where to send its shopper', async () => {
    const { status, body } = await begin(at('/able'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'capabilities_incompatible' }],
      continue_url: expect.stringContaining('/en') as string,
    })
  })

  it('is not let in without a name', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/ucp/gb/carts', payload: items(['1-A', 1]) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_profile_url' })
  })

  it('has to wait where it calls too often, and takes nothing from others who have its name', async () => {
    const hurried = { agent: shop.profile, remoteAddress: '10.66.0.1' }
    const answers = []
    for (let call = 0; call < 62; call += 1) answers.push(await shop.call('POST', '/carts', items(['1-A', 1]), hurried))
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' }, headers: { 'retry-after': '60' } })
    expect((await shop.call('POST', '/carts', items(['1-A', 1]), { ...hurried, remoteAddress: '10.66.1.1' })).status).toBe(201)
  })
})

describe('a profile that leads elsewhere', () => {
  it('is not followed, though what it leads to is one', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/profile' }).end()
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(PROFILE))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const read = (address: string) => createProfileReader({ config: shop.runtime.config, fetch })(address, async () => undefined)
    await expect(read(`http://127.0.0.1:${port}/profile`)).resolves.toMatchObject({ keys: [{ kid: 'key-1' }] })
    await expect(read(`http://127.0.0.1:${port}/moved`)).rejects.toMatchObject({ status: 424, code: 'profile_unreachable' })
    await new Promise((resolve) => server.close(resolve))
  })

  it('is read over https alone where the shop is in production', async () => {
    const reader = createProfileReader({ config: { ...shop.runtime.config, APP_ENV: 'production' }, fetch })
    const read = (address: string) => reader(address, async () => undefined)
    await expect(read('http://agent.example/ucp')).rejects.toMatchObject({ code: 'invalid_profile_url' })
    await expect(read('https://127.0.0.1/ucp')).rejects.toMatchObject({ code: 'profile_unreachable' })
  })
})

const PAYLOAD = JSON.stringify(items(['1-A', 1]))

interface Forgery {
  readonly payload?: string
  readonly fields?: readonly string[]
  readonly created?: Date
  readonly keyid?: string
}

const signed = async ({ payload = PAYLOAD, fields, created, keyid = 'key-1' }: Forgery = {}) => {
  const agent = `profile="${at('/signing')}"`
  const digest = `sha-256=:${createHash('sha256').update(PAYLOAD).digest('base64')}:`
  const request = {
    method: 'POST',
    url: 'http://localhost/ucp/gb/carts',
    headers: { host: 'localhost', 'content-type': 'application/json', 'ucp-agent': agent, 'content-digest': digest },
  }
  const { headers } = await httpbis.signMessage(
    {
      key: {
        id: keyid,
        alg: 'ecdsa-p256-sha256',
        sign: async (data) => sign('sha256', data, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
      },
      fields: [...(fields ?? ['@method', '@authority', '@path', 'ucp-agent', 'content-digest'])],
      ...(created === undefined ? {} : { paramValues: { created } }),
    },
    request,
  )
  const answer = await shop.app.inject({ method: 'POST', url: '/ucp/gb/carts', headers, payload, remoteAddress: '10.77.0.1' })
  return { status: answer.statusCode, body: answer.json<{ readonly code?: string }>() }
}

describe('a signature', () => {
  it('of a key of the profile is accepted', async () => {
    expect(await signed()).toMatchObject({ status: 201 })
  })

  it.each<[string, Forgery, number, string]>([
    ['is about another body', { payload: JSON.stringify(items(['1-A', 9])) }, 400, 'digest_mismatch'],
    ['leaves out the body', { fields: ['@method', '@authority', '@path', 'ucp-agent'] }, 401, 'signature_invalid'],
    ['leaves out who calls', { fields: ['@method', '@authority', '@path', 'content-digest'] }, 401, 'signature_invalid'],
    ['is old', { created: new Date(Date.now() - 3_600_000) }, 401, 'signature_invalid'],
    ['is by a key that the profile does not have', { keyid: 'key-2' }, 401, 'key_not_found'],
  ])('is refused where it %s', async (_what, forgery, status, code) => {
    expect(await signed(forgery)).toMatchObject({ status, body: { code } })
  })

  it('of somebody else’s key is refused', async () => {
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const agent = `profile="${at('/signing')}"`
    const { headers } = await httpbis.signMessage(
      {
        key: {
          id: 'key-1',
          alg: 'ecdsa-p256-sha256',
          sign: async (data) => sign('sha256', data, { key: stranger, dsaEncoding: 'ieee-p1363' }),
        },
        fields: ['@method', '@authority', '@path', 'ucp-agent'],
      },
      { method: 'GET', url: 'http://localhost/ucp/gb/carts/none', headers: { host: 'localhost', 'ucp-agent': agent } },
    )
    const answer = await shop.app.inject({ url: '/ucp/gb/carts/none', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'signature_invalid' })
  })
})
