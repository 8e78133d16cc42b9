import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlainClientAPI } from 'contentful-management'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, entryOf, openDocument, OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const wish = (path: string, given: object = {}) => ({
  title: 'Questions',
  path,
  sites: [],
  locale: 'en',
  from: { template: 'questions' },
  ...given,
})
const create = async (body: object) => api.send('POST', '/pages', body)
const created = async (body: object): Promise<ComposeDocument> => {
  const answer = await create(body)
  expect(answer.json()).toEqual({ pageId: expect.any(String) })
  return openDocument(api, answer.json().pageId)
}
const idsInSpace = async (): Promise<readonly string[]> => Object.keys(await shop.versions())

describe('a new page', () => {
  it('begins as a draft with the blocks of its template, and can be published as it is where no picture is missing', async () => {
    const document = await created(wish('/help/questions', { sites: ['ald-gb'] }))
    const page = entryOf(document, document.pageId)
    expect(page.fields).toMatchObject({
      title: { en: 'Questions' },
      key: { en: 'landing/help/questions' },
      kind: { en: 'landing' },
      sites: { en: ['ald-gb'] },
    })
    expect(Object.values(document.entries).every(({ sys }) => sys.publishedVersion === undefined)).toBe(true)
    const types = Object.values(document.entries).map(({ sys }) => sys.contentType.sys.id)
    expect(new Set(types)).toEqual(
      new Set(['page', 'breadcrumbs', 'headline', 'read-more', 'accordion', 'accordion-panel', 'markdown', 'button-group', 'button']),
    )
    const answer = await api.send('POST', `/pages/${document.pageId}/publish`, { versions: seenVersions(document) })
    expect(answer.json()).toEqual({ status: 'published' })
  })

  it('has its title in its language and in that of the space, which every other language reads', async () => {
    const document = await created(wish('/arabic', { title: 'أسئلة', locale: 'ar' }))
    expect(entryOf(document, document.pageId).fields['title']).toEqual({ en: 'أسئلة', ar: 'أسئلة' })
    const foreign = await created(wish('/klingon', { locale: 'tlh' }))
    expect(entryOf(foreign, foreign.pageId).fields['title']).toEqual({ en: 'Questions' })
  })

  it('shows a script in its title as text everywhere', async () => {
    const title = '<script>alert(1)</script>'
    const document = await created(wish('/script', { title }))
    expect(entryOf(document, document.pageId).fields['title']).toEqual({ en: title })
    expect((await api.get('/pages')).headers['content-type']).toContain('application/json')
  })

  it('is written into the log with who made it, of what, and every entry', async () => {
    api.takeLog()
    const document = await created(wish('/logged'))
    const line = api
      .takeLog()
      .split('\n')
      .find((each) => each.includes('composeCreate'))
    const said = JSON.parse(line ?? '{}')
    expect(said).toMatchObject({ user: 'Developer', page: document.pageId, path: '/logged', from: { template: 'questions' } })
    expect(said.entries.toSorted()).toEqual(Object.keys(document.entries).sort())
  })
})

describe('a copy of a page', () => {
  it('has blocks of its own in every language, keeps shared sections shared, and unknown blocks as they are', async () => {
    await shop.make('shared-words', 'headline', { text: 'Shared' })
    await shop.make('shared', 'fragment', { title: 'Shared', blocks: [linkTo('shared-words')] })
    await shop.make('own-words', 'headline', { text: 'Own' })
    const { entry } = shop.contentful.management
    const own = await entry.get({ entryId: 'own-words' })
    await entry.update({ entryId: 'own-words' }, { ...own, fields: { text: { en: 'Own', fr: 'Propre' } } })
    await shop.make('later', 'hologram', { depth: 3 })
    await shop.make('model', 'page', { ...pageOf('model', ['shared', 'own-words', 'later']), sites: ['ald-gb'], seoTitle: 'Old' })
    const document = await created(wish('/model-2', { title: 'Second', sites: ['ald-us'], from: { pageId: 'model' } }))
    const page = entryOf(document, document.pageId)
    expect(page.fields).toMatchObject({ title: { en: 'Second' }, key: { en: 'landing/model-2' }, sites: { en: ['ald-us'] } })
    expect(page.fields['seoTitle']).toBeUndefined()
    const links = page.fields['blocks']?.['en'] as unknown as readonly { readonly sys: { readonly id: string } }[]
    const [first, second, third] = links.map(({ sys }) => sys.id)
    expect(first).toBe('shared')
    expect([second === 'own-words', third === 'later']).toEqual([false, false])
    expect(entryOf(document, second ?? '').fields).toEqual({ text: { en: 'Own', fr: 'Propre' } })
    expect(entryOf(document, third ?? '')).toMatchObject({
      sys: { contentType: { sys: { id: 'hologram' } } },
      fields: { depth: { en: 3 } },
    })
  })

  it('of a page with blocks in circles ends, and its circle is its own', async () => {
    await shop.make('turn', 'accordion', { panels: [linkTo('round')] })
    await shop.make('round', 'accordion-panel', { title: 'Round', body: [linkTo('turn')] })
    await shop.make('circles', 'page', pageOf('circles', ['turn']))
    const document = await created(wish('/circles-2', { from: { pageId: 'circles' } }))
    const ids = Object.keys(document.entries)
    expect(ids).toHaveLength(3)
    expect(ids.some((id) => ['turn', 'round', 'circles'].includes(id))).toBe(false)
  })

  it.each(['nowhere', 'own-words'])('of what is no page is refused: %s', async (pageId) => {
    expect((await create(wish('/copy-of-nothing', { from: { pageId } }))).statusCode).toBe(404)
  })

  it('of a part of the shop, whose blocks work there alone, is refused', async () => {
    await shop.make('a-footer', 'page', { ...pageOf('x', []), key: 'footer', kind: 'footer' })
    expect((await create(wish('/footer-2', { from: { pageId: 'a-footer' } }))).json().message).toContain('Choose a landing page')
  })
})

