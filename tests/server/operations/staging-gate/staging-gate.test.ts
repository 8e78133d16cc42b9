import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInProcessFetch } from '../../../../server/operations/in-process-fetch.ts'
import { createPasswordPass } from '../../../../server/operations/password-pass.ts'
import { registerStagingGate } from '../../../../server/operations/staging-gate/register-staging-gate.ts'
import { productionEnvironment, STAGING } from '../../../factories/deployed-environment.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

const PASSWORD = 'linen & wool'
const DAY_MS = 86_400_000
/** As the program registers them: a route for each file of the build, patterns for the rest. */
const OPEN_ROUTES = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/favicon.svg',
  '/mark-shopper.js',
  '/assets/shop-1.js',
  '/fonts/shop-sans.woff2',
  '/styles/:build/:file',
  '/contentful/spaces/:space',
  '/api/webhooks/payments',
  '/_compose/mcp',
]

let test: TestRuntime
beforeAll(async () => {
  test = await createGated()
})
afterAll(() => test.close())

const createGated = async (variables: NodeJS.ProcessEnv = {}): Promise<TestRuntime> => {
  const made = await createTestRuntime({ ...STAGING, STAGING_PASSWORD: PASSWORD, ...variables })
  await registerStagingGate(made.app, made.runtime)
  for (const route of [...OPEN_ROUTES, '/*'])
    made.app.get(route, (_request, reply) => reply.header('cache-control', 'public, s-maxage=60').send('inside'))
  return made
}

let address = 0
/** From another address each time, unless one is given: attempts are counted by address. */
const enter = (password: string, to = '/en/women?page=2', remoteAddress = `10.0.0.${(address += 1)}`) =>
  test.app.inject({
    method: 'POST',
    url: '/_gate',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password, to }).toString(),
  })
const get = (url: string, cookie = '') => test.app.inject({ url, headers: { cookie } })
/** `inject` and `fetch` resolve dots in a path; this sends them. */
const getAsWritten = (origin: string, path: string) =>
  new Promise<{ readonly status: number | undefined; readonly cacheControl: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, cacheControl: answer.headers['cache-control'] })
    })
    sent.on('error', reject)
    sent.end()
  })
const passOf = async (): Promise<string> => String((await enter(PASSWORD)).headers['set-cookie']).split(';', 1)[0] ?? ''

describe('a shop with a staging password', () => {
  it('shows a form instead of every page, and an error instead of every call [FRAME-07]', async () => {
    const page = await get('/en/women?page=2&query=%22%3E')
    expect(page.statusCode).toBe(401)
    expect(page.headers['www-authenticate']).toBeUndefined()
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
    expect(page.body).toContain('value="/en/women?page=2&amp;query=%22%3E"')
    const call = await get('/api/cart')
    expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([401, 'GATED'])
  })

  it('speaks the language of the page that was asked for', async () => {
    expect((await get('/ae/ar/women')).body).toContain('<html lang="ar" dir="rtl">')
    expect((await get('/en/women')).body).toContain('This shop is not public')
  })

  it('leaves probes, files, calls of machines and robots.txt before the gate, and this process to itself', async () => {
    for (const path of OPEN_ROUTES.map((route) => route.replaceAll(':', '')))
      expect([path, (await get(path)).statusCode]).toEqual([path, 200])
    for (const path of ['/assets', '/healthz/x', '//assets/x', '/_mailbox'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 401])
    const fetchInside = createInProcessFetch(() => test.app, 'http://localhost:3000')
    expect((await fetchInside('http://localhost:3000/en/')).status).toBe(200)
  })

  it('stands before every page, however its path is written: what counts is the route that answers', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const detours = ['/../en', '/%2e%2e/en', '/.%2E/en', '/..\\en', '/x\\..\\..\\en', '/a/b/../../../en', '/no-such-file.js']
    const paths = ['/assets', '/fonts', '/contentful', '/api/webhooks'].flatMap((prefix) => detours.map((detour) => `${prefix}${detour}`))
    for (const path of [...paths, '/styles/../en/women/shoes', '/styles/%2e%2e/us/en/'])
      expect([path, await getAsWritten(origin, path)]).toEqual([path, { status: 401, cacheControl: 'private, no-store' }])
  })

  it('opens for seven days with the password, back where one wanted to go', async () => {
    const answer = await enter(PASSWORD)
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/en/women?page=2'])
    const [pass, ...attributes] = String(answer.headers['set-cookie']).split('; ')
    expect(pass).toMatch(/^staging_gate=\d+\.[0-9a-f]{64}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax'])
    const inside = await get('/en/', await passOf())
    expect([inside.statusCode, inside.body]).toEqual([200, 'inside'])
    expect(inside.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
  })

  it('sends nobody to another host', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/_gate', '/\t/evil.example'])
      expect([to, (await enter(PASSWORD, to)).headers['location']]).toEqual([to, '/'])
  })

  it('says so where the password is not right, and 429 after ten tries a minute from one address', async () => {
    for (let time = 1; time <= 10; time += 1) expect((await enter('wrong', '/', '10.9.9.9')).statusCode).toBe(401)
    const tooMany = await enter(PASSWORD, '/', '10.9.9.9')
    expect([tooMany.statusCode, tooMany.headers['retry-after'], tooMany.headers['set-cookie']]).toEqual([429, '60', undefined])
    expect((await enter('wrong')).body).toContain('role="alert"')
    test.runtime.clock.advance(61_000)
    expect((await enter(PASSWORD, '/', '10.9.9.9')).statusCode).toBe(303)
    expect((await test.app.inject({ method: 'POST', url: '/_gate', remoteAddress: '10.8.8.8' })).statusCode).toBe(401)
  })

  it('takes a pass that is over, altered, or of another password for none', async () => {
    const { SESSION_SECRET: secret } = test.runtime.config
    const { issue } = createPasswordPass({ secret, password: PASSWORD, purpose: 'staging_gate' })
    const now = test.runtime.clock.now()
    const of = (value: string): string => `staging_gate=${value}`
    const later = issue(now).replace(/^\d+/, String(now + 90 * DAY_MS))
    const others = createPasswordPass({ secret, password: 'silk', purpose: 'staging_gate' }).issue(now)
    for (const value of [issue(now - 8 * DAY_MS), later, others, '', 'x.y']) expect((await get('/en/', of(value))).statusCode).toBe(401)
    expect((await get('/en/', of(issue(now)))).statusCode).toBe(200)
  })
})

describe('a shop without one, or in production', () => {
  it.each([{ APP_ENV: 'test', STAGING_PASSWORD: '' }, productionEnvironment()])('has no gate in $APP_ENV', async (variables) => {
    const open = await createGated(variables)
    expect((await open.app.inject({ url: '/en/' })).body).toBe('inside')
    await open.close()
  })
})
