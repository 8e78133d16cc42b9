import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SEED_PAGES } from '../../../../demo/content/seed-pages.ts'
import type { Page } from '../../../../schemas/page.ts'
import { indexCatalogue, type IndexDeps } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { indexPages } from '../../../../server/catalogue/indexing/index-pages.ts'
import { localised } from '../../../../server/catalogue/localised.ts'
import { pageSnapshots } from '../../../../server/database/schema/publishing.ts'
import { createSearchClient } from '../../../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../../../src/clients/search/search-wire.ts'
import { localeTag } from '../../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../../src/site/site-config.ts'
import { textLanguageOf } from '../../../../src/site/text-language.ts'
import { createDemoIndex } from '../../../setup/demo-index.ts'
import type { TestRuntime } from '../../../setup/runtime.ts'

/** What shoppers type who look for help or gifts, and where that is. */
const TYPED: readonly (readonly [country: string, language: string, typed: readonly string[], path: string])[] = [
  ['GB', 'en', ['returns', 'refund', 'return policy', 'exchange'], '/help/returns'],
  ['GB', 'en', ['delivery', 'shipping', 'shipping costs'], '/help/delivery'],
  ['GB', 'en', ['size guide', 'size chart', 'size guides'], '/help/sizes'],
  ['GB', 'en', ['gift card', 'gifts', 'christmas present'], '/gifts'],
  ['GB', 'en', ['contact', 'customer service'], '/contact'],
  ['US', 'es', ['devoluciones', 'reembolso'], '/help/returns'],
  ['US', 'es', ['envíos', 'gastos de envío'], '/help/delivery'],
  ['US', 'es', ['guía de tallas'], '/help/sizes'],
  ['CA', 'fr', ['retours', 'remboursement'], '/help/returns'],
  ['CA', 'fr', ['livraison', 'frais de port'], '/help/delivery'],
  ['CA', 'fr', ['carte cadeau'], '/gifts'],
  ['NL', 'nl', ['retourneren', 'terugsturen'], '/help/returns'],
  ['NL', 'nl', ['bezorging', 'verzendkosten'], '/help/delivery'],
  ['NL', 'nl', ['maattabel'], '/help/sizes'],
  ['JP', 'ja', ['返品', '返金'], '/help/returns'],
  ['JP', 'ja', ['配送', '送料'], '/help/delivery'],
  ['JP', 'ja', ['サイズガイド', 'サイズ表'], '/help/sizes'],
  ['CN', 'zh', ['退货', '退款'], '/help/returns'],
  ['CN', 'zh', ['配送', '运费'], '/help/delivery'],
  ['TW', 'zh', ['退貨', '退換'], '/help/returns'],
  ['TW', 'zh', ['尺寸表'], '/help/sizes'],
  ['KR', 'ko', ['반품', '환불'], '/help/returns'],
  ['KR', 'ko', ['배송', '배송비'], '/help/delivery'],
  ['MY', 'ms', ['pemulangan', 'bayaran balik'], '/help/returns'],
  ['MY', 'ms', ['penghantaran'], '/help/delivery'],
  ['AE', 'ar', ['الإرجاع', 'استبدال', 'ارجاع'], '/help/returns'],
  ['AE', 'ar', ['التوصيل', 'شحن'], '/help/delivery'],
  ['MX', 'es', ['devoluciones'], '/help/returns'],
]

let test: TestRuntime
let deps: IndexDeps

beforeAll(async () => {
  ;({ test, deps } = await createDemoIndex())
  await test.runtime.database.insert(pageSnapshots).values(deps.sites.flatMap(publishedOn))
  await indexCatalogue(deps)
  await indexPages(deps)
}, 300_000)
afterAll(() => test.close())

/** The demo's landing pages, with what a search sees of them. */
const publishedOn = (site: SiteConfig) =>
  SEED_PAGES.filter(
    ({ key, sites }) => key === 'contact' || (key.startsWith('landing/') && (sites ?? [site.siteTag]).includes(site.siteTag)),
  )
    .filter((page, index, all) => all.findLastIndex(({ key }) => key === page.key) === index)
    .flatMap(({ key, kind, title, seoDescription, noindex = false }) =>
      site.languages.map((language) => {
        const said = (words?: typeof title): string => localised(words ?? {}, textLanguageOf(localeTag(language, site.code)))
        const page: Page = {
          id: key,
          key,
          kind,
          siteTag: site.siteTag,
          language,
          title: said(title),
          seo: { description: said(seoDescription), noindex },
          blocks: [],
        }
        return { siteTag: site.siteTag, language, key, entryId: key, page, contentHash: key, publishedAt: 1 }
      }),
    )

const clientOf = (country: string, language: string) => {
  const site = deps.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error(`There is no site ${country}`)
  return createSearchClient({ site, language, report: () => undefined, baseUrl: deps.baseUrl, requester: fetchRequester(deps.fetch) })
}

it.each(TYPED)('leads who searches on %s in %s for %j to %s [SEARCH-05]', async (country, language, typed, path) => {
  const client = clientOf(country, language)
  for (const words of typed) {
    const [first] = (await client.places(words)).filter(({ kind }) => kind === 'page')
    expect(first?.path, words).toBe(path)
  }
})

it('names no page for words of no page, and none of another language', async () => {
  expect(await clientOf('GB', 'en').places('xylophone')).toEqual([])
  expect((await clientOf('CA', 'fr').places('returns')).filter(({ kind }) => kind === 'page')).toEqual([])
})

it('writes a page that was published since to the search, and takes one away that is gone', async () => {
  const { database } = test.runtime
  const [site] = deps.sites.filter(({ code }) => code === 'GB')
  if (site === undefined) throw new Error('There is no site GB')
  const page: Page = {
    id: 'fair',
    key: 'landing/winter-fair',
    kind: 'landing',
    siteTag: site.siteTag,
    language: 'en',
    title: 'Winter fair',
    seo: {},
    blocks: [{ id: 'h', type: 'headline', version: 1, props: { text: 'Lanterns and mulled wine' } }],
  }
  const row = { siteTag: site.siteTag, language: 'en', key: page.key, entryId: 'fair', page, contentHash: 'a', publishedAt: 2 }
  await database.insert(pageSnapshots).values(row)
  await indexPages(deps)
  const places = () => clientOf('GB', 'en').places('lanterns')
  expect(await places()).toEqual([{ kind: 'page', name: 'Winter fair', path: '/winter-fair' }])
  await database.delete(pageSnapshots).where(eq(pageSnapshots.entryId, 'fair'))
  await indexPages(deps)
  expect(await places()).toEqual([])
})
