import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadIndex } from '../../../platform/algolia/engine/load-index.ts'
import type { Database } from '../../../server/database/database.ts'
import { answerQuery } from '../../../platform/algolia/query/answer-query.ts'
import { createTestSearch, type TestSearch } from '../../setup/search.ts'

let search: TestSearch
beforeAll(async () => {
  search = await createTestSearch()
})
afterAll(() => search.test.close())

/** The same database for somebody else: what a process has in memory hangs on the object that it has for the database. */
const otherProcess = (changes: Partial<Database> = {}): Database => Object.assign(Object.create(search.test.runtime.database), changes)

const depsOn = (database: Database) => ({ database, clock: search.test.runtime.clock, hasMagicWords: false })

const idsIn = async (database: Database, indexName: string, body: object = {}): Promise<readonly unknown[]> => {
  const { hits } = await answerQuery(depsOn(database), indexName, body)
  return (Array.isArray(hits) ? hits : []).map((hit: { readonly objectID: unknown }) => hit.objectID).sort()
}

const A_SECOND = { timeout: 20_000 }
const products = (count: number, color: string) =>
  Array.from({ length: count }, (_, index) => ({ objectID: `p${String(index).padStart(4, '0')}`, color }))

const save = (indexName: string, objects: readonly { readonly objectID: string; readonly color: string }[]) =>
  search.client.batch({
    indexName,
    batchWriteParams: { requests: objects.map((body) => ({ action: 'addObject', body: { ...body } })) },
  })

it('a product that another process adds is found, one that it changes is found as it is now, and one that it removes is not', async () => {
  const other = otherProcess()
  await save('shared', [...products(3, 'red')])
  expect(await idsIn(other, 'shared')).toEqual(['p0000', 'p0001', 'p0002'])
  await save('shared', [
    { objectID: 'p0001', color: 'blue' },
    { objectID: 'new', color: 'blue' },
  ])
  await expect.poll(() => idsIn(other, 'shared', { query: 'blue' }), A_SECOND).toEqual(['new', 'p0001'])
  expect(await idsIn(other, 'shared', { query: 'red' })).toEqual(['p0000', 'p0002'])
  await search.client.deleteObject({ indexName: 'shared', objectID: 'p0000' })
  await expect.poll(() => idsIn(other, 'shared'), A_SECOND).toEqual(['new', 'p0001', 'p0002'])
})

it('a product that a process of the last release adds or removes, which notes nothing of it, is found or not', async () => {
  const { database } = search.test.runtime
  await save('before', products(3, 'red'))
  expect(await idsIn(database, 'before')).toHaveLength(3)
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`update search_indexes set revision = revision + 1 where name = 'before'`)
    await transaction.execute(sql`delete from search_records where index_name = 'before' and object_id = 'p0001'`)
    await transaction.execute(sql`insert into search_records (index_name, object_id, record, numbers, facets, words)
      values ('before', 'old', '{"objectID": "old", "color": "red"}', '{}', '{}', '''red'':1A')`)
  })
  await expect.poll(() => idsIn(database, 'before', { query: 'red' }), A_SECOND).toEqual(['old', 'p0000', 'p0002'])
})

it('nothing that is written while an index is read into memory is lost', async () => {
  const { client } = search
  await save('growing', products(250, 'red'))
  let reads = 0
  const { database } = search.test.runtime
  const interrupted = otherProcess({
    // The second statement reads the first of the products.
    execute: async (...statement: Parameters<Database['execute']>) => {
      const read = await database.execute(...statement)
      reads += 1
      if (reads !== 2) return read
      await save('growing', [
        { objectID: 'p0000', color: 'blue' },
        { objectID: 'p0249', color: 'blue' },
        { objectID: 'new', color: 'blue' },
      ])
      await client.deleteObject({ indexName: 'growing', objectID: 'p0001' })
      await client.deleteObject({ indexName: 'growing', objectID: 'p0248' })
      return read
    },
  } as Partial<Database>)
  const { index } = await loadIndex(interrupted, 'growing')
  expect(index.ordinals.size).toBe(249)
  expect([...index.ordinals.keys()].filter((id) => ['new', 'p0001', 'p0248'].includes(id))).toEqual(['new'])
  const { index: whole } = await loadIndex(database, 'growing')
  expect([...index.ordinals.keys()].sort()).toEqual([...whole.ordinals.keys()].sort())
  expect(await idsIn(database, 'growing', { query: 'blue' })).toEqual(['new', 'p0000', 'p0249'])
})

it('settings that change while an index is read into memory are those that it is searched by', async () => {
  const { client } = search
  const { database } = search.test.runtime
  await save('set', products(3, 'red'))
  let reads = 0
  const interrupted = otherProcess({
    execute: async (...statement: Parameters<Database['execute']>) => {
      const read = await database.execute(...statement)
      reads += 1
      if (reads === 2) await client.setSettings({ indexName: 'set', indexSettings: { attributesForFaceting: ['color'] } })
      return read
    },
  } as Partial<Database>)
  const { index } = await loadIndex(interrupted, 'set')
  expect(index.facets.get('color')?.length).toBe(3)
})

it('a batch is seen as a whole or not at all, however often it is written', async () => {
  const { client } = search
  const { database } = search.test.runtime
  await client.setSettings({ indexName: 'batch', indexSettings: { attributesForFaceting: ['color'] } })
  await save('batch', products(300, 'red'))
  const seen = new Set<string>()
  const look = async () => {
    const { facets } = await answerQuery(depsOn(database), 'batch', { facets: ['color'], hitsPerPage: 0, userToken: String(seen.size) })
    seen.add(JSON.stringify(facets))
  }
  // Often enough that the products of earlier writes are thrown away in between.
  for (const color of ['blue', 'green', 'red', 'blue', 'green', 'red', 'blue', 'green']) {
    const written = save('batch', products(300, color))
    await Promise.all([look(), look(), written.then(look)])
    await look()
  }
  expect([...seen].sort()).toEqual(['blue', 'green', 'red'].map((color) => JSON.stringify({ color: { [color]: 300 } })))
})
