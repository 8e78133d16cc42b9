import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOST_SESSION, PASS_HEADER } from '../../../../schemas/api/compose.ts'
import { createComposeShop, OWN, pageOf, type ComposeShop } from '../compose-shop.ts'
import { APP, createHostShop, type HostShop } from './host-shop.ts'

let shop: ComposeShop
let hosted: HostShop
/** Another process of the same shop. */
let beside: HostShop
beforeAll(async () => {
  shop = await createComposeShop()
  hosted = await createHostShop(shop)
  beside = await createHostShop(shop)
  await shop.make('words', 'headline', { text: 'Good evening' })
  await shop.make('page', 'page', pageOf('page', ['words']))
})
afterAll(() => shop.close())
afterEach(() => vi.restoreAllMocks())

const begins = async (signed: ReturnType<HostShop['signs']>, by: HostShop = hosted) => by.ask('POST', HOST_SESSION, signed)
const userOf = async (pass: string, by: HostShop = hosted) =>
  (await by.api.get('/session', { [PASS_HEADER]: pass })).json<{ readonly user?: { readonly name: string; readonly rights: string[] } }>()
    .user

describe('a request that Contentful signed for its user', () => {
  it('is answered with a pass, with which she reads and edits pages without a cookie', async () => {
    const pass = await hosted.passOf('ann')
    expect(await userOf(pass)).toEqual({ id: 'contentful:ann', name: 'ann', rights: ['edit'] })
    expect((await hosted.ask('GET', '/_compose/api/pages', { [PASS_HEADER]: pass })).status).toBe(200)
    const saved = { version: 1, contentType: 'headline', fields: { text: { en: 'Good morning' } } }
    expect((await hosted.ask('PUT', '/_compose/api/entries/words', { ...OWN, [PASS_HEADER]: pass }, saved)).status).toBe(200)
  })

  it('sets no cookie, and its pass is good in another process', async () => {
    const answer = await hosted.api.send('POST', '/host-session', undefined, hosted.signs())
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await userOf(answer.json().pass, beside)).toBeDefined()
  })

  it('makes a publisher of those alone who are named, everywhere or for their sites', async () => {
    expect(await userOf(await hosted.passOf('pat'))).toMatchObject({ rights: ['edit', 'publish'] })
    expect(await userOf(await hosted.passOf('gb-pat'))).toMatchObject({ rights: ['edit', 'publish'], publishSites: ['ald-gb'] })
    const pass = await hosted.passOf('ann')
    const publish = await hosted.ask('POST', '/_compose/api/pages/page/publish', { ...OWN, [PASS_HEADER]: pass }, { versions: {} })
    expect(publish).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })

  it('calls her by the name that the CMS has', async () => {
    const { items } = await shop.contentful.management.user.getManyForSpace({ spaceId: shop.contentful.runtime.config.CONTENTFUL_SPACE_ID })
    expect(await userOf(await hosted.passOf(String(items[0]?.sys.id)))).toMatchObject({ name: 'Vitrine Manager' })
  })

  it('is refused for who is in no list, where editors are named', async () => {
    const strict = await createHostShop(shop, { CONTENTFUL_APP_EDITORS: 'ann' })
    expect((await begins(strict.signs({ userId: 'ann' }), strict)).status).toBe(200)
    expect(await begins(strict.signs({ userId: 'viewer' }), strict)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })
})

