import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createComposeShop, OWN, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const livePage = async (name: string): Promise<number> => {
  await shop.make(`${name}-words`, 'headline', { text: name })
  await shop.make(name, 'page', pageOf(name, [`${name}-words`]))
  await shop.publish(`${name}-words`, name)
  return versionOf(name)
}
const versionOf = async (id: string): Promise<number> => (await shop.versions())[id] ?? 0
const change = async (id: string, action: string, body: object, by = api) => by.send('POST', `/pages/${id}/${action}`, body)
const redirectsFrom = async (from: string) =>
  (await shop.contentful.management.entry.getMany({ query: { content_type: 'redirect', 'fields.from': from } })).items

describe('a page that is taken down', () => {
  it('is a draft again and its blocks stay live, as other pages may use them', async () => {
    const answer = await change('down', 'unpublish', { version: await livePage('down') })
    expect([answer.statusCode, answer.json().entry.sys.publishedVersion]).toEqual([200, undefined])
    expect(await shop.publishedVersion('down')).toBeUndefined()
    expect(await shop.publishedVersion('down-words')).toBeDefined()
  })

  it('can redirect shoppers to another page', async () => {
    const answer = await change('led', 'unpublish', { version: await livePage('led'), redirectTo: '/women' })
    expect(answer.json().redirectProblem).toBeUndefined()
    const [redirect] = await redirectsFrom('/led')
    expect(redirect?.sys.publishedVersion).toBeDefined()
    expect(redirect?.fields).toMatchObject({ to: { en: '/women' }, kind: { en: 'permanent' } })
  })

  it('leads nowhere wrong: what is no address of the shop is refused, and the page stays', async () => {
    const version = await livePage('wrong')
    for (const redirectTo of ['women', '//evil.example', 'https://evil.example', '/a b', '/../x', '/api/cart', '/en/women', '/wrong'])
      expect([400, 422], redirectTo).toContain((await change('wrong', 'unpublish', { version, redirectTo })).statusCode)
    expect(await shop.publishedVersion('wrong')).toBeDefined()
  })

  it('is told when its redirect failed, and doing it again completes it', async () => {
    const version = await livePage('unlucky')
    const failing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          publish: async () => Promise.reject(Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })),
        } as typeof real.entry,
      }),
    })
    const answer = (await change('unlucky', 'unpublish', { version, redirectTo: '/men' }, failing)).json()
    expect(answer.redirectProblem.message).toContain('Unpublish again to complete it.')
    expect(await shop.publishedVersion('unlucky')).toBeUndefined()
    const again = await change('unlucky', 'unpublish', { version: answer.entry.sys.version, redirectTo: '/men' })
    expect(again.json().redirectProblem).toBeUndefined()
    expect((await redirectsFrom('/unlucky')).map(({ sys }) => sys.publishedVersion !== undefined)).toEqual([true])
  })

  it('is archived and restored as a draft', async () => {
    await shop.make('away', 'page', pageOf('away', []))
    const archived = await change('away', 'archive', { version: await versionOf('away') })
    expect(archived.json().entry.sys.archivedVersion).toBeDefined()
    const restored = await change('away', 'restore', { version: archived.json().entry.sys.version })
    expect(restored.json().entry.sys.archivedVersion).toBeUndefined()
    const { pages } = (await api.get('/pages')).json()
    expect(pages).toContainEqual(expect.objectContaining({ id: 'away', state: 'draft', version: restored.json().entry.sys.version }))
  })

  it('is not archived while shoppers see it', async () => {
    const answer = await change('seen', 'archive', { version: await livePage('seen') })
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Shoppers see this page. Unpublish it first.'])
  })

  it('is not one that the shop needs', async () => {
    await shop.make('the-home', 'page', { ...pageOf('x', []), key: 'home', kind: 'home' })
    for (const action of ['unpublish', 'archive']) {
      const answer = await change('the-home', action, { version: 1 })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'REFUSED'])
      expect(answer.json().message).toContain('Shoppers always need this page')
    }
  })
})

describe.each(['unpublish', 'archive', 'restore'])('%s', (action) => {
  it('does nothing where somebody changed the page meanwhile, and answers the page', async () => {
    const version = await livePage(`stale-${action}`)
    const answer = await change(`stale-${action}`, action, { version: version - 1 })
    expect([answer.statusCode, answer.json().code, answer.json().current.sys.version]).toEqual([409, 'STALE', version])
    expect(await shop.publishedVersion(`stale-${action}`)).toBeDefined()
  })

  it('does nothing where somebody changes the page in the moment before', async () => {
    const name = `moment-${action}`
    if (action === 'unpublish') await livePage(name)
    else await shop.make(name, 'page', pageOf(name, []))
    if (action === 'restore') await shop.contentful.management.entry.archive({ entryId: name })
    const version = await versionOf(name)
    let reads = 0
    const raced = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          get: async (params) => {
            const page = await real.entry.get(params)
            reads += 1
            // Between the first look and the last, a colleague saves.
            if (reads === 1 && action !== 'restore') await real.entry.update(params, page)
            if (reads === 1 && action === 'restore') await real.entry.unarchive(params)
            return page
          },
        } as typeof real.entry,
      }),
    })
    const answer = await change(name, action, { version }, raced)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'STALE'])
    expect(await versionOf(name)).toBe(version + 1)
  })

  it('is refused to a form of another site, for no page, and without a version', async () => {
    const name = `safe-${action}`
    const version = await livePage(name)
    expect((await api.send('POST', `/pages/${name}/${action}`, { version }, { origin: OWN.origin })).statusCode).toBe(403)
    expect((await change(name, action, {})).statusCode).toBe(400)
    expect((await change(`${name}-words`, action, { version: await versionOf(`${name}-words`) })).statusCode).toBe(404)
    expect((await change('nowhere', action, { version })).statusCode).toBe(404)
    expect(await versionOf(name)).toBe(version)
  })

  it('is written into the log with who did it', async () => {
    const name = `logged-${action}`
    await shop.make(name, 'page', pageOf(name, []))
    if (action === 'unpublish') {
      await shop.make(`${name}-words`, 'headline', { text: name })
      await shop.publish(`${name}-words`)
      const { entry } = shop.contentful.management
      const page = await entry.get({ entryId: name })
      await entry.update(
        { entryId: name },
        { ...page, fields: { ...page.fields, ...{ blocks: { en: [{ sys: { type: 'Link', linkType: 'Entry', id: `${name}-words` } }] } } } },
      )
      await shop.publish(name)
    }
    if (action === 'restore') await shop.contentful.management.entry.archive({ entryId: name })
    api.takeLog()
    expect((await change(name, action, { version: await versionOf(name) })).statusCode).toBe(200)
    expect(api.takeLog()).toMatch(new RegExp(`"event":"compose${action}","user":"Developer","page":"${name}"`, 'i'))
  })
})
