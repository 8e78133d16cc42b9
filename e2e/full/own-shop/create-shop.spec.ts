import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { london } from '../../setup/addresses.ts'
import { hireDeveloper, type Developer } from '../../setup/developer.ts'
import { forgive } from '../../setup/forgive.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { expect, test as shopTest } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

/** What a site has no file of, such as regions that no parcel goes to (CALL-52), the browser mentions. */
const NO_FILE = /status of 404/
const BUILD_AND_IMPORT_MS = 900_000
const SHOP = 'shops/north-light'
const MADE = ['--name', 'North Light', '--country', 'GB', '--company', 'Lantern Ltd.', '--address', '1 Quay, Leith', '--folder', SHOP]
const CATALOGUE = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src',
  'field-mug,Field Mug,<p>Holds tea.</p>,Kiln,Kitchen > Mugs,Size,Small,MUG-S,5,deny,12.50,mug.png',
  'field-mug,,,,,,Large,MUG-L,5,deny,15,',
  'wool-throw,Wool Throw,<p>Warm.</p>,Weave,Living > Throws,Title,Default Title,THROW-1,5,deny,89,mug.png',
].join('\r\n')

/** Names of the demo: its brands, its seller's street, a sku and products of its catalogue. */
const DEMO_WORDS = /alder|briar|conduit|sku-?9000|everyday[ -]tee|\b90000\d\b|vitrine ?demo/i

/** A page of every kind that an address leads to, and the files beside them. */
const ADDRESSES = [
  ...['', '/kitchen', '/search?query=mug', '/brands', '/brands/kiln', '/product/field-mug', '/nowhere', '/my-favorites'],
  ...['/checkout/basket', '/checkout/shipping', '/account', '/account/sign-in', '/account/create', '/tracking', '/contact'],
  ...['/help/delivery', '/help/returns', '/legal/privacy'],
].map((path) => `/en${path}`)
const FILES = [
  ...['/robots.txt', '/sitemap.xml', '/favicon.svg', '/_mails', '/themes/config.json?siteTag=north-light-gb', '/data/splash_en.json'],
  ...['/data/navTree?lang=en', '/data/head', '/data/footer_en.json', '/data/country-navigation_en.json', '/data/shippingOptions_en.json'],
]

const test = shopTest.extend<object, { readonly developer: Developer }>({
  developer: [
    // The runner reads from this parameter which other fixtures are needed: none.
    async ({}, use) => {
      const developer = await hireDeveloper({ SHOP })
      const made = await developer.creates(MADE)
      if (made.code !== 0) throw new Error(made.said)
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-export-'))
      await writeFile(join(folder, 'products.csv'), CATALOGUE)
      await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#9ab' } })
        .png()
        .toFile(join(folder, 'mug.png'))
      await developer.startsTheShop()
      await developer.endsTheShop()
      const imported = await developer.runs(`import -- shopify ${join(folder, 'products.csv')} --currency GBP`)
      if (imported.code !== 0) throw new Error(imported.said)
      await developer.startsTheShop()
      await use(developer)
      await developer.leaves()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: BUILD_AND_IMPORT_MS },
  ],
  baseURL: async ({ developer }, use) => use(developer.origin),
})

// One after the other, so that one shop serves them all.
test.describe.configure({ mode: 'default' })

test('a shop that was made by the command sells what was imported in its own name: home, product, checkout, thanks, mail', async ({
  page,
  request,
  expectAccessible,
  complaints,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens('/')
  await expect(page.getByRole('heading', { level: 1, name: 'North Light' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Lantern Ltd., 1 Quay, Leith')
  await expectAccessible('home')
  await page.getByRole('region', { name: 'Where to begin' }).getByRole('link', { name: 'Kitchen' }).click()
  await expect(page).toHaveURL(/\/en\/kitchen$/)
  await page.locator('main a[href*="/product/field-mug/"]').first().click()
  await guest.choosesSize('Large')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  await guest.fillsAddress({ ...london(), addressLine1: '2 Quay', email: 'mug@example.org' })
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  // Nothing to agree to until the merchant names a page for it.
  await page.getByRole('button', { name: wordsOf('en').placeOrder }).click()
  await guest.seesThanks()
  await expect.poll(() => mailsTo(request, 'mug@example.org')).toHaveLength(1)
  const [mail] = await mailsTo(request, 'mug@example.org')
  expect(JSON.stringify(mail)).toContain('Lantern Ltd., 1 Quay, Leith')
  expect(JSON.stringify(mail)).not.toMatch(DEMO_WORDS)
  forgive(complaints, NO_FILE)
})

test('a shop that was made by the command has no word of the demo on any kind of page, in no mail and no file', async ({ request }) => {
  const samples = await (await request.get('/_mails')).text()
  const mails = [...samples.matchAll(/(?:href|src)="(\/_mails\/[^"]+)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  expect(mails.length).toBeGreaterThan(3)
  for (const path of [...ADDRESSES, ...FILES, ...mails]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, path === '/en/nowhere' ? 404 : 200])
    expect([path, DEMO_WORDS.exec(await answer.text())?.[0]]).toEqual([path, undefined])
  }
})

test('a shop’s folder is not written to a second time', async ({ developer }) => {
  const before = await developer.reads(`${SHOP}/sites.json`)
  const { code, said } = await developer.creates(['--name', 'Another', '--country', 'NL', '--folder', SHOP])
  expect([code, said]).toEqual([1, expect.stringContaining('is there already, and stays as it is')])
  expect(await developer.reads(`${SHOP}/sites.json`)).toBe(before)
})
