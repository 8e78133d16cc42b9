import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ComposePage } from '../../../schemas/api/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

const OTHERS = 2_000
const TEXT = 'Words of a block that nobody listed'

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
let api: ComposeApi
beforeAll(async () => {
  between = await startComposeBetween()
  ;({ shop, cms, api } = between)
  await shop.make('words', 'headline', { text: TEXT })
  await shop.make('section', 'fragment', { title: 'Section', blocks: [linkTo('words')] })
  await shop.make('page', 'page', pageOf('page', ['section']))
  await shop.publish('words', 'section', 'page')
  // Made by the platform one by one they take a minute.
  await shop.contentful.runtime.database.execute(sql`
    insert into contentful_resources (kind, id, parent_id, version, published_version, published_counter, created_at, updated_at,
      published_at, first_published_at, body, published_body)
    select kind, 'other-' || number, parent_id, version, published_version, published_counter, created_at, updated_at, published_at,
      first_published_at, body, published_body
    from contentful_resources, generate_series(1, ${sql.raw(String(OTHERS))}) as number where kind = 'Entry' and id = 'words'`)
})
afterAll(() => between.close())
beforeEach(() => {
  cms.reads.length = 0
})

const bytes = (): number => cms.reads.reduce((sum, { text }) => sum + text.length, 0)

describe(`beside ${OTHERS} other entries`, () => {
  it('the list of pages reads the fields of pages, and of all else the versions', async () => {
    const { pages } = (await api.get('/pages')).json()
    expect(pages.map(({ id, state }: ComposePage) => [id, state])).toEqual([['page', 'live']])
    // The pages, two times a thousand entries and the rest, the locales, and what is planned.
    const [planned, ...others] = cms.reads.map(({ path }) => path.split('?')[0]).toSorted()
    expect(planned).toMatch(/\/scheduled_actions$/)
    expect(others).toEqual(['/entries', '/entries', '/entries', '/entries', '/locales'])
    expect(cms.reads.filter(({ text }) => text.includes(TEXT))).toEqual([])
    expect(bytes()).toBeLessThan(OTHERS * 1_500)
  })

  it('the gallery of sections reads what is in sections, and nothing of the others', async () => {
    const { sections } = (await api.get('/sections')).json()
    expect(sections).toEqual([{ id: 'section', title: 'Section', usedBy: 0, state: 'live' }])
    expect(cms.reads).toHaveLength(4)
    expect(cms.reads.filter(({ text }) => text.includes('other-'))).toEqual([])
    expect(bytes()).toBeLessThan(100_000)
  })
})
