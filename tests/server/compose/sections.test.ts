import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageSources } from '../../../server/database/schema/publishing.ts'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
  await shop.make('words', 'headline', { text: 'Free returns' })
  await shop.make('promise', 'fragment', { title: 'Promises', blocks: [linkTo('words'), linkTo('gone')] })
  await shop.make('round', 'fragment', { title: 'A round', blocks: [linkTo('turn')] })
  await shop.make('turn', 'accordion', { heading: 'Turn', panels: [linkTo('panel')] })
  await shop.make('panel', 'accordion-panel', { title: 'Panel', body: [linkTo('round'), linkTo('turn')] })
  await shop.make('own', 'fragment', { title: 'Only itself', blocks: [] })
  await shop.make('away', 'fragment', { title: 'Put away', blocks: [] })
  const { management } = shop.contentful
  await management.entry.archive({ entryId: 'away' })
  const own = await management.entry.get({ entryId: 'own' })
  await management.entry.update({ entryId: 'own' }, { ...own, fields: { ...own.fields, blocks: { en: [linkTo('own')] } } })
  await shop.publish('own', 'words')
  const use = (key: string, sourceId: string) => ({ key, sourceId, revision: 1, name: null })
  await shop.contentful.runtime.database
    .insert(pageSources)
    .values([use('landing/a', 'promise'), use('landing/b', 'promise'), use('landing/b', 'words')])
})
afterAll(() => shop.close())

const sections = async () => (await api.get('/sections')).json().sections

describe('shared sections', () => {
  it('are listed by title with how many pages they are on and their state, but for those put away', async () => {
    expect(await sections()).toEqual([
      { id: 'round', title: 'A round', usedBy: 0, state: 'draft' },
      { id: 'own', title: 'Only itself', usedBy: 0, state: 'live' },
      { id: 'promise', title: 'Promises', usedBy: 2, state: 'draft' },
    ])
  })

  it('are changed where a block inside them is newer than what is live', async () => {
    await shop.make('inner', 'headline', { text: 'Old' })
    await shop.make('outer', 'fragment', { title: 'Outer', blocks: [linkTo('inner')] })
    await shop.publish('inner', 'outer')
    const { management } = shop.contentful
    const inner = await management.entry.get({ entryId: 'inner' })
    await management.entry.update({ entryId: 'inner' }, { ...inner, fields: { text: { en: 'New' } } })
    expect(await sections()).toContainEqual({ id: 'outer', title: 'Outer', usedBy: 0, state: 'changed' })
  })

  it('are read with everything inside, and with how many live pages each part is on', async () => {
    const answer = await api.get('/parts?entries=promise')
    expect(answer.statusCode).toBe(200)
    const { entries, assets, usedBy } = answer.json()
    expect(Object.keys(entries).sort()).toEqual(['promise', 'words'])
    expect(entries.words).toMatchObject({ sys: { id: 'words', version: expect.any(Number) }, fields: { text: { en: 'Free returns' } } })
    expect([assets, usedBy]).toEqual([{}, { promise: 2, words: 1 }])
  })

  it('that lead in circles are read to their end', async () => {
    expect(Object.keys((await api.get('/parts?entries=round')).json().entries).sort()).toEqual(['panel', 'round', 'turn'])
    expect(Object.keys((await api.get('/parts?entries=own')).json().entries)).toEqual(['own'])
  })

  it.each(['nowhere', '__proto__', ''])('are empty where nothing has the id: %s', async (id) => {
    const answer = await api.get(`/parts?entries=${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([200, { entries: {}, assets: {}, usedBy: {} }])
  })

  it('are refused in a sentence for what is no id, and for more than 200 at once', async () => {
    expect((await api.get('/parts?entries=a%20b')).statusCode).toBe(400)
    const many = Array.from({ length: 201 }, (_, index) => `id${index}`).join(',')
    expect((await api.get(`/parts?entries=${many}`)).statusCode).toBe(400)
  })
})
