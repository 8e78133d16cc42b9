import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, entryOf, openDocument, OWN, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
  await shop.make('words', 'headline', { text: 'Good evening' })
  await shop.make('later', 'hologram', { depth: 3 })
  await shop.make('circle', 'accordion', { heading: 'Round', panels: [linkTo('turn')] })
  await shop.make('turn', 'accordion-panel', { title: 'Turn', body: [linkTo('circle')] })
  await shop.make('odd', 'page', pageOf('odd', ['words', 'later', 'circle', 'gone', 'constructor']))
  await shop.make('plain', 'page', pageOf('plain', ['words']))
  await shop.make('leads', 'redirect', {})
})
afterAll(() => shop.close())

describe('opening a page', () => {
  it('shows blocks of unknown types, circles and a missing block’s neighbours, and writes nothing', async () => {
    const before = await shop.versions()
    const answer = await api.get('/pages/odd')
    expect(answer.statusCode).toBe(200)
    const { entries, locales } = answer.json()
    expect(Object.keys(entries).sort()).toEqual(['circle', 'later', 'odd', 'turn', 'words'])
    expect(entries.later).toMatchObject({ sys: { version: 1, contentType: { sys: { id: 'hologram' } } }, fields: { depth: { en: 3 } } })
    expect(locales).toContainEqual({ code: 'en', fallbackCode: null, default: true })
    expect(await shop.versions()).toEqual(before)
  })

  it.each(['words', 'nowhere'])('answers that there is no such page for what is none: %s', async (id) => {
    const answer = await api.get(`/pages/${id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is never stored by anything on the way', async () => {
    expect((await api.get('/pages/odd')).headers['cache-control']).toBe('no-store')
  })

  it('checks a page with blocks that lead in circles and nowhere, and says at which field', async () => {
    const answer = await api.send('POST', '/check', { document: await openDocument(api, 'odd') })
    expect(answer.statusCode).toBe(200)
    const { problems } = answer.json()
    expect(problems.map(({ code }: { code: string }) => code)).toContain('unknownType')
    expect(problems.every(({ sites }: { sites: string[] }) => sites.length > 0)).toBe(true)
  })

  it('lists each problem once for all sites it is found in', async () => {
    await shop.make('mute', 'headline', {})
    await shop.make('silent', 'page', pageOf('silent', ['mute']))
    const { problems } = (await api.send('POST', '/check', { document: await openDocument(api, 'silent') })).json()
    const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error')
    expect(errors).toMatchObject([{ entryId: 'mute', field: 'text', path: '/blocks/0/props' }])
    expect(errors[0].sites.length).toBeGreaterThan(5)
  })
})

describe('a check', () => {
  it('names each of two fields of a block that are empty', async () => {
    await shop.make('bare', 'text-and-image', {})
    await shop.make('empty', 'page', pageOf('empty', ['bare']))
    const { problems } = (await api.send('POST', '/check', { document: await openDocument(api, 'empty') })).json()
    const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error')
    expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual(['image', 'text'])
  })
})

describe('saving an entry', () => {
  it('saves all fields as they came, also of types that the shop does not know', async () => {
    const { sys } = entryOf(await openDocument(api, 'odd'), 'later')
    const saved = await api.send('PUT', '/entries/later', { version: sys.version, fields: { depth: { en: 4, fr: 5 } } })
    expect([saved.statusCode, saved.json().fields, saved.json().sys.version]).toEqual([200, { depth: { en: 4, fr: 5 } }, sys.version + 1])
  })

  it('says who wrote what, with the request, in one line', async () => {
    const { sys } = entryOf(await openDocument(api, 'plain'), 'words')
    api.takeLog()
    await api.send('PUT', '/entries/words', { version: sys.version, fields: { text: { en: 'Logged' } } })
    const line =
      api
        .takeLog()
        .split('\n')
        .find((each) => each.includes('composeSave')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ event: 'composeSave', user: 'Developer', entry: 'words', version: sys.version + 1 })
    expect(JSON.parse(line)).toHaveProperty('reqId')
  })

  it('never overwrites what somebody else has changed meanwhile, and answers what is there now', async () => {
    const { sys } = entryOf(await openDocument(api, 'plain'), 'words')
    await api.send('PUT', '/entries/words', { version: sys.version, fields: { text: { en: 'Hers' } } })
    const late = await api.send('PUT', '/entries/words', { version: sys.version, fields: { text: { en: 'His' } } })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'STALE', current: { sys: { version: sys.version + 1 }, fields: { text: { en: 'Hers' } } } })
    expect(entryOf(await openDocument(api, 'plain'), 'words').fields).toEqual({ text: { en: 'Hers' } })
  })

  it('never overwrites what was changed in the moment between reading and writing', async () => {
    const { sys } = entryOf(await openDocument(api, 'plain'), 'words')
    const { entry } = shop.contentful.management
    const racing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          // Somebody is quicker, once this one has compared.
          update: async (...given: Parameters<typeof real.entry.update>) => {
            const current = await entry.get({ entryId: 'words' })
            await entry.update({ entryId: 'words' }, { ...current, fields: { text: { en: 'Quicker' } } })
            return real.entry.update(...given)
          },
        } as typeof real.entry,
      }),
    })
    const late = await racing.send('PUT', '/entries/words', { version: sys.version, fields: { text: { en: 'Slower' } } })
    expect([late.statusCode, late.json().current?.fields]).toEqual([409, { text: { en: 'Quicker' } }])
  })

  it('makes a new block as a draft, and once where its answer was lost and it is sent again', async () => {
    const wish = { version: 0, contentType: 'headline', fields: { text: { en: 'New' } } }
    const made = await api.send('PUT', '/entries/brand-new', wish)
    expect([made.statusCode, made.json().sys]).toEqual([200, expect.objectContaining({ id: 'brand-new', version: 1 })])
    expect(await shop.publishedVersion('brand-new')).toBeUndefined()
    const again = await api.send('PUT', '/entries/brand-new', wish)
    expect([again.statusCode, again.json().current.fields]).toEqual([409, wish.fields])
  })

  it.each(['page', 'redirect', '', '../page', 'hologram-of-nobody'])('makes no entry of the type “%s”', async (contentType) => {
    const answer = await api.send('PUT', '/entries/never-made', { version: 0, contentType, fields: {} })
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.json().message).toMatch(/\.$/)
    expect((await shop.versions())['never-made']).toBeUndefined()
  })

  it('says in words which field the CMS does not take', async () => {
    const { sys } = entryOf(await openDocument(api, 'plain'), 'words')
    const refused = await api.send('PUT', '/entries/words', { version: sys.version, fields: { none: { en: 'x' } } })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'REFUSED'])
    expect(refused.json().message).toContain('none')
  })

  it('leaves redirects to the CMS', async () => {
    const answer = await api.send('PUT', '/entries/leads', { version: 1, fields: {} })
    expect([answer.statusCode, (await shop.versions())['leads']]).toEqual([403, 1])
  })

  it.each([
    ['no version', { fields: {} }],
    ['a field that cannot be one', { version: 1, fields: { 'a b': { en: 1 } } }],
    ['a value without a language', { version: 1, fields: { text: 'x' } }],
  ])('refuses %s in a sentence', async (_what, body) => {
    const answer = await api.send('PUT', '/entries/words', body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('a request that changes something', () => {
  it.each([
    ['of a form, which has no header', { origin: OWN.origin }],
    ['of another origin', { ...OWN, origin: 'https://evil.example' }],
    ['that another site made, as the browser says', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { 'x-vitrine-compose': '1' }],
  ])('is refused where it is one %s', async (_what, headers) => {
    const before = await shop.versions()
    const answer = await api.send('PUT', '/entries/words', { version: before['words'], fields: { text: { en: 'Forged' } } }, headers)
    expect([answer.statusCode, await shop.versions()]).toEqual([403, before])
  })

  it('is unknown on the shop’s own hosts, where a shopper’s page could ask', async () => {
    expect((await api.get('/pages', { host: 'shop.test' })).statusCode).toBe(404)
  })
})
