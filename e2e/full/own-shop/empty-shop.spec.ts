import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { london } from '../../setup/addresses.ts'
import { forgive } from '../../setup/forgive.ts'
import { holdScripts, opensEarly } from '../../setup/late-scripts.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { expect, test as shopTest } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { startImportedShop, type ImportedShop } from '../../setup/start-imported-shop.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

/** A site without windows that open by themselves has no file of them (CALL-52), which the browser mentions. */
const NO_SPLASH = /status of 404/
const IMPORT_MS = 300_000
/** With the two of the products that journeys buy these are twelve first levels. */
const MORE_CATEGORIES = [
  'Bathroom',
  'Living room',
  'Garden',
  'Office',
  'Lighting',
  'Bedding',
  'Children',
  'Travel',
  'Camping',
  'Instruments',
]
const CATALOGUE = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Image Position,Image Alt Text,Rating (product.metafields.reviews.rating),Rating count (product.metafields.reviews.rating_count),Variant Requires Shipping',
  'field-mug,Field Mug,<p>Holds tea.</p>,Kiln,Kitchen > Mugs,Size,Small,MUG-S,5,deny,12.50,mug.png,1,A mug,4.5,12,TRUE',
  'field-mug,,,,,,Large,MUG-L,5,deny,15,,,,,,TRUE',
  'camp-plate,Camp Plate,<p>Flat.</p>,Kiln,Kitchen > Plates,Title,Default Title,PLATE-1,5,deny,20,mug.png,1,A plate,,,TRUE',
  'tea-towel-pattern,Tea Towel Pattern,<p>To print.</p>,Kiln,Paper > Patterns,Title,Default Title,PATTERN-1,,deny,6,mug.png,1,A pattern,,,FALSE',
  ...MORE_CATEGORIES.map(
    (name, index) => `thing-${index},Thing ${index},,Kiln,${name} > Small things,Title,Default Title,THING-${index},5,deny,9,,,,,,TRUE`,
  ),
].join('\r\n')

const test = shopTest.extend<object, { readonly shop: ImportedShop }>({
  shop: [
    // The runner reads from this parameter which other fixtures are needed: none.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-export-'))
      await writeFile(join(folder, 'products.csv'), CATALOGUE)
      await sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#9ab' } })
        .png()
        .toFile(join(folder, 'mug.png'))
      const shop = await startImportedShop(['shopify', join(folder, 'products.csv')], { DEMO: 'off' })
      await use(shop)
      await shop.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: IMPORT_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
})

// One after the other, so that one import serves them all.
test.describe.configure({ mode: 'default' })

test('a shop without the demo sells what a merchant imported: menu, listing, product, bag, checkout, thanks, mail', async ({
  page,
  request,
  expectAccessible,
  complaints,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(page.locator('main a[href*="/product/field-mug/"]').first()).toBeVisible()
  await expectAccessible('home')
  await page.getByRole('navigation').getByRole('link', { name: 'Kitchen' }).first().click()
  await expect(page).toHaveURL(/\/en\/kitchen$/)
  await expect(page.locator('main article')).toHaveCount(2)
  await expectAccessible('listing')
  await page.locator('main a[href*="/product/field-mug/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Field Mug' })).toBeVisible()
  await expect(page.locator('main img[src*="/shopify/"], main img[srcset*="/shopify/"]').first()).toBeVisible()
  await expectAccessible('product')
  await guest.choosesSize('Large')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  await guest.fillsAddress({ ...london(), email: 'mug@example.org' })
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText('Field Mug').first()).toBeVisible()
  await expect.poll(() => mailsTo(request, 'mug@example.org')).toHaveLength(1)
  forgive(complaints, NO_SPLASH)
})

