import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertResource } from '../../../platform/contentful/storage/insert-resource.ts'
import { getResource } from '../../../platform/contentful/storage/find-resource.ts'
import { createSettingsReader } from '../../../platform/contentful/storage/settings.ts'
import { removeResource, updateResource } from '../../../platform/contentful/storage/update-resource.ts'
import type { Database } from '../../../server/database/database.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
let database: Database

beforeAll(async () => {
  test = await createTestRuntime()
  database = test.runtime.database
  for (const id of ['hero', 'link', 'footer'])
    await insertResource(database, { kind: 'ContentType', id, body: { name: id, fields: [] }, now: 0 })
})

afterAll(() => test.close())

const named = async (id: string, name: string, inside = database): Promise<void> => {
  const type = await getResource(inside, { kind: 'ContentType', id })
  await updateResource(inside, type, { body: { name, fields: [] } })
}

it('a content type that another process changes is seen, and only that one is read again', async () => {
  const read = createSettingsReader()
  const before = await read(database)
  await named('link', 'Way')
  const after = await read(database)
  expect([...after.contentTypes.values()].map(({ body }) => body.name)).toEqual(['hero', 'Way', 'footer'])
  expect(after.contentTypes.get('hero')).toBe(before.contentTypes.get('hero'))
})

it('one that is deleted is gone', async () => {
  const read = createSettingsReader()
  await read(database)
  await removeResource(database, await getResource(database, { kind: 'ContentType', id: 'footer' }))
  expect([...(await read(database)).contentTypes.keys()]).toEqual(['hero', 'link'])
})

it('what was read in a transaction that came to nothing is forgotten with it', async () => {
  const read = createSettingsReader()
  await read(database)
  const undone = new Error('undone')
  const seen: unknown[] = []
  const change = database.transaction(async (inside) => {
    await named('hero', 'Stage', inside)
    seen.push((await read(inside)).contentTypes.get('hero')?.body.name)
    throw undone
  })
  await expect(change).rejects.toBe(undone)
  expect([...seen, (await read(database)).contentTypes.get('hero')?.body.name]).toEqual(['Stage', 'hero'])
})
