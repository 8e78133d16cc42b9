import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageSnapshots, pageSources, publishReports } from '../../../server/database/schema/publishing.ts'
import type { Cms } from '../../../server/publishing/cms.ts'
import { createPublisher, type Publisher } from '../../../server/publishing/create-publishing.ts'
import { createFakeCms, entry, pageEntry } from '../../factories/cms.ts'
import { deferred } from '../../factories/deferred.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [pageSnapshots, pageSources, publishReports]) await test.runtime.database.delete(table)
})

const headline = (text: string) => entry('h', 'headline', { text })
const publisherOf = (cms: Cms, log = test.runtime.log): Publisher => createPublisher({ ...test.runtime, cms, log }, 'space/master')
const liveTexts = async (): Promise<readonly unknown[]> => {
  const rows = await test.runtime.database.select().from(pageSnapshots)
  return [...new Set(rows.map(({ page }) => page.blocks[0]?.props['text']))]
}

/** A CMS that answers entries at once and assets only when it is resumed, so that its caller has read and not saved. */
const pausingAfterEntries = (cms: Cms): { readonly cms: Cms; readonly reached: Promise<void>; readonly resume: () => void } => {
  const reached = deferred()
  const released = deferred()
  const assetsById: Cms['assetsById'] = async (ids) => {
    reached.resolve()
    await released.promise
    return cms.assetsById(ids)
  }
  return { cms: { ...cms, assetsById }, reached: reached.promise, resume: () => released.resolve() }
}

describe('two processes that publish one page', () => {
  it('leaves the newer content live where a process that read the older content saves last', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('First'))
    await publisherOf(cms).publishAll()
    const slow = pausingAfterEntries(cms)
    const older = publisherOf(slow.cms).publish([{ id: 'h' }])
    await slow.reached
    cms.put(headline('Second'))
    await publisherOf(cms).publish([{ id: 'h', revision: 2 }])
    expect(await liveTexts()).toEqual(['Second'])
    slow.resume()
    await older
    expect(await liveTexts()).toEqual(['Second'])
  })

  it('leaves the newer content live where the CMS keeps answering another process with the older, and logs it', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('First'))
    const behind = createFakeCms(pageEntry('p', {}, ['h']), headline('First'))
    await publisherOf(cms).publishAll()
    cms.put(headline('Second'))
    await publisherOf(cms).publish([{ id: 'h', revision: 2 }])
    const error = vi.fn()
    await publisherOf(behind, Object.assign(Object.create(test.runtime.log), { error })).publishAll()
    expect(await liveTexts()).toEqual(['Second'])
    expect(error).toHaveBeenCalledWith({ keys: ['home'] }, expect.stringContaining('older than what is live'))
    // Once for all keys, three times for the page, once for pages under the key of the redirects.
    expect(behind.calls.pages).toBe(5)
  })
})

describe('batches of one process', () => {
  it('publishes one batch after the other, and what arrives meanwhile together in the next', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('First'))
    await publisherOf(cms).publishAll()
    const slow = pausingAfterEntries(cms)
    const publisher = publisherOf(slow.cms)
    const first = publisher.publish([{ id: 'h' }])
    await slow.reached
    const before = cms.calls.pages
    const later = [publisher.publish([{ id: 'h' }]), publisher.publish([{ id: 'p' }])]
    // Whatever could start at once would have started by now.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(cms.calls.pages).toBe(before)
    slow.resume()
    await Promise.all([first, ...later])
    expect(cms.calls.pages).toBe(before + 1)
  })
})