describe('a request is refused with a sentence and a line in the log that has its id', () => {
  const other = (name: string, value: string) => () => hosted.signs({ headers: { [name]: value } })
  const without = (name: string) => () => {
    const { [name]: _gone, ...rest } = hosted.signs()
    return rest
  }
  /** Signed for one user, sent for another. */
  const forged = () => ({ ...hosted.signs({ userId: 'ann' }), 'x-contentful-user-id': 'pat' })
  /** Signed without her id, which is written beside it. */
  const unsigned = () => {
    const { 'x-contentful-user-id': _id, ...signed } = hosted.signs()
    const names = String(signed['x-contentful-signed-headers'])
    return { ...signed, 'x-contentful-signed-headers': names.replace(',x-contentful-user-id', ''), 'x-contentful-user-id': 'pat' }
  }
  it.each([
    ['signed with another secret', () => hosted.signs({ secret: 'x'.repeat(64) }), 'HOST_SIGNATURE', 'signature of Contentful'],
    ['signed for another path', () => hosted.signs({ path: '/_compose/api/pages' }), 'HOST_SIGNATURE', 'signature of Contentful'],
    ['signed for another user', forged, 'HOST_SIGNATURE', 'signature of Contentful'],
    ['with a user that is not signed', unsigned, 'HOST_SIGNATURE', 'signature of Contentful'],
    ['without a signature', without('x-contentful-signature'), 'HOST_SIGNATURE', 'signature of Contentful'],
    ['without a moment', without('x-contentful-timestamp'), 'HOST_SIGNATURE', 'signature of Contentful'],
    ['31 seconds old', () => hosted.signs({ ageMs: 31_000 }), 'HOST_LATE', 'too old'],
    ['from 6 seconds ahead', () => hosted.signs({ ageMs: -6_000 }), 'HOST_LATE', 'clock of the shop'],
    ['of another space', other('x-contentful-space-id', 'theirs'), 'HOST_SPACE', 'the space theirs'],
    ['of another environment', other('x-contentful-environment-id', 'staging'), 'HOST_ENVIRONMENT', 'the environment staging'],
    ['of another app', other('x-vitrine-compose-app', 'otherApp'), 'HOST_APP', 'the app otherApp'],
    ['of another app by the vendor’s own header', other('x-contentful-app-id', 'otherApp'), 'HOST_APP', 'the app otherApp'],
    ['without an app', other('x-vitrine-compose-app', ''), 'HOST_APP', 'the app'],
    ['without a user', () => hosted.signs({ userId: '' }), 'HOST_SIGNATURE', 'signature of Contentful'],
  ])('%s', async (_how, signed, code, words) => {
    hosted.api.takeLog()
    const { status, body } = await begins(signed())
    expect({ status, code: body.code }).toEqual({ status: 403, code })
    expect(body.message).toContain(words)
    expect(body.pass).toBeUndefined()
    const line =
      hosted.api
        .takeLog()
        .split('\n')
        .find((each) => each.includes('composeRefused')) ?? ''
    expect(line).toContain(`"code":"${code}"`)
    expect(line).toContain(String(body.requestId))
  })

  it('sent a second time, here or to another process', async () => {
    const signed = hosted.signs()
    expect((await begins(signed)).status).toBe(200)
    expect(await begins(signed)).toMatchObject({ status: 403, body: { code: 'HOST_REPLAY' } })
    expect(await begins(signed, beside)).toMatchObject({ status: 403, body: { code: 'HOST_REPLAY' } })
  })

  it('sent twice at once: one of the two', async () => {
    const signed = hosted.signs()
    const statuses = (await Promise.all([begins(signed), begins(signed, beside)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 403])
  })

  it('from a page of another origin', async () => {
    const { origin: _own, ...signed } = hosted.signs()
    const answer = await begins({ ...signed, origin: 'https://elsewhere.example' })
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await begins({ ...hosted.signs(), 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('where the shop is no app: nothing is taken, and the composer is as it was', async () => {
    const alone = await createHostShop(shop, { CONTENTFUL_APP_ID: '', CONTENTFUL_APP_SECRET: '' })
    const off = await shop.compose()
    expect((await off.send('POST', '/host-session', undefined, hosted.signs())).json()).toMatchObject({ code: 'HOST_OFF' })
    expect((await off.get('/session', { [PASS_HEADER]: await hosted.passOf('ann') })).json().user.id).toBe('developer')
    await alone.api.app.close()
  })
})

describe('a pass', () => {
  const asks = async (pass: string, by: HostShop = hosted) => (await by.ask('GET', '/_compose/api/pages', { [PASS_HEADER]: pass })).status

  it('of the composer in the CMS ends after 15 minutes', async () => {
    const pass = await hosted.passOf('ann')
    const { clock } = shop.contentful.runtime
    const now = clock.now()
    vi.spyOn(clock, 'now').mockReturnValue(now + 14.9 * 60_000)
    expect(await asks(pass)).toBe(200)
    vi.spyOn(clock, 'now').mockReturnValue(now + 15.1 * 60_000)
    expect(await asks(pass)).toBe(401)
  })

  it('is worth nothing once a sign of it is another, or the person of another one', async () => {
    const [ann = '', pat = ''] = await Promise.all([hosted.passOf('ann'), hosted.passOf('pat')])
    const [text] = pat.split('.')
    const [, signature] = ann.split('.')
    expect(await asks(`${text}.${signature}`)).toBe(401)
    expect(await asks(`${ann.slice(0, -1)}${ann.endsWith('0') ? '1' : '0'}`)).toBe(401)
    expect(await asks('')).toBe(401)
  })

  it.each([
    ['space', { CONTENTFUL_SPACE_ID: 'theirs' }],
    ['environment', { CONTENTFUL_ENVIRONMENT: 'staging' }],
    ['app', { CONTENTFUL_APP_ID: 'otherApp' }],
    ['signing secret', { CONTENTFUL_APP_SECRET: 't'.repeat(64) }],
    ['list of publishers', { CONTENTFUL_APP_PUBLISHERS: 'somebody' }],
  ])('is none for another %s', async (_what, variables) => {
    expect(await asks(await hosted.passOf('pat'), await createHostShop(shop, variables))).toBe(401)
  })

  it('counts while the signing secret of the app is changed, and so does what the CMS still signs with the one before', async () => {
    const changing = await createHostShop(shop, {
      CONTENTFUL_APP_SECRET: 't'.repeat(64),
      CONTENTFUL_APP_SECRET_PREVIOUS: APP.CONTENTFUL_APP_SECRET,
    })
    expect(await asks(await hosted.passOf('pat'), changing)).toBe(200)
    expect(await asks(await changing.passOf('pat'), changing)).toBe(200)
  })

  it('is not the cookie of who signed in by password, nor is that a pass', async () => {
    const pass = await hosted.passOf('pat')
    const both = await createHostShop(shop, { COMPOSE_EDITORS: 'page-editors' })
    expect((await both.ask('GET', '/_compose/api/pages', { cookie: `compose_session=${pass}` })).status).toBe(401)
  })

  it('does not stand in for the header of the composer: a form of another site changes nothing', async () => {
    const pass = await hosted.passOf('ann')
    expect((await hosted.ask('POST', '/_compose/api/check', { [PASS_HEADER]: pass, origin: 'https://elsewhere.example' }, {})).status).toBe(
      403,
    )
  })

  it('is asked for where nobody has one: the app being set up opens the composer to nobody else', async () => {
    expect(APP.CONTENTFUL_APP_EDITORS).toBe('*')
    expect((await hosted.ask('GET', '/_compose/api/pages')).status).toBe(401)
    expect((await hosted.ask('POST', '/_compose/api/canvas-ticket', OWN)).status).toBe(401)
  })
})