describe('a page that cannot be made', () => {
  it.each([
    ['a category', '/women/shoes', /category or brand/],
    ['a brand', '/brands/acme', /category or brand/],
    ['an address of the shop', '/checkout/basket', /the shop itself uses/],
    ['two slashes', '/help//x', /Begin with \//],
    ['a way up', '/../etc/passwd', /Begin with \//],
    ['a hidden slash', '/help%2fx', /Begin with \//],
    ['10,000 characters', `/${'a'.repeat(9_999)}`, /at most \d+ characters/],
    ['nothing', '', /Begin with \//],
  ])('is refused in a sentence where its address is one of %s, and nothing is written', async (_what, path, sentence) => {
    const before = await idsInSpace()
    const answer = await create(wish(path))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'REFUSED'])
    expect(answer.json().message).toMatch(sentence)
    expect(await idsInSpace()).toEqual(before)
  })

  it.each([
    ['no title', { title: '  ' }],
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }],
    ['a site of somebody else', { sites: ['evil-us'] }],
    ['no template of ours', { from: { template: '../../etc/passwd' } }],
    ['both a template and a page', { from: { template: 'legal', pageId: 'x' } }],
  ])('is refused where it has %s', async (_what, given) => {
    const before = await idsInSpace()
    const answer = await create(wish('/hostile', given))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
    expect(await idsInSpace()).toEqual(before)
  })

  it('is refused to a form of another site, which has no header', async () => {
    const answer = await api.send('POST', '/pages', wish('/forged'), { origin: OWN.origin })
    expect(answer.statusCode).toBe(403)
  })

  it('leaves nothing behind when the CMS fails half-way', async () => {
    const before = await idsInSpace()
    let made = 0
    const failing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          createWithId: async (...given: Parameters<PlainClientAPI['entry']['createWithId']>) => {
            made += 1
            if (made === 7) throw Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })
            return real.entry.createWithId(...given)
          },
        } as typeof real.entry,
      }),
    })
    const answer = await failing.send('POST', '/pages', wish('/half'))
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'CMS_UNAVAILABLE'])
    expect(await idsInSpace()).toEqual(before)
  })

  it('keeps its blocks when the CMS made the page and did not say so, and cannot delete it again', async () => {
    const lost = () => Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })
    const failing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          createWithId: async (...given: Parameters<PlainClientAPI['entry']['createWithId']>) => {
            const answer = await real.entry.createWithId(...given)
            if (given[0].contentTypeId === 'page') throw lost()
            return answer
          },
          delete: async () => Promise.reject(lost()),
        } as typeof real.entry,
      }),
    })
    expect((await failing.send('POST', '/pages', wish('/lost'))).statusCode).toBe(503)
    const { pages } = (await api.get('/pages')).json()
    const page = pages.find(({ key }: { key: string }) => key === 'landing/lost')
    const { problems } = (await api.send('POST', '/check', { document: await openDocument(api, page.id) })).json()
    expect(problems.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([])
  })
})

describe('an editor', () => {
  it('finds ten templates and the empty page with their blocks by name', async () => {
    const { templates } = (await api.get('/templates')).json()
    expect(templates).toHaveLength(11)
    expect(templates).toContainEqual(
      expect.objectContaining({
        id: 'questions',
        outline: ['Breadcrumbs', 'Headline', "Text with 'Read more'", 'Accordion', 'Accordion', 'Button group'],
      }),
    )
  })
})
