import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { composeActions } from '../../../server/database/schema/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, entryOf, openDocument, OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const historyOf = async (id: string): Promise<readonly (readonly unknown[])[]> =>
  (await api.get(`/pages/${id}/history`))
    .json()
    .actions.map(({ user, action, ids, outcome }: Record<string, unknown>) => [user, action, ids, outcome])
const versionOf = async (id: string): Promise<number> => (await shop.versions())[id] ?? 0

describe('the history of a page', () => {
  it('says who did what, newest first, also what was not done, and why', async () => {
    const begun = shop.contentful.runtime.clock.now()
    const wish = { title: 'Sale', path: '/sale', sites: [], locale: 'en', from: { template: 'empty' } }
    const { pageId } = (await api.send('POST', '/pages', wish)).json()
    await api.send('POST', `/pages/${pageId}/publish`, { versions: { [pageId]: 99 } })
    await api.send('POST', `/pages/${pageId}/archive`, { version: 99 })
    await api.send('POST', `/pages/${pageId}/archive`, { version: await versionOf(pageId) })
    await api.send('POST', `/pages/${pageId}/restore`, { version: await versionOf(pageId) })
    expect(await historyOf(pageId)).toEqual([
      ['Developer', 'restore', [pageId], 'done'],
      ['Developer', 'archive', [pageId], 'done'],
      ['Developer', 'archive', [pageId], 'STALE'],
      ['Developer', 'publish', [pageId], 'stale'],
      ['Developer', 'create', [pageId], 'done'],
    ])
    const [first] = (await api.get(`/pages/${pageId}/history`)).json().actions
    expect(new Date(first.at).getTime()).toBeGreaterThanOrEqual(begun)
  })

  it('names what went live, and what was taken down', async () => {
    await shop.make('live-words', 'headline', { text: 'Words' })
    await shop.make('live', 'page', pageOf('live', ['live-words']))
    await api.send('POST', '/pages/live/publish', { versions: seenVersions(await openDocument(api, 'live')) })
    await api.send('POST', '/pages/live/unpublish', { version: await versionOf('live') })
    expect(await historyOf('live')).toEqual([
      ['Developer', 'unpublish', ['live'], 'done'],
      ['Developer', 'publish', expect.arrayContaining(['live', 'live-words']), 'done'],
    ])
  })

  it('names blocks that were taken off it or out of a block of it; words that change, and blocks that move, are no news', async () => {
    for (const id of ['one', 'two', 'inside']) await shop.make(id, 'headline', { text: id })
    await shop.make('box', 'fragment', { title: 'Box', blocks: [linkTo('inside')] })
    await shop.make('whole', 'page', pageOf('whole', ['one', 'two', 'box']))
    const save = async (id: string, field: string, value: unknown) => {
      const { sys, fields } = entryOf(await openDocument(api, 'whole'), id)
      const body = { version: sys.version, fields: { ...fields, [field]: { en: value } }, pageId: 'whole' }
      expect((await api.send('PUT', `/entries/${id}`, body)).statusCode).toBe(200)
    }
    await save('one', 'text', 'Other words')
    await save(
      'whole',
      'blocks',
      ['box', 'two', 'one'].map((id) => linkTo(id)),
    )
    await save('box', 'blocks', [])
    await save(
      'whole',
      'blocks',
      ['box', 'two'].map((id) => linkTo(id)),
    )
    expect(await historyOf('whole')).toEqual([
      ['Developer', 'removeBlocks', ['one'], 'done'],
      ['Developer', 'removeBlocks', ['inside'], 'done'],
    ])
  })

  it('is written for uploads, which belong to no page', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { sys } = (await api.send('POST', '/assets?name=a.png', bytes, { ...OWN, 'content-type': 'image/png' })).json()
    await api.send('POST', '/assets?name=a.png', Buffer.from('no picture'), { ...OWN, 'content-type': 'image/png' })
    const rows = await shop.contentful.runtime.database
      .select()
      .from(composeActions)
      .where(sql`action = 'upload'`)
      .orderBy(composeActions.id)
    expect(rows.map(({ pageId, ids, outcome }) => [pageId, ids, outcome])).toEqual([
      [null, [sys.id], 'done'],
      [null, [], 'REFUSED'],
    ])
  })

  it('that cannot be written fails nobody’s work, and is in the log', async () => {
    await shop.make('unwritten', 'page', pageOf('unwritten', []))
    const { database } = shop.contentful.runtime
    await database.execute(sql`alter table compose_actions rename to elsewhere`)
    try {
      api.takeLog()
      expect((await api.send('POST', '/pages/unwritten/archive', { version: 1 })).statusCode).toBe(200)
      expect(api.takeLog()).toContain('"event":"composeActionLost"')
    } finally {
      await database.execute(sql`alter table elsewhere rename to compose_actions`)
    }
  })
})
