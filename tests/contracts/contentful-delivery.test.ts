import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContentful, type ContentfulServer } from './contentful-server.ts'

let server: ContentfulServer

const field = (id: string, type: string, more: object = {}) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  validations: [],
  ...more,
})
const FIELDS = [
  field('title', 'Symbol', { localized: true }),
  field('slug', 'Symbol'),
  field('rank', 'Integer'),
  field('isNew', 'Boolean'),
  field('words', 'Array', { items: { type: 'Symbol' } }),
  field('next', 'Link', { linkType: 'Entry' }),
  field('others', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
  field('picture', 'Link', { linkType: 'Asset' }),
  field('text', 'RichText', { localized: true }),
  field('secret', 'Symbol', { omitted: true }),
  field('data', 'Object'),
]
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })

const publish = async (entryId: string, fields: Record<string, Record<string, unknown>>, contentTypeId = 'story') => {
  const draft = await server.management.entry.createWithId({ contentTypeId, entryId }, { fields })
  return server.management.entry.publish({ entryId }, draft)
}

const ids = (items: readonly { readonly sys: { readonly id: string } }[]) => items.map(({ sys }) => sys.id).sort()
const found = async (query: object) => ids((await server.delivery.getEntries({ content_type: 'story', ...query })).items)
const refused = async (query: object): Promise<string> => {
  const error: unknown = await server.delivery.getEntries(query as never).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error ? error.name : 'accepted'
}

beforeAll(async () => {
  server = await startContentful()
  const { management } = server
  for (const [code, fallbackCode] of [
    ['fr', 'en'],
    ['fr-CA', 'fr'],
    ['ja', 'en'],
  ] as const) {
    await management.locale.create(
      {},
      { code, name: code, fallbackCode, optional: true, contentDeliveryApi: true, contentManagementApi: true },
    )
  }
  for (const [id, fields] of [
    ['story', FIELDS],
    ['author', [field('name', 'Symbol')]],
  ] as const) {
    const draft = await management.contentType.createWithId(
      { contentTypeId: id },
      { name: id, description: '', displayField: fields[0]?.id ?? '', fields: fields as never },
    )
    await management.contentType.publish({ contentTypeId: id }, draft)
  }
  const file = {
    fileName: 'leaf.jpg',
    contentType: 'image/jpeg',
    url: '/images/leaf.jpg',
    details: { size: 1, image: { width: 8, height: 6 } },
  }
  const asset = await management.asset.createWithId({ assetId: 'leaf' }, {
    fields: { title: { en: 'Leaf', fr: 'Feuille' }, file: { en: file } },
  } as never)
  await management.asset.publish({ assetId: 'leaf' }, asset)
  await publish('ada', { name: { en: 'Ada' } }, 'author')
  await publish('one', {
    title: { en: 'Linen coat', fr: 'Manteau en lin' },
    slug: { en: 'one' },
    rank: { en: 1 },
    isNew: { en: true },
    words: { en: ['a', 'b'] },
    secret: { en: 'x' },
  })
  await publish('two', {
    title: { en: 'Wool coat' },
    slug: { en: 'two' },
    rank: { en: 2 },
    isNew: { en: false },
    words: { en: ['b'] },
    next: { en: link('ada') },
  })
  await publish('three', {
    title: { en: 'Boots' },
    slug: { en: 'three' },
    rank: { en: 10 },
    next: { en: link('two') },
    picture: { en: link('leaf', 'Asset') },
    data: { en: { sys: link('x').sys } },
  })
  const gone = await publish('gone', { title: { en: 'Gone' } })
  await publish('broken', { title: { en: 'Broken' }, others: { en: [link('gone'), link('one')] } })
  await management.entry.unpublish({ entryId: gone.sys.id })
  const nodes = [{ nodeType: 'embedded-entry-block', data: { target: link('one') }, content: [] }]
  await publish('rich', { title: { en: 'Rich' }, text: { en: { nodeType: 'document', data: {}, content: nodes } } })
  await management.entry.createWithId({ contentTypeId: 'story', entryId: 'draft' }, { fields: { title: { en: 'Draft' } } })
})
afterAll(() => server.close())

