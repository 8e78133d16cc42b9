import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../../schemas/page-kinds.ts'
import type { Page } from '../../schemas/page.ts'
import { publishReports } from '../../server/database/schema/publishing.ts'
import type { Extension } from '../../server/extension.ts'
import { loadExtensions } from '../../server/load-extensions.ts'
import { createCms } from '../../server/publishing/cms.ts'
import { createPublisher } from '../../server/publishing/create-publishing.ts'
import { createPageStore, type PageStore } from '../../server/publishing/page-store.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'
import { freePort } from '../../scripts/free-port.mjs'

let test: TestRuntime
let pages: PageStore
let extensions: readonly Extension[]
beforeAll(async () => {
  const port = await freePort()
  test = await createTestRuntime({ PORT: String(port), DEMO: 'off', ENABLE_TEST_CONTROLS: '0' })
  const { app, runtime, handle } = test
  extensions = await loadExtensions(runtime.config)
  for (const { register } of extensions) await register?.({ app, runtime, buildId: 'test', listenToReports: () => undefined })
  await app.listen({ port, host: 'localhost' })
  for (const { prepareContent } of extensions) await prepareContent?.(runtime, () => undefined)
  const baseUrl = `${runtime.config.origin}/contentful`
  const cms = createCms({ baseUrl, space: 'vitrine', environment: 'master', accessToken: 'delivery-token' })
  await createPublisher({ ...runtime, cms }, 'vitrine/master').catchUp()
  pages = await createPageStore({ database: runtime.database, listen: handle.listen })
}, 240_000)
afterAll(async () => {
  await pages.close()
  await test.close()
})

const readPages = async (siteTag: string, language: string): Promise<readonly (Page | undefined)[]> =>
  Promise.all((await pages.listKeys({ siteTag, language })).map((key) => pages.get({ siteTag, language, key })))

it('has nothing of the demo to put in where DEMO is off', () => {
  const given = extensions.flatMap(({ catalogueSteps, readyPictures, indexOnly }) => [catalogueSteps, readyPictures, indexOnly])
  expect(given.filter((data) => data !== undefined)).toEqual([])
})

describe('the pages a shop without the demo begins with', () => {
  it('publishes the starter pages on every site in every language, without a warning', async () => {
    const reports = await test.runtime.database.select().from(publishReports)
    expect(reports.filter(({ outcome, problems }) => outcome === 'refused' || problems.length > 0)).toEqual([])
    expect(reports.length).toBeGreaterThan(200)
  })

  it('has a starter page of every kind but two: what opens by itself, and what menus have beside categories, is left to the merchant', async () => {
    for (const { siteTag, languages } of test.runtime.sites)
      for (const language of languages) {
        const kinds = (await readPages(siteTag, language)).map((page) => page?.kind)
        expect(PAGE_KINDS.filter((kind) => !kinds.includes(kind))).toEqual(['menu', 'splash'])
      }
  })

  it('names no brand, category, product or picture on a starter page', async () => {
    const text = JSON.stringify(await readPages('ald-gb', 'en'))
    expect(text).not.toMatch(/Alder|\/images\/|\/women|\/men|\/product\/|linen/i)
  })
})
