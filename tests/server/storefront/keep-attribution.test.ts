import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { keepAttribution } from '../../../server/storefront/keep-attribution.ts'

const app = Fastify({ trustProxy: true })
app.get('/*', (request, reply) => keepAttribution(request, reply) ?? reply.send('page'))
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers: { host: 'shop.test', ...headers } })

it('a campaign that an address names is kept in a cookie for ten days, and the address goes on without it [STORE-15]', async () => {
  const answer = await get('/en/women?utm_source=a%20b&token=spring-26&color=red')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('http://shop.test/en/women?utm_source=a%20b&color=red')
  expect(answer.headers['set-cookie']).toBe('token=spring-26; Max-Age=864000; Path=/; SameSite=Lax')
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await get('/en?token=x')).headers.location).toBe('http://shop.test/en')
  expect((await get('/en?token=x', { 'x-forwarded-proto': 'https' })).headers['set-cookie']).toMatch(/; Secure/)
})

it.each([['none'], ['?token='], ['?token=a%20b'], ['?token=%3Cb%3E'], [`?token=${'a'.repeat(257)}`], ['?tokens=spring']])(
  'an address with %s is shown as it is, and no cookie is set [STORE-15]',
  async (query) => {
    const answer = await get(`/en${query === 'none' ? '' : query}`)
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([200, 'page', undefined])
  },
)

it('no address leads to another host', async () => {
  expect((await get('//elsewhere.example/?token=x')).headers.location).toBe('http://shop.test//elsewhere.example/')
})
