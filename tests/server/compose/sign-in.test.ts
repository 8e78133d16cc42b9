import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityProvidersOf, issuerOf } from '../../../server/lib/identity-providers.ts'
import { rateWindows } from '../../../server/database/schema/commerce.ts'
import { createComposeShop, openDocument, OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

const GROUPS = { COMPOSE_EDITORS: 'page-editors', COMPOSE_PUBLISHERS: 'page-publishers' }
const HOUR_MS = 3_600_000
const PASSWORD = 'Sunflower-9'

/** People of the provider, by e-mail address. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  'ed@shop.example': ['page-editors'],
  'pat@shop.example': ['page-publishers', 'others'],
  'jane@shop.example': [],
}

let shop: ComposeShop
let api: ComposeApi
let isDown = false
let comparisons = 0
let clientId = ''
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose({ variables: GROUPS, fetch: await createProvider() })
  await shop.make('words', 'headline', { text: 'Good evening' })
  await shop.make('page', 'page', pageOf('page', ['words']))
})
afterAll(() => shop.close())
beforeEach(async () => {
  isDown = false
  comparisons = 0
  clientId = String(identityProvidersOf(shop.contentful.runtime.sites)[0]?.clientId)
  await shop.contentful.runtime.database.delete(rateWindows)
})

/** The vendor's wire as far as a sign-in by password goes: tokens with groups, which the embedded provider does not have. */
const createProvider = async (): Promise<typeof fetch> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const { runtime } = shop.contentful
  const [provider] = identityProvidersOf(runtime.sites)
  const sign = (claims: Record<string, unknown>, email: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setSubject(`sub of ${email.split('@')[0]}`)
      .setIssuer(issuerOf(runtime.config, String(provider?.userPoolId)))
      .setExpirationTime(Math.floor(runtime.clock.now() / 1000) + 3_600)
      .sign(privateKey)
  return async (input, init) => {
    if (isDown) throw Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })
    if (String(input instanceof Request ? input.url : input).endsWith('jwks.json'))
      return Response.json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] })
    comparisons += 1
    const { USERNAME, PASSWORD: given } = JSON.parse(String(init?.body)).AuthParameters
    const groups = PEOPLE[USERNAME]
    if (groups === undefined || given !== PASSWORD)
      return Response.json({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }, { status: 400 })
    const AccessToken = await sign({ token_use: 'access', client_id: clientId, 'cognito:groups': groups }, USERNAME)
    const IdToken = await sign({ token_use: 'id', aud: clientId, given_name: USERNAME.split('@')[0], family_name: 'Marsh' }, USERNAME)
    return Response.json({ AuthenticationResult: { AccessToken, IdToken } })
  }
}

const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = OWN) =>
  api.send('POST', '/session', { email, password }, headers)

type Answer = Awaited<ReturnType<typeof signIn>>
const cookieOf = ({ headers }: Answer, name: string): string =>
  [headers['set-cookie']].flat().find((each) => each?.startsWith(`${name}=`)) ?? ''
/** Headers of a browser that has a cookie of this answer. */
const having = (answer: Answer, name: string): Record<string, string> => ({ ...OWN, cookie: cookieOf(answer, name).split(';')[0] ?? '' })
/** Headers of a browser in which somebody signed in. */
const as = async (name: string): Promise<Record<string, string>> => having(await signIn(`${name}@shop.example`), 'compose_session')