test('what no parcel brings is bought without delivery address, way to deliver and its price; beside a mug both are asked for', async ({
  page,
  request,
  expectAccessible,
  complaints,
}) => {
  const text = (key: string): string => textOf('en', key)
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens('/paper')
  await page.locator('main article').getByRole('link', { name: 'Tea Towel Pattern' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tea Towel Pattern' })).toBeVisible()
  await expect(page.getByText(text('product.promise.notShipped')).first()).toBeVisible()
  await guest.addsToBag()
  await guest.goesToBag()
  await page.getByRole('button', { name: text('checkout.toDetails') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.step.details.title') })).toBeVisible()
  const form = page.locator('form#checkout-shipping')
  await expect(form.getByText(text('checkout.billing'), { exact: true })).toBeVisible()
  await expect(form.locator('[name="shippingOption"], [name="billingMatchShipping"]')).toHaveCount(0)
  await expect(page.getByText(text('checkout.summary.notNeeded'))).toBeVisible()
  await expectAccessible('details')
  await guest.fillsAddress({ ...london(), email: 'pattern@example.org' })
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await expect(page.getByRole('heading', { name: text('checkout.address') })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: text('checkout.billing') })).toBeVisible()
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText(text('checkout.summary.notNeeded'))).toHaveCount(2)
  await expect(page.getByText(text('orders.deliveryAddress'))).toHaveCount(0)
  await expect.poll(() => mailsTo(request, 'pattern@example.org')).toHaveLength(1)

  await guest.opens('/product/tea-towel-pattern/tea-towel-pattern')
  await guest.addsToBag()
  await guest.opens('/product/camp-plate/camp-plate')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.step.shipping.title') })).toBeVisible()
  await expect(form.getByText(text('checkout.address'), { exact: true })).toBeVisible()
  await expect(form.locator('[name="shippingOption"]').first()).toBeChecked()
  forgive(complaints, NO_SPLASH)
})

test('an express wallet is asked for no address for what no parcel brings, and for one beside a mug [DATA-104]', async ({
  page,
  request,
  complaints,
}) => {
  const text = (key: string): string => textOf('en', key)
  const guest = shopper(page, wordsOf('en'), '/en')
  const sheet = page.getByRole('dialog', { name: 'PayPal (test wallet)' })
  const opensPayPal = async (): Promise<void> => {
    await page.getByRole('button', { name: text('express.open') }).click()
    await page.getByRole('button', { name: text('express.payWith').replace('{wallet}', 'PayPal') }).click()
    await page.getByRole('dialog', { name: 'PayPal', exact: true }).getByRole('button', { name: 'PayPal' }).click()
    await expect(sheet).toBeVisible()
  }
  await guest.opens('/product/tea-towel-pattern/tea-towel-pattern')
  await guest.addsToBag()
  await guest.opens('/product/camp-plate/camp-plate')
  await guest.addsToBag()
  await guest.goesToBag()
  await opensPayPal()
  await expect(sheet.getByLabel('Ship to')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel' }).click()

  const plate = page.locator('main li').filter({ hasText: 'Camp Plate' })
  await plate.getByRole('button', { name: /remove/i }).click()
  await expect(page.getByText(text('express.textContact'))).toBeVisible()
  await page.getByRole('button', { name: text('express.payWith').replace('{wallet}', 'PayPal') }).click()
  await page.getByRole('dialog', { name: 'PayPal', exact: true }).getByRole('button', { name: 'PayPal' }).click()
  await expect(sheet.getByLabel('Ship to')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/checkout\/review/)
  await expect(page.getByText('wallet@example.org')).toBeVisible()
  await expect(page.getByRole('heading', { name: text('checkout.billing') })).toHaveCount(0)
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText(text('checkout.summary.notNeeded'))).toHaveCount(2)
  await expect.poll(() => mailsTo(request, 'wallet@example.org')).toHaveLength(1)
  forgive(complaints, NO_SPLASH)
})

const MENU_WINDOWS_PX = [1000, 1100, 1280, 1366, 1440, 1600]

for (const { name, language, prefix } of [
  { name: 'English', language: 'en', prefix: '/en' },
  { name: 'Arabic', language: 'ar', prefix: '/ae/ar' },
]) {
  test(`in ${name} a menu of twelve first levels is one row in every window, and what has no room is under More before any script`, async ({
    page,
    expectAccessible,
    complaints,
  }) => {
    await holdScripts(page)
    await opensEarly(page, `${prefix}/`)
    const menu = page.getByRole('navigation', { name: textOf(language, 'frame.navigation'), exact: true })
    const entries = menu.locator(':scope > ul > li')
    const more = menu.getByRole('button', { name: textOf(language, 'frame.more') })
    const panel = entries.last().locator(':scope > div')
    const inRow: number[] = []
    for (const width of MENU_WINDOWS_PX) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await entries.evaluateAll((all) =>
        all.filter((entry) => getComputedStyle(entry).display !== 'none').map((entry) => entry.getBoundingClientRect().top),
      )
      expect([width, new Set(tops).size]).toEqual([width, 1])
      if (!(await more.isVisible())) {
        expect([width, tops.length]).toEqual([width, 12])
        inRow.push(12)
        continue
      }
      await more.hover()
      await expect(panel).toBeVisible()
      const links = panel.locator('ul:visible > li:first-child > a')
      expect([width, tops.length - 1 + (await links.count())]).toEqual([width, 12])
      inRow.push(tops.length - 1)
      await page.mouse.move(width / 2, 880)
      await expect(panel).toBeHidden()
    }
    expect(inRow).toEqual(inRow.toSorted((one, other) => one - other))
    expect(inRow.at(-1)).toBeGreaterThan(inRow[0] ?? 12)
    await page.setViewportSize({ width: 1280, height: 900 })
    await more.hover()
    await expect(panel).toHaveCSS('opacity', '1')
    await expectAccessible('menu')
    await panel.getByRole('link').last().click()
    await expect(page).toHaveURL(/\/instruments\/small-things$/)
    forgive(complaints, NO_SPLASH)
  })
}

