import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertResource } from '../../../platform/contentful/storage/insert-resource.ts'
import { keepLast } from '../../../platform/contentful/storage/keep-last.ts'
import { listResources } from '../../../platform/contentful/storage/list-resources.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

describe('what is stored of a history', () => {
  it('is the last of each, and nothing of another is touched', async () => {
    const { database } = test.runtime
    for (const [id, parentId] of [
      ['1', 'Entry:a'],
      ['2', 'Entry:a'],
      ['3', 'Entry:b'],
      ['4', 'Entry:a'],
    ] as const)
      await insertResource(database, { kind: 'Snapshot', id, parentId, body: {}, now: 1 })
    await keepLast(database, { kind: 'Snapshot', parentId: 'Entry:a', count: 2 })
    expect((await listResources(database, { kind: 'Snapshot' })).map(({ id }) => id)).toEqual(['2', '3', '4'])
    await keepLast(database, { kind: 'Snapshot', parentId: 'Entry:a', count: 2 })
    expect(await listResources(database, { kind: 'Snapshot' })).toHaveLength(3)
  })
})
