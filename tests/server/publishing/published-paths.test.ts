import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPublisher } from '../../../server/publishing/create-publishing.ts'
import { createPageStore, type PageStore } from '../../../server/publishing/page-store.ts'
import { createFakeCms, entry, pageEntry } from '../../factories/cms.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

const GB = { siteTag: 'ald-gb', language: 'en' }
const words = entry('words', 'text', {}, { text: { en: 'Linen' } })
const cms = createFakeCms(
  pageEntry('home', {}, ['words']),
  pageEntry('about', { key: 'landing/about', kind: 'landing', noindex: false }, ['words']),
  pageEntry('sale', { key: 'landing/sale', kind: 'landing', noindex: true, sites: ['ald-gb', 'ald-us'] }, ['words']),
  pageEntry('contact', { key: 'contact', kind: 'contact', noindex: false }, ['words']),
  words,
)
let test: TestRuntime
let pages: PageStore

beforeAll(async () => {
  test = await createTestRuntime()
  pages = await createPageStore({ database: test.runtime.database, listen: test.handle.listen })
  await createPublisher({ ...test.runtime, cms }, 'space/master').publishAll()
})
afterAll(async () => {
  await pages.close()
  await test.close()
})

it('lists the addresses of the pages that are published on a site, and for crawlers those that may be found [ROUTE-28, CALL-42]', async () => {
  expect(await pages.listPaths(GB)).toEqual(['/about', '/contact', '/sale'])
  expect(await pages.listPaths({ ...GB, isForCrawlers: true })).toEqual(['/about', '/contact'])
  expect(await pages.listPaths({ siteTag: 'ald-ca', language: 'fr' })).toEqual(['/about', '/contact'])
})

it('knows on which sites a page is, and what has changed as soon as it is published', async () => {
  expect([...(await pages.sitesWith('landing/sale'))].toSorted()).toEqual(['ald-gb', 'ald-us'])
  expect(await pages.sitesWith('landing/gone')).toEqual(new Set())
  cms.put(pageEntry('gone', { key: 'landing/gone', kind: 'landing', sites: ['ald-jp'] }, ['words']))
  await createPublisher({ ...test.runtime, cms }, 'space/master').publishAll()
  await expect.poll(() => pages.sitesWith('landing/gone')).toEqual(new Set(['ald-jp']))
})
