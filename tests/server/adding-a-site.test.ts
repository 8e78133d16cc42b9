import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scaledPrice } from '../../demo/catalogue/price-scale.ts'
import { demoMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { applyMerchantDocuments } from '../../server/commerce/merchant/apply-documents.ts'
import { projectPath } from '../../server/paths.ts'
import { parseSites, readSites } from '../../server/sites.ts'
import { formatPrice } from '../../src/i18n/format-price.ts'
import { resolvePrefix } from '../../src/site/resolve-prefix.ts'
import { siteOf } from '../../src/site/site-of.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { createTestRuntime } from '../setup/runtime.ts'

/** Step 1 of docs/adding-a-site.md, for Singapore. */
const withSingapore = (): readonly SiteConfig[] => {
  const file = JSON.parse(readFileSync(projectPath('themes/config.json'), 'utf8')) as Record<string, Record<string, unknown>>
  const sg = {
    ...file['au'],
    code: 'SG',
    timeZone: 'Asia/Singapore',
    siteTag: 'ald-sg',
    currency: { code: 'SGD', symbol: 'S$', stepMultiple: 10 },
  }
  const { sites, problems } = parseSites(JSON.stringify({ ...file, sg }))
  expect(problems).toBeUndefined()
  return sites ?? []
}

it('a fourteenth site is a configuration, and its addresses and prices are right at once [PREFIX-02, LOCALE-29]', () => {
  const sites = withSingapore()
  const site = siteOf({ host: 'localhost', path: '/en-sg/women' }, sites)
  expect([sites.length, site?.siteTag]).toEqual([readSites().length + 1, 'ald-sg'])
  if (site === undefined) return
  expect(resolvePrefix('/en-sg/women', { site, folders: new Set() })).toMatchObject({ language: 'en', path: '/women', isCorrected: false })
  expect(formatPrice(1_299, site, 'en-SG')).toBe('S$1,299.00')
  expect(scaledPrice(38, site)).toBe(3_800)
})

it('merchants’ documents name the currency that a new site still lacks, and are taken once it has its amounts', async () => {
  const test = await createTestRuntime()
  const runtime = { ...test.runtime, sites: withSingapore() }
  const refused = await applyMerchantDocuments(runtime, { documents: demoMerchantDocuments })
  expect(JSON.stringify(refused)).toContain('ald-sg sells in SGD')
  const completed = JSON.parse(JSON.stringify(demoMerchantDocuments), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'GBP' in value && 'AUD' in value ? { ...value, SGD: value.AUD } : value,
  ) as typeof demoMerchantDocuments
  const terms = { kind: 'site-terms', document: { site: 'ald-sg', freeShipThreshold: { SGD: 150 } } } as const
  expect(await applyMerchantDocuments(runtime, { documents: [...completed, terms] })).toMatchObject({ kind: 'applied' })
  await test.close()
})
