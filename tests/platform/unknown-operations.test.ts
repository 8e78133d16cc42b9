import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { algoliaEmulator } from '../../platform/algolia/algolia-emulator.ts'
import { cognitoEmulator } from '../../platform/cognito/plugin.ts'
import { contentfulEmulator } from '../../platform/contentful/plugin.ts'
import { paymentsEmulator } from '../../platform/payments/plugin.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'

let test: TestRuntime
const ORIGIN = 'http://localhost:5173'

/** The stand-ins beside a storefront that takes every path, as the shop's does. */
beforeAll(async () => {
  test = await createTestRuntime()
  const { app, runtime } = test
  app.get('/*', async (_request, reply) => reply.code(404).type('text/html').send('<h1>The shop</h1>'))
  app.post('*', async (_request, reply) => reply.code(405).send({ code: 'METHOD_NOT_ALLOWED' }))
  await app.register(algoliaEmulator, { prefix: '/algolia', runtime })
  await app.register(cognitoEmulator, { prefix: '/cognito', runtime })
  await app.register(contentfulEmulator, { prefix: '/contentful', runtime })
  await app.register(paymentsEmulator, { prefix: '/payments', runtime })
  await app.ready()
})
afterAll(() => test.close())

const ALGOLIA = { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'write-key' }
const CONTENTFUL = { authorization: 'Bearer management-token' }
const environment = '/contentful/spaces/vitrine/environments/master'

describe('an operation that a stand-in does not have', () => {
  it.each([
    ['GET', '/algolia/1/keys', ALGOLIA],
    ['GET', '/algolia/1/logs', ALGOLIA],
    ['POST', '/algolia/1/configs', ALGOLIA],
    ['GET', '/algolia', ALGOLIA],
    ['GET', '/cognito/x', {}],
    ['POST', '/cognito/oauth2/token', {}],
    ['GET', '/contentful/x', CONTENTFUL],
    ['POST', `${environment}/nope`, CONTENTFUL],
    ['GET', '/payments/x', {}],
    ['POST', '/payments/v71/payments/8835/amountUpdates', {}],
    ['POST', '/payments/v71/paymentLinks', {}],
  ] as const)('is answered 501 and by its name, not by the shop: %s %s', async (method, url, headers) => {
    const answer = await test.app.inject({ method, url, headers })
    expect(answer.statusCode).toBe(501)
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(`${method} ${url}`) })
  })

  it('has the members of its vendor’s errors', async () => {
    const bodyOf = async (url: string, headers = {}) => (await test.app.inject({ url, headers })).json<object>()
    expect(Object.keys(await bodyOf('/algolia/1/keys', ALGOLIA)).sort()).toEqual(['message', 'status'])
    expect(Object.keys(await bodyOf('/cognito/x')).sort()).toEqual(['__type', 'message'])
    expect(Object.keys(await bodyOf('/contentful/x', CONTENTFUL)).sort()).toEqual(['message', 'requestId', 'sys'])
    expect(Object.keys(await bodyOf('/payments/x'))).toContain('errorCode')
  })
})

describe('a page of another origin', () => {
  it.each([
    ['/algolia/1/indexes/*/queries', 'POST', 'x-algolia-api-key,x-algolia-application-id'],
    [`${environment}/entries`, 'GET', 'authorization,x-contentful-user-agent'],
    [`${environment}/entries/1`, 'PUT', 'authorization,x-contentful-version'],
  ] as const)('may ask %s, as at the vendor', async (url, method, headers) => {
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': headers },
    })
    expect(preflight.statusCode).toBe(200)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': headers,
      'access-control-allow-methods': expect.stringContaining(method),
    })
    // A refusal must be readable too.
    const answer = await test.app.inject({ method, url, headers: { origin: ORIGIN }, ...(method === 'GET' ? {} : { payload: {} }) })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('the credentials of the vendor’s library for events', () => {
  const event = { eventType: 'click', eventName: 'Card', index: 'products', userToken: 'u1', objectIDs: ['1'] }

  it.each([
    ['X-Algolia-Application-Id', 'X-Algolia-API-Key'],
    ['x-algolia-application-id', 'x-algolia-api-key'],
  ])('are read from the address as %s and %s', async (id, key) => {
    const send = (apiKey: string) =>
      test.app.inject({
        method: 'POST',
        url: `/algolia/1/events?${new URLSearchParams({ [id]: 'EMBEDDED', [key]: apiKey }).toString()}`,
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify({ events: [event] }),
      })
    expect((await send('search-only')).statusCode).toBe(200)
    expect((await send('wrong')).statusCode).toBe(403)
  })
})
