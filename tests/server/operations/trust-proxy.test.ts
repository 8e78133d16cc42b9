import Fastify from 'fastify'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRequestIds, parseTrustedProxies, toTrustProxy } from '../../../server/operations/trust-proxy.ts'

const FORGED = '203.0.113.66'
const CLIENT = '198.51.100.7'
const CDN = '192.0.2.10'
const BALANCER = '10.0.0.1'

/** The client's address as the program sees it, from a request that came through proxies that append. */
const addressSeen = async (text: string, forwardedFor: string, from = BALANCER): Promise<string> => {
  const trusted = parseTrustedProxies(text)
  if (trusted === undefined) throw new Error(`${text} is neither a number nor a list`)
  const app = Fastify({ trustProxy: toTrustProxy(trusted) })
  app.get('/', async (request) => request.ip)
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwardedFor }, remoteAddress: from })
  await app.close()
  return body
}

describe('the address of a client', () => {
  it.each([
    ['0', CLIENT, BALANCER],
    ['1', CLIENT, CLIENT],
    ['2', `${CLIENT}, ${CDN}`, CLIENT],
    ['10.0.0.0/8, 192.0.2.10', `${CLIENT}, ${CDN}`, CLIENT],
    ['uniquelocal', CLIENT, CLIENT],
    ['192.0.2.10', CLIENT, BALANCER],
  ])('is found behind the proxies TRUST_PROXY=%s', async (text, forwardedFor, expected) => {
    expect(await addressSeen(text, forwardedFor)).toBe(expected)
  })

  it('cannot be forged: what a client put into the header itself never counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(FORGED, CDN, BALANCER, 'unknown', ''), { maxLength: 4 }), async (forged) => {
        expect(await addressSeen('1', [...forged, CLIENT].join(', '))).toBe(CLIENT)
        expect(await addressSeen('2', [...forged, CLIENT, CDN].join(', '))).toBe(CLIENT)
      }),
      { numRuns: 50 },
    )
  })
})

it.each(['', 'yes', 'true', '-1', '10', '10.0.0.0/33', '300.1.1.1', '10.0.0.0/8,', '*'])('TRUST_PROXY=%s is no set of proxies', (text) => {
  expect(parseTrustedProxies(text)).toBeUndefined()
})

describe('the id of a request', () => {
  const idOf = async (text: string, given: string, from = BALANCER): Promise<string> => {
    const app = Fastify({ genReqId: createRequestIds(parseTrustedProxies(text) ?? 0, () => 'ours') })
    app.get('/', async (request) => request.id)
    const { body } = await app.inject({ url: '/', headers: { 'x-request-id': given }, remoteAddress: from })
    await app.close()
    return body
  }

  it.each(['1', '10.0.0.0/8', 'uniquelocal'])('is the one of the proxy in front with TRUST_PROXY=%s', async (text) => {
    expect(await idOf(text, '7f3c-balancer')).toBe('7f3c-balancer')
  })

  it.each([
    ['of a client, where there is no proxy', '0', 'chosen-by-a-client', BALANCER],
    ['of a client that reached the process past its proxy', '10.0.0.0/8', 'chosen-by-a-client', CLIENT],
    ['with anything in it that a log would have to escape', '1', 'line\tbreak "}', BALANCER],
    ['too long to be one', '1', 'x'.repeat(129), BALANCER],
  ])('is never one %s', async (_what, text, given, from) => {
    expect(await idOf(text, given, from)).toBe('ours')
  })
})
