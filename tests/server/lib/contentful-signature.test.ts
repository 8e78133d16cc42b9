import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signContentfulRequest, verifyContentfulRequest } from '../../../server/lib/contentful-signature.ts'
import { secretOf } from '../../../server/lib/secret.ts'

const VALUE = 'x'.repeat(64)
const SECRET = secretOf(VALUE)
const NOW = Date.parse('2026-01-02T03:04:05Z')
const REQUEST = {
  method: 'POST',
  path: '/api/webhooks/contentful',
  headers: { 'X-Contentful-Topic': 'ContentManagement.Entry.publish' },
  body: '{"sys":{}}',
}

describe('the signature of a content webhook', () => {
  it('is the vendor’s: method, path, signed headers in order, body', () => {
    const canonical = [
      'POST',
      '/api/webhooks/contentful',
      `x-contentful-signed-headers:x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic;x-contentful-timestamp:${NOW};x-contentful-topic:ContentManagement.Entry.publish`,
      '{"sys":{}}',
    ].join('\n')
    const proof = signContentfulRequest({ secret: SECRET, request: REQUEST, now: NOW })
    expect(proof['x-contentful-signature']).toBe(createHmac('sha256', VALUE).update(canonical).digest('hex'))
  })

  it('is verified for whatever was signed, and for nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.webPath(), fc.string({ minLength: 1 }), (body, path, change) => {
        const request = { ...REQUEST, path: `/${path.replace(/^\//, '')}`, body }
        const headers = { ...request.headers, ...signContentfulRequest({ secret: SECRET, request, now: NOW }) }
        const signed = { ...request, headers, secret: SECRET, now: NOW }
        expect(verifyContentfulRequest(signed)).toBe(true)
        expect(verifyContentfulRequest({ ...signed, body: body + change })).toBe(false)
        expect(verifyContentfulRequest({ ...signed, secret: secretOf(VALUE + change) })).toBe(false)
        expect(verifyContentfulRequest({ ...signed, secret: secretOf(VALUE + change, VALUE) })).toBe(true)
        expect(verifyContentfulRequest({ ...signed, headers: { ...headers, 'X-Contentful-Topic': `${change}!` } })).toBe(false)
      }),
    )
  })

  it('is worth nothing after five minutes, without a timestamp or without a signature', () => {
    const headers = { ...REQUEST.headers, ...signContentfulRequest({ secret: SECRET, request: REQUEST, now: NOW }) }
    const signed = { ...REQUEST, headers, secret: SECRET }
    expect(verifyContentfulRequest({ ...signed, now: NOW + 5 * 60_000 + 1 })).toBe(false)
    expect(verifyContentfulRequest({ ...signed, now: NOW, headers: { ...headers, 'x-contentful-timestamp': 'soon' } })).toBe(false)
    expect(verifyContentfulRequest({ ...REQUEST, secret: SECRET, now: NOW })).toBe(false)
  })

  it('is refused where it covers neither the time of the call nor the list of what it covers', () => {
    const isAccepted = (covered: readonly string[]): boolean => {
      const headers: Record<string, string> = {
        'x-contentful-signed-headers': covered.join(','),
        'x-contentful-timestamp': String(NOW),
        'x-contentful-topic': 'ContentManagement.Entry.publish',
      }
      const signed = covered.map((name) => `${name}:${headers[name]}`).join(';')
      const signature = createHmac('sha256', VALUE).update([REQUEST.method, REQUEST.path, signed, REQUEST.body].join('\n')).digest('hex')
      return verifyContentfulRequest({
        ...REQUEST,
        headers: { ...headers, 'x-contentful-signature': signature },
        secret: SECRET,
        now: NOW,
      })
    }
    const [list, time, topic] = ['x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic']
    expect([isAccepted([list, time, topic]), isAccepted([list, topic]), isAccepted([time, topic])]).toEqual([true, false, false])
  })
})
