import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countResources, listResources, type ResourceFilter } from '../../../../platform/contentful/storage/list-resources.ts'
import type { Database } from '../../../../server/database/database.ts'
import { contentfulResources } from '../../../../server/database/schema/contentful.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

const PAGES = 3_000

let test: TestRuntime
let database: Database

const row = (id: string, fields: object, published: object | null = fields) => ({
  ...{ kind: 'Entry' as const, id, parentId: 'page', version: 2, createdAt: 1, updatedAt: 1, archivedVersion: null },
  ...{
    body: { fields },
    publishedBody: published === null ? null : { fields: published },
    publishedVersion: published === null ? null : 1,
  },
})

beforeAll(async () => {
  test = await createTestRuntime()
  database = test.runtime.database
  const many = Array.from({ length: PAGES }, (_, index) =>
    row(`page-${index}`, { key: { en: `landing/${index}` }, title: { en: `Page ${index}` } }),
  )
  for (let from = 0; from < PAGES; from += 500) await database.insert(contentfulResources).values(many.slice(from, from + 500))
  await database
    .insert(contentfulResources)
    .values([
      row('renamed', { key: { en: 'landing/new' } }, { key: { en: 'landing/old' } }),
      row('draft', { key: { en: 'landing/draft' } }, null),
      row('translated', { key: { en: 'landing/a', fr: 'landing/b' }, sites: { en: ['ald-gb', 'ald-us'] } }),
      { ...row('archived', { key: { en: 'landing/gone' } }, null), archivedVersion: 1 },
    ])
  await database.execute(sql`analyze contentful_resources`)
})
afterAll(() => test.close())

const ids = async (filter: Omit<ResourceFilter, 'kind'>): Promise<readonly string[]> =>
  (await listResources(database, { kind: 'Entry', ...filter })).map(({ id }) => id)
const ofKeys = (...texts: readonly string[]) => ({ fieldTexts: [{ field: 'key', texts }] })

it('entries are found by a text of a field, in any locale and in a list: published ones as they are published, others as they are drafted', async () => {
  expect(await ids(ofKeys('landing/7', 'landing/9', 'landing/none'))).toEqual(['page-7', 'page-9'])
  expect([await ids(ofKeys('landing/new')), await ids(ofKeys('landing/old'))]).toEqual([['renamed'], []])
  const published = (key: string) => ids({ ...ofKeys(key), isPublished: true })
  expect([await published('landing/new'), await published('landing/old'), await published('landing/draft')]).toEqual([[], ['renamed'], []])
  expect(await ids(ofKeys('landing/b'))).toEqual(['translated'])
  expect(await ids({ fieldTexts: [{ field: 'sites', texts: ['ald-us'] }] })).toEqual(['translated'])
  expect(await ids({ fieldTexts: [{ field: 'sites', texts: ['ald'] }] })).toEqual([])
})

it('a space is read page by page in the order of ids, each entry once, without those that are archived', async () => {
  const filter = { parentIds: ['page'], isArchived: false as const }
  const total = await countResources(database, { kind: 'Entry', ...filter })
  expect(total).toBe(PAGES + 3)
  const read: string[] = []
  for (let skip = 0; skip < total; skip += 1_000) read.push(...(await ids({ ...filter, page: { skip, limit: 1_000 } })))
  expect(read).toEqual([...new Set(read)].toSorted())
  expect(read).toHaveLength(total)
})

/** How the database finds what a read asks for. */
const planOf = async (filter: Omit<ResourceFilter, 'kind'>): Promise<string> => {
  const asked: { readonly getSQL: () => SQL }[] = []
  const listening = new Proxy(database, {
    get: (target, name) =>
      name === 'select'
        ? () => ({
            from: (table: typeof contentfulResources) => {
              const query = target.select().from(table)
              asked.push(query)
              return query
            },
          })
        : Reflect.get(target, name),
  })
  await listResources(listening, { kind: 'Entry', ...filter })
  return JSON.stringify(await database.execute(sql`explain ${asked[0]?.getSQL()}`))
}

it('of thousands of pages those with a key are read alone, by an index', async () => {
  expect(await planOf({ parentIds: ['page'], ...ofKeys('landing/7') })).toContain('contentful_resources_key')
  expect(await planOf({ parentIds: ['page'], isPublished: true, ...ofKeys('landing/7') })).toContain('contentful_resources_published_key')
})
