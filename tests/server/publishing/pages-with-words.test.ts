import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPublisher } from '../../../server/publishing/create-publishing.ts'
import { createPagesWithWords } from '../../../server/publishing/pages-with-words.ts'
import { createFakeCms, entry, pageEntry } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const found = { kind: 'landing', noindex: false, seoDescription: 'Coats for the way home.' }
const cms = createFakeCms(
  pageEntry('coats', { ...found, key: 'landing/coats', title: 'Coats' }, ['words']),
  pageEntry('hidden', { ...found, key: 'landing/hidden', title: 'Hidden', noindex: true }, ['words']),
  pageEntry('own', { ...found, key: 'landing/own', title: 'Own', seoTitle: 'Winter 100% wool' }, ['words']),
  entry('words', 'headline', { text: 'Wool' }),
)
let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
  await createPublisher({ ...test.runtime, cms }, 'space/master').publishAll()
})
afterAll(() => test.close())

const same = (words: { readonly title?: string; readonly description?: string }, pageId = 'new') =>
  createPagesWithWords(test.runtime.database)(
    { pageId, title: words.title, description: words.description },
    { site: site('gb'), language: 'en' },
  )

it('names the page that search engines list with the same title or description, never the page itself or one they leave out', async () => {
  expect(await same({ title: 'Coats | Alder' })).toEqual({ title: 'Coats', description: undefined })
  expect(await same({ title: 'Winter 100% wool' })).toMatchObject({ title: 'Own' })
  expect(await same({ title: 'Coats' })).toMatchObject({ title: undefined })
  expect(await same({ title: 'Hidden | Alder' })).toMatchObject({ title: undefined })
  expect(await same({ description: 'Coats for the way home.' }, 'coats')).toMatchObject({ description: 'Own' })
  expect(await same({ title: 'Coats | Alder' }, 'coats')).toMatchObject({ title: undefined })
  expect(await same({})).toEqual({})
})