describe('where groups of people are named', () => {
  it('tells whoever did not sign in to do so, and nothing of any page', async () => {
    expect((await api.get('/session')).json()).toMatchObject({ isOpen: false })
    expect((await api.get('/session')).json()).not.toHaveProperty('user')
    for (const path of ['/pages', '/pages/page', '/pages/page/live', '/assets', '/products?siteTag=ald-gb&lang=en']) {
      const answer = await api.get(path)
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'SIGN_IN'])
    }
  })

  it('lets an editor save and not publish, which is refused in a sentence and publishes nothing', async () => {
    const headers = await as('ed')
    expect((await api.get('/session', headers)).json().user).toMatchObject({ name: 'ed Marsh', rights: ['edit'] })
    const { entries } = (await api.get('/pages/page', headers)).json()
    const { sys, fields } = entries.words
    expect((await api.send('PUT', '/entries/words', { version: sys.version, fields }, headers)).statusCode).toBe(200)
    const versions = seenVersions((await api.get('/pages/page', headers)).json())
    const refused = await api.send('POST', '/pages/page/publish', { versions }, headers)
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'You may edit but not publish. Ask somebody who may.'])
    expect([await shop.publishedVersion('words'), await shop.publishedVersion('page')]).toEqual([undefined, undefined])
  })

  it('lets a publisher publish, and logs who it was without an e-mail address', async () => {
    const headers = await as('pat')
    const versions = seenVersions((await api.get('/pages/page', headers)).json())
    api.takeLog()
    expect((await api.send('POST', '/pages/page/publish', { versions }, headers)).json()).toEqual({ status: 'published' })
    const log = api.takeLog()
    expect(log).toContain('"event":"composePublish","user":"pat Marsh"')
    expect(log).not.toContain('@shop.example')
  })

  it('lets nobody in who is in none of the groups', async () => {
    const answer = await signIn('jane@shop.example')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  })

  it('refuses a wrong password and tokens of another app', async () => {
    expect((await signIn('pat@shop.example', 'wrong')).statusCode).toBe(401)
    clientId = 'another-app'
    expect((await signIn('pat@shop.example')).statusCode).toBe(401)
  })

  it('keeps the cookie from scripts and other sites, and only the API gets it', async () => {
    const answer = await signIn('pat@shop.example')
    expect(cookieOf(answer, 'compose_session')).toMatch(/; Max-Age=28800; Path=\/_compose\/api; HttpOnly; SameSite=Strict$/)
    expect(cookieOf(answer, 'compose_known')).toMatch(/; Max-Age=7776000; Path=\/_compose\/api\/session; HttpOnly; SameSite=Strict$/)
  })

  it('compares ten wrong passwords of one address a minute, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('pat@shop.example', 'guess')))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    expect(comparisons).toBe(10)
    expect((await signIn('pat@shop.example')).statusCode).toBe(429)
  })

  it('lets whoever was in before by this browser sign in while strangers guess, as herself alone', async () => {
    const headers = having(await signIn('pat@shop.example'), 'compose_known')
    await Promise.all(Array.from({ length: 12 }, () => signIn('pat@shop.example', 'guess')))
    const statusOf = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).statusCode
    expect(await statusOf('pat@shop.example')).toBe(429)
    expect(await statusOf('ed@shop.example', PASSWORD, headers)).toBe(429)
    expect(await statusOf('pat@shop.example', PASSWORD, { ...headers, cookie: `${headers['cookie']}0` })).toBe(429)
    expect(await statusOf('pat@shop.example', PASSWORD, headers)).toBe(200)
    expect((await api.get('/pages', headers)).statusCode).toBe(401)
  })

  it('does not count right passwords', async () => {
    for (let time = 0; time < 12; time += 1) expect((await signIn('pat@shop.example')).statusCode).toBe(200)
  })

  it('does not take a sign-in from another site', async () => {
    expect((await signIn('pat@shop.example', PASSWORD, { ...OWN, origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  it('says that the provider cannot be reached, and that nobody was refused', async () => {
    isDown = true
    const answer = await signIn('pat@shop.example')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  it('lets nobody in by a cookie that was changed, is over, or is of other groups', async () => {
    const headers = await as('ed')
    const [name, value = ''] = String(headers['cookie']).split('=', 2)
    const [text = '', signature] = value.split('.')
    const better = Buffer.from(Buffer.from(text, 'base64url').toString().replace('["edit"]', '["edit","publish"]')).toString('base64url')
    expect(better).not.toBe(text)
    expect((await api.get('/pages', { cookie: `${name}=${better}.${signature}` })).statusCode).toBe(401)
    const others = await shop.compose({ variables: { COMPOSE_EDITORS: 'other-editors' } })
    expect((await others.get('/pages', headers)).statusCode).toBe(401)
    expect((await api.get('/pages', headers)).statusCode).toBe(200)
    shop.contentful.runtime.clock.advance(8 * HOUR_MS)
    expect((await api.get('/pages', headers)).statusCode).toBe(401)
  })

  it('a sign-out ends the session and its cookie', async () => {
    const answer = await api.send('DELETE', '/session', undefined, await as('pat'))
    expect(answer.json()).not.toHaveProperty('user')
    expect(String(answer.headers['set-cookie'])).toMatch(/^compose_session=; Max-Age=0/)
  })
})

describe('where no groups are named', () => {
  it('is open on a developer’s machine, with a notice', async () => {
    const open = await shop.compose()
    expect((await open.get('/session')).json()).toMatchObject({ isOpen: true, user: { name: 'Developer', rights: ['edit', 'publish'] } })
    expect((await openDocument(open, 'page')).pageId).toBe('page')
  })

  it.each(['staging', 'production'])('is not there in %s', async (environment) => {
    const none = await shop.compose({ variables: { APP_ENV: environment } })
    const answer = await none.get('/pages')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })
})
