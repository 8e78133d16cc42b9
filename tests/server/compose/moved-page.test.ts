import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createComposeShop, openDocument, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'
import { defined } from '../../../src/lib/defined.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const livePage = async (name: string, fields: Parameters<ComposeShop['make']>[2] = {}): Promise<void> => {
  await shop.make(`${name}-words`, 'headline', { text: name })
  await shop.make(name, 'page', { ...pageOf(name, [`${name}-words`]), ...fields })
  await shop.publish(`${name}-words`, name)
}
const rename = async (entryId: string, path: string): Promise<void> => {
  const { entry } = shop.contentful.management
  const page = await entry.get({ entryId })
  await entry.update({ entryId }, { ...page, fields: { ...page.fields, key: { en: `landing${path}` } } })
}
const publish = async (id: string, redirect: boolean | undefined = true, by = api) => {
  const versions = seenVersions(await openDocument(api, id))
  return by.send('POST', `/pages/${id}/publish`, { versions, ...defined({ redirect }) })
}
const move = async (id: string, path: string) => {
  await rename(id, path)
  expect((await publish(id)).json()).toEqual({ status: 'published' })
}
/** `/from > /to` of each redirect that is live. */
const liveRedirects = async (): Promise<readonly string[]> => {
  const { items } = await shop.contentful.management.entry.getMany({ query: { content_type: 'redirect', limit: 1000 } })
  return items
    .filter(({ sys }) => sys.publishedVersion !== undefined)
    .map(({ fields }) => `${fields['from'].en} > ${fields['to'].en}`)
    .sort()
}
const redirectsOf = async (name: string): Promise<readonly string[]> => (await liveRedirects()).filter((each) => each.includes(`/${name}`))

describe('a page whose address changes', () => {
  it('leads from its old address to the new one once it is live, for its sites', async () => {
    await livePage('moved', { sites: ['ald-gb'] })
    await move('moved', '/moved-on')
    expect(await redirectsOf('moved')).toEqual(['/moved > /moved-on'])
    const { items } = await shop.contentful.management.entry.getMany({ query: { content_type: 'redirect', 'fields.from': '/moved' } })
    expect(items[0]?.fields['sites']).toEqual({ en: ['ald-gb'] })
  })

  it('leaves nothing at its old address where she does not want it', async () => {
    await livePage('quiet')
    await rename('quiet', '/quiet-on')
    expect((await publish('quiet', false)).json()).toEqual({ status: 'published' })
    expect(await redirectsOf('quiet')).toEqual([])
  })

  it('moves from A to B to C and back to A without a loop, every old address leading straight to it', async () => {
    await livePage('round-a')
    await move('round-a', '/round-b')
    await move('round-a', '/round-c')
    expect(await redirectsOf('round')).toEqual(['/round-a > /round-c', '/round-b > /round-c'])
    await move('round-a', '/round-a')
    expect(await redirectsOf('round')).toEqual(['/round-b > /round-a', '/round-c > /round-a'])
  })

  it('takes redirects of others along, with what is behind their question mark', async () => {
    await livePage('fame')
    await shop.make('to-fame', 'redirect', { name: 'Fame', from: '/old-fame', to: '/fame?from=old' })
    await shop.publish('to-fame')
    await move('fame', '/fame-on')
    expect(await redirectsOf('fame')).toEqual(['/fame > /fame-on', '/old-fame > /fame-on?from=old'])
  })

  it('tells when the redirect failed after the page went live, and completes it when it is published again', async () => {
    await livePage('unlucky')
    await rename('unlucky', '/unlucky-on')
    const failing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          publish: async (...given: Parameters<typeof real.entry.publish>) => {
            if (given[0].entryId.startsWith('moved-'))
              throw Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })
            return real.entry.publish(...given)
          },
        } as typeof real.entry,
      }),
    })
    const answer = (await publish('unlucky', true, failing)).json()
    expect(answer).toEqual({
      status: 'published',
      redirectProblem: { message: expect.stringContaining('Publish again to complete it.'), says: expect.anything() },
    })
    expect(await redirectsOf('unlucky')).toEqual([])
    // With nothing else to publish, and from a browser that knows nothing of it.
    expect((await publish('unlucky', undefined)).json()).toEqual({ status: 'published' })
    expect(await redirectsOf('unlucky')).toEqual(['/unlucky > /unlucky-on'])
    expect((await publish('unlucky')).json()).toEqual({ status: 'published' })
    expect(await redirectsOf('unlucky')).toEqual(['/unlucky > /unlucky-on'])
  })

  it('is not published where its redirect cannot even be noted', async () => {
    await livePage('unnoted')
    await rename('unnoted', '/unnoted-on')
    const failing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          createWithId: async () => Promise.reject(Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })),
        } as typeof real.entry,
      }),
    })
    const before = await shop.publishedVersion('unnoted')
    expect((await publish('unnoted', true, failing)).statusCode).toBe(503)
    expect(await shop.publishedVersion('unnoted')).toBe(before)
  })

  it('is never published at the address of another live page', async () => {
    await livePage('first')
    await livePage('second')
    await rename('second', '/first')
    const answer = await publish('second')
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'The page “first” is live at /first. Give this page another address, or unpublish that one.',
    ])
    expect(await redirectsOf('second')).toEqual([])
  })

  it('that was never live leaves no redirect', async () => {
    await shop.make('fresh', 'page', pageOf('fresh', ['first-words']))
    await move('fresh', '/fresh-on')
    expect(await redirectsOf('fresh')).toEqual([])
  })
})