test('More is opened by a key, gone through by arrows and closed by Escape [MENU-07, MENU-09]', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens('/')
  const more = page.getByRole('button', { name: textOf('en', 'frame.more') })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const links = page.locator('header nav > ul > li:last-child ul:visible a')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('header nav > ul > li:visible > a').last()).toBeFocused()
  forgive(complaints, NO_SPLASH)
})

test('a shop without the demo shows the ratings of the import, and reviews that nobody wrote of no product', async ({
  page,
  complaints,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  for (const { name, stars } of [
    { name: 'Field Mug', stars: 1 },
    { name: 'Camp Plate', stars: 0 },
  ]) {
    await guest.opens('/kitchen')
    const card = page.locator('main article').filter({ hasText: name })
    await expect(card.getByRole('img', { name: '4.5 of 5, 12 reviews' })).toHaveCount(stars)
    await card.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // Not those of the cards below.
    await expect(page.locator('main [role="img"][aria-label="4.5 of 5, 12 reviews"]:not(article *)')).toHaveCount(stars)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    // There once the script of the review service is.
    await expect(page.locator('[data-bv-show="reviews"]')).toBeAttached()
    await expect(page.locator('[data-bv-show="reviews"]')).toBeEmpty()
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeHidden()
  }
  forgive(complaints, NO_SPLASH)
})

test('a shop without the demo finds what was imported, and has none of the demo: products, pictures, pages, redirects', async ({
  page,
  request,
  complaints,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens('/search?query=plate')
  await expect(page.locator('main article')).toHaveCount(1)
  await guest.opens('/search?query=shirt')
  await expect(page.locator('main a[href*="/product/"]').first()).toHaveAttribute('href', /field-mug|camp-plate/)
  for (const path of [
    '/api/product/s/900001?siteTag=ald-gb&lang=en',
    '/images/art/hero-autumn_800w.webp',
    '/en/stories/linen',
    '/en/shoes',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  expect(await (await request.get('/data/redirects')).json()).toEqual({ content: {} })
  forgive(complaints, NO_SPLASH)
})
