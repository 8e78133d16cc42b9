import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectManagement } from '../../../server/publishing/cms-management.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test as shopTest } from '../../setup/shop-test.ts'
import { startImportedShop, type ImportedShop } from '../../setup/start-imported-shop.ts'

const IMPORT_MS = 300_000
const CATALOGUE = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price',
  'field-mug,Field Mug,<p>Holds tea.</p>,Kiln,Kitchen > Mugs,Title,Default Title,MUG-1,5,12.50',
].join('\r\n')

const managementOf = (origin: string) =>
  connectManagement({
    managementBaseUrl: `${origin}/contentful`,
    accessToken: 'management-token',
    spaceId: 'vitrine',
    environmentId: 'master',
  })

/** A space as a vendor hands it over: content types, and no entry. */
const emptiesTheSpace = async (origin: string): Promise<void> => {
  const { entry } = managementOf(origin)
  for (;;) {
    const { items } = await entry.getMany({ query: { limit: 200 } })
    if (items.length === 0) return
    for (const { sys } of items) {
      if (sys.publishedVersion !== undefined) await entry.unpublish({ entryId: sys.id })
      await entry.delete({ entryId: sys.id })
    }
  }
}

const test = shopTest.extend<object, { readonly shop: ImportedShop }>({
  shop: [
    // The runner reads from this parameter which other fixtures are needed: none.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-export-'))
      await writeFile(join(folder, 'products.csv'), CATALOGUE)
      const shop = await startImportedShop(['shopify', join(folder, 'products.csv')], { DEMO: 'off' })
      await emptiesTheSpace(shop.origin)
      await use(shop)
      await shop.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: IMPORT_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
})

test('a shop without a page is told what it needs first, gets all of it by two clicks, and goes live with it', async ({
  page,
  shop,
  expectAccessible,
  complaints,
}) => {
  await page.goto(`${shop.origin.replace('//', '//preview.')}/_compose`)
  const start = page.getByRole('region', { name: 'What your shop needs first' })
  await expect(start.getByRole('heading', { level: 3 }).first()).toHaveText('Header and footer')
  await expectAccessible('what an empty shop needs first')
  await test.step('one card by a click', async () => {
    await start.getByRole('button', { name: 'Make it: Home page' }).click()
    await expect(start.getByText('✓ It is there')).toHaveCount(1)
    await expect(page.getByRole('row', { name: /Welcome/ })).toContainText('Draft')
    await expect(page.getByRole('checkbox', { name: 'Choose “Welcome” for a release' })).toBeChecked()
  })
  await test.step('all the rest at once, as drafts', async () => {
    await start.getByRole('button', { name: /^Make all \d+ pages that are missing$/ }).click()
    await expect(page.getByText(/\d+ pages are made\. They are chosen in the list below/)).toBeVisible()
    await expect(start.getByRole('heading')).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toHaveCount(37)
    await expectAccessible('the list of pages with all of them chosen')
  })
  await test.step('published together', async () => {
    await page.getByRole('button', { name: 'Publish together…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the release').fill('First pages')
    await dialog.getByRole('radio', { name: 'Now' }).check()
    await dialog.getByRole('button', { name: 'Publish together' }).click()
    await expect(dialog.getByText('All of it is live.')).toBeVisible()
  })
  await expect.poll(async () => (await page.request.get(`${shop.origin}/en/`)).text(), { timeout: 60_000 }).toContain('Just in')
  forgive(complaints, /status of 404/)
})

test('a search without a result says what to do next, and takes her back to all pages', async ({ page, shop, complaints }) => {
  await page.goto(`${shop.origin.replace('//', '//preview.')}/_compose`)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText('Try fewer letters, another site or another state.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all pages' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByText(/Plan a page with Schedule… above it/)).toBeVisible()
  await expect(page.getByText(/Make one with New release/)).toBeVisible()
  forgive(complaints, /status of 404/)
})
