import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { london } from '../../setup/addresses.ts'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { expect, test as shopTest } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { startImportedShop, type ImportedShop } from '../../setup/start-imported-shop.ts'
import { wordsOf } from '../../setup/words.ts'
import { settled } from '../../setup/settled.ts'

const LUMA = resolve('../shared/data/luma')
const IS_ABSENT = !existsSync(LUMA)
const WHY_SKIPPED = `The export is not at ${LUMA}: what an imported catalogue looks like was not tried.`
if (IS_ABSENT) process.stderr.write(`${WHY_SKIPPED}\n`)

const IMPORT_MS = 300_000
const LISTING = '/women/clothing/jackets?brand=luma'
const JACKET = '/product/juno-jacket/WJ06'

const test = shopTest.extend<object, { readonly shop: ImportedShop }>({
  shop: [
    // The runner reads from this parameter which other fixtures are used: none.
    async ({}, use) => {
      const shop = await startImportedShop(['adobe-commerce', LUMA, '--brand', 'Luma'])
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: IMPORT_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
})

// One after the other, so that one import serves them all.
test.describe.configure({ mode: 'default' })
test.skip(IS_ABSENT, WHY_SKIPPED)

for (const widthPx of WIDTHS_PX) {
  test(`photographs of an imported catalogue fill their frames at ${widthPx} px`, async ({ page, expectAccessible }) => {
    for (const [what, path] of [
      ['listing', LISTING],
      ['product', JACKET],
    ] as const) {
      await page.setViewportSize({ width: widthPx, height: 900 })
      await page.goto(`/en${path}`)
      await settled(page)
      await expectFits(page, widthPx, what)
      expect(await photographsInView(page), what).not.toEqual([])
      for (const photograph of await photographsInView(page)) expect(photograph, what).toMatchObject({ isLoaded: true, gapPx: 0 })
      await expectAccessible(what)
    }
  })
}

test('a guest finds an imported jacket, chooses colour and size and buys it', async ({ page }) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens(LISTING)
  await page.locator('main a[href*="/product/juno-jacket/"]').first().click()
  await expect(page).toHaveURL(/\/product\/juno-jacket\/WJ06/)
  await expect(page.getByRole('heading', { level: 1, name: 'Juno Jacket' })).toBeVisible()
  await page.getByRole('radio', { name: 'Purple', exact: true }).check({ force: true })
  await guest.choosesSize('M')
  await expect(page.locator('main img[src*="wj06-purple"]').first()).toBeVisible()
  await guest.addsToBag()
  await expect(page.getByRole('dialog')).toContainText('Purple')
  await guest.goesToBag()
  await guest.goesToShipping()
  await guest.fillsAddress({ ...london(), email: 'luma@example.org' })
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText('Juno Jacket').first()).toBeVisible()
})

/** Each picture of the export that can be seen, and how far it stays behind the edges of its frame. */
const photographsInView = (page: Page): Promise<readonly { readonly src: string; readonly isLoaded: boolean; readonly gapPx: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[src*="/adobe-commerce/"]')]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
      .map((image) => {
        const [own, frame] = [image.getBoundingClientRect(), (image.closest('picture') ?? image).parentElement?.getBoundingClientRect()]
        const gap = frame === undefined ? Infinity : Math.max(frame.width - own.width, frame.height - own.height)
        const isWhole = getComputedStyle(image).objectFit === 'cover'
        return { src: image.currentSrc, isLoaded: image.naturalWidth > 0, gapPx: isWhole ? Math.max(0, Math.round(gap)) : Infinity }
      }),
  )
