import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bumpRevision } from '../../../../server/catalogue/catalogue-revision.ts'
import { purgedRevisions } from '../../../../server/database/schema/cdn.ts'
import { merchantRevisions } from '../../../../server/database/schema/merchant.ts'
import { purgeRevisions } from '../../../../server/operations/cdn/purge-revisions.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let purges: (readonly string[])[]
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())
beforeEach(async () => {
  purges = []
  await test.runtime.database.delete(purgedRevisions)
})

const follow = () => purgeRevisions({ ...test.runtime, purgeCaches: async (keys) => void purges.push(keys) })

it('a catalogue that was imported, and a document of merchants, purge every page once, whichever process follows first', async () => {
  await follow()
  purges = []
  await bumpRevision(test.runtime.database)
  await Promise.all([follow(), follow(), follow()])
  expect(purges).toEqual([test.runtime.sites.map(({ siteTag }) => `site:${siteTag}`)])
  await test.runtime.database.update(merchantRevisions).set({ revision: 1_000 })
  await Promise.all([follow(), follow()])
  expect(purges).toHaveLength(2)
})

it('what no process has followed is purged by the next start, and a start that finds nothing new purges nothing', async () => {
  await follow()
  expect(purges).toHaveLength(1)
  await follow()
  expect(purges).toHaveLength(1)
})

it('a purge that could not be queued is queued by the next that follows', async () => {
  const failing = purgeRevisions({ ...test.runtime, purgeCaches: () => Promise.reject(new Error('The queue is away')) })
  await expect(failing).rejects.toThrow('The queue is away')
  await follow()
  expect(purges).toHaveLength(1)
})