describe('the vendor’s delivery client', () => {
  it('reads one entry with what it links to, two levels down', async () => {
    const entry = await server.delivery.getEntry('three', { include: 2 })
    expect(entry.fields).toMatchObject({
      title: 'Boots',
      next: { fields: { title: 'Wool coat', next: { fields: { name: 'Ada' } } } },
      picture: { fields: { title: 'Leaf', file: { url: '/images/leaf.jpg', details: { image: { width: 8, height: 6 } } } } },
    })
    expect(entry.sys).toMatchObject({
      type: 'Entry',
      revision: 1,
      publishedVersion: 1,
      locale: 'en',
      contentType: { sys: { id: 'story' } },
    })
  })

  it('says NotFound for what is not published and finds it as a preview reader', async () => {
    await expect(server.delivery.getEntry('draft')).rejects.toThrow(/could not be found/)
    expect((await server.preview.getEntry('draft')).fields).toEqual({ title: 'Draft' })
    await expect(server.delivery.getEntry('gone')).rejects.toThrow(/could not be found/)
  })

  it('resolves an entry embedded in rich text', async () => {
    const entry = await server.delivery.getEntry('rich')
    expect(entry.fields['text']).toMatchObject({ content: [{ data: { target: { fields: { title: 'Linen coat' } } } }] })
  })

  it('names every link that leads nowhere and does not follow links inside JSON', async () => {
    const broken = await server.delivery.withoutLinkResolution.getEntries({ 'sys.id': 'broken' })
    expect(broken).toMatchObject({
      errors: [{ sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'gone' } }],
    })
    expect(ids(broken.includes?.Entry ?? [])).toEqual(['one'])
    const three = await server.delivery.withoutLinkResolution.getEntries({ 'sys.id': 'three' })
    expect(three.errors).toBeUndefined()
  })

  it('looks for a missing value along the locale’s own fallbacks, and not with all locales', async () => {
    expect((await server.delivery.getEntry('one', { locale: 'fr-CA' })).fields).toMatchObject({ title: 'Manteau en lin', rank: 1 })
    expect((await server.delivery.getEntry('two', { locale: 'fr-CA' })).fields['title']).toBe('Wool coat')
    const all = await server.delivery.withAllLocales.getEntry('one')
    expect(all.fields['title']).toEqual({ en: 'Linen coat', fr: 'Manteau en lin' })
    expect(all.sys).not.toHaveProperty('locale')
    expect(await refused({ locale: 'xx' })).toBe('BadRequest')
  })

  it('never gives an omitted field away', async () => {
    expect((await server.delivery.getEntry('one')).fields).not.toHaveProperty('secret')
    expect((await server.delivery.withAllLocales.getEntry('one')).fields).not.toHaveProperty('secret')
  })

  it.each([
    ['equality', { 'fields.slug': 'one' }, ['one']],
    ['equality in a list', { 'fields.words': 'b' }, ['one', 'two']],
    ['a boolean', { 'fields.isNew': false }, ['two']],
    ['ne', { 'fields.slug[ne]': 'one', 'fields.rank[exists]': true }, ['three', 'two']],
    ['in', { 'fields.slug[in]': ['one', 'three'] }, ['one', 'three']],
    ['nin', { 'sys.id[nin]': ['one', 'two', 'three'] }, ['broken', 'rich']],
    ['all', { 'fields.words[all]': ['a', 'b'] }, ['one']],
    ['exists', { 'fields.next[exists]': false, 'fields.slug[exists]': true }, ['one']],
    ['numbers, not their digits', { 'fields.rank[gt]': 2 }, ['three']],
    ['lte', { 'fields.rank[lte]': 2 }, ['one', 'two']],
    ['match', { 'fields.title[match]': 'coa' }, ['one', 'two']],
    ['words anywhere', { query: 'linen' }, ['one']],
    ['links_to_entry', { links_to_entry: 'two' }, ['three']],
    ['links_to_asset', { links_to_asset: 'leaf' }, ['three']],
    ['the entry linked to', { 'fields.next.sys.contentType.sys.id': 'author', 'fields.next.fields.name': 'Ada' }, ['two']],
    ['an id', { 'sys.id[in]': ['two', 'nobody'] }, ['two']],
    ['an instant', { 'sys.updatedAt[lt]': '2001-01-01T00:00:00Z' }, []],
  ])('finds entries by %s', async (_operator, query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('orders entries, pages through them and selects fields', async () => {
    const query = {
      content_type: 'story',
      'fields.rank[exists]': true,
      order: ['-fields.rank'] as never,
      limit: 2,
      skip: 1,
      select: ['fields.slug'] as never,
    }
    const page = await server.delivery.getEntries(query)
    expect(page).toMatchObject({ total: 3, skip: 1, limit: 2, items: [{ fields: { slug: 'two' } }, { fields: { slug: 'one' } }] })
    expect(page.items[0]?.fields).toEqual({ slug: 'two' })
  })

  it('pages there and back by cursor, whatever comes in before', async () => {
    const query = { content_type: 'story', order: ['fields.rank'] as never, 'fields.rank[exists]': true, limit: 2 }
    const slugs = ({ items }: { readonly items: readonly { readonly fields: object }[] }) =>
      items.map(({ fields }) => ('slug' in fields ? fields.slug : undefined))
    const first = await server.delivery.getEntriesWithCursor(query)
    expect([slugs(first), first.pages.prev, 'total' in first]).toEqual([['one', 'two'], undefined, false])
    await publish('zero', { title: { en: 'Zero' }, slug: { en: 'zero' }, rank: { en: 0 } })
    const second = await server.delivery.getEntriesWithCursor({ ...query, pageNext: first.pages.next ?? '' })
    expect([slugs(second), second.pages.next]).toEqual([['three'], undefined])
    const back = await server.delivery.getEntriesWithCursor({ ...query, pagePrev: second.pages.prev ?? '' })
    expect(slugs(back)).toEqual(['one', 'two'])
    await server.management.entry.unpublish({ entryId: 'zero' })
  })

  it.each([
    ['fields without a content type', { 'fields.slug': 'one' }, 'BadRequest'],
    ['a field nobody has', { content_type: 'story', 'fields.nothing': 'x' }, 'InvalidQuery'],
    ['an unknown parameter', { some: 'x' }, 'InvalidQuery'],
    ['a cursor that is not one', { cursor: true, pageNext: 'x' }, 'BadRequest'],
    ['a cursor and a number to skip', { cursor: true, skip: 1 }, 'BadRequest'],
    ['more than ten levels', { include: 11 }, 'BadRequest'],
    ['more than a thousand a page', { limit: 1001 }, 'BadRequest'],
  ])('refuses %s with the vendor’s error', async (_what, query, name) => {
    expect(await refused(query)).toBe(name)
  })

  it('reads assets, content types, locales and the space', async () => {
    const { delivery } = server
    expect((await delivery.getAsset('leaf', { locale: 'fr' })).fields).toMatchObject({ title: 'Feuille', file: { fileName: 'leaf.jpg' } })
    expect(ids((await delivery.getAssets({ mimetype_group: 'image' } as never)).items)).toEqual(['leaf'])
    expect(ids((await delivery.getContentTypes()).items)).toEqual(['author', 'story'])
    expect((await delivery.getContentType('author')).fields).toMatchObject([{ id: 'name', type: 'Symbol', required: false }])
    expect((await delivery.getLocales()).items.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual([
      ['en', null],
      ['fr', 'en'],
      ['fr-CA', 'fr'],
      ['ja', 'en'],
    ])
    expect((await delivery.getSpace()).sys.id).toBe('vitrine')
  })

  it('syncs everything once, then only what changed, deletions among it', async () => {
    const { delivery, management } = server
    const first = await delivery.sync({ initial: true })
    expect(ids(first.entries)).toEqual(['ada', 'broken', 'one', 'rich', 'three', 'two'])
    expect(ids(first.assets)).toEqual(['leaf'])
    expect(first.deletedEntries).toEqual([])
    const passing = await publish('passing', { title: { en: 'Passing' } })
    await management.entry.unpublish({ entryId: 'passing' })
    await publish('new', { title: { en: 'New' } })
    const second = await delivery.sync({ nextSyncToken: first.nextSyncToken ?? '' })
    expect(ids(second.entries)).toEqual(['new'])
    expect(second.entries[0]?.fields).toEqual({ title: { en: 'New' } })
    expect(second.deletedEntries).toMatchObject([{ sys: { type: 'DeletedEntry', id: passing.sys.id } }])
    expect((await delivery.sync({ nextSyncToken: second.nextSyncToken ?? '' })).entries).toEqual([])
  })

  it('pages a first sync by addresses that carry nothing but the token', async () => {
    const answer = await server.app.inject({
      url: '/contentful/spaces/vitrine/environments/master/sync?initial=true&limit=2&access_token=delivery-token',
    })
    expect(answer.json().items).toHaveLength(2)
    expect(answer.json().nextPageUrl).toMatch(/\/sync\?sync_token=[\w-]+$/)
  })

  it('is answered 304 when it has the answer already', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({
        url: '/contentful/spaces/vitrine/entries?sys.id=one',
        headers: { authorization: 'Bearer delivery-token', ...headers },
      })
    const first = await ask({})
    expect(first.headers['content-type']).toContain('application/vnd.contentful.delivery.v1+json')
    expect((await ask({ 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304)
  })

  it('opens nothing with a wrong token, and cannot write with a reader’s', async () => {
    const url = '/contentful/spaces/vitrine/environments/master/entries'
    const answer = await server.app.inject({ url, headers: { authorization: 'Bearer nobody' } })
    expect([answer.statusCode, answer.json().sys.id]).toEqual([401, 'AccessTokenInvalid'])
    const written = await server.app.inject({
      method: 'POST',
      url,
      headers: { authorization: 'Bearer delivery-token' },
      payload: { fields: {} },
    })
    expect([written.statusCode, written.json().sys.id]).toEqual([404, 'UnknownRoute'])
  })
})
