import type { Page } from '@playwright/test'
import { expectFits } from '../../setup/expect-fits.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

const TEE = '900001'
/** Comes in one size, and has nothing to choose. */
const CANDLE = '900022'

const SITES = [
  { language: 'en', name: 'English', prefix: '/en', width: 1280 },
  { language: 'ar', name: 'Arabic', prefix: '/ae/ar', width: 390 },
] as const

const opens = async (page: Page, prefix: string): Promise<void> => {
  await page.addInitScript(
    (ids) => {
      if (localStorage.getItem('favorites') === null) localStorage.setItem('favorites', JSON.stringify(ids))
    },
    [TEE, CANDLE],
  )
  await page.goto(`${prefix}/my-favorites`)
}

const favorites = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'))

const buys = async (page: Page, language: string, productId: string): Promise<void> => {
  const card = page
    .locator('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/${productId}"]`) })
  await card.getByRole('button', { name: textOf(language, 'favorites.move') }).click()
  const window = page.getByRole('dialog')
  await expect(window.locator('button[type="submit"]')).toBeVisible()
  if (productId === TEE)
    await window.locator('fieldset, [role="radiogroup"]').last().locator('label:not([data-sold-out]) input').first().check({ force: true })
  await window.locator('button[type="submit"]').click()
}

for (const { language, name, prefix, width } of SITES) {
  test(`a favorite is moved to the bag: with a size chosen, and at once where there is nothing to choose; it leaves the list, in ${name} at ${width} px [PROD-05]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await opens(page, prefix)
    const cards = page.locator('main').getByRole('article')
    await expect(cards).toHaveCount(2)
    await expectAccessible('favorites to move')
    await expectFits(page, width, 'favorites to move')

    await buys(page, language, TEE)
    const bag = page.getByRole('dialog', { name: new RegExp(textOf(language, 'cart.title')) })
    await expect(bag.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(bag).toBeHidden()
    await expect(cards).toHaveCount(1)
    expect(await favorites(page)).toBe(`["${CANDLE}"]`)
    const said = page.locator('main [role="status"]').filter({ has: page.getByRole('link', { name: textOf(language, 'cart.toBag') }) })
    await expect(said).toBeVisible()
    // The button that had the focus is gone: keys go on from the page, not from its beginning.
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    await expectAccessible('favorites after one was moved')

    await buys(page, language, CANDLE)
    await expect(bag.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    // The empty list has products of its own to offer, which are no favorites.
    await expect(page.locator('main').getByRole('button', { name: textOf(language, 'favorites.move') })).toHaveCount(0)
    expect(await favorites(page)).toBe('[]')
    await expect(said).toBeVisible()
    await page.reload()
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await favorites(page)).toBe('[]')
  })
}

test('a favorite that the bag refuses stays in the list, and the reason is said [PROD-05]', async ({ page, complaints }) => {
  await page.route(/\/api\/cart(?:\?|$)/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'STOCK_QUANTITY_EXCEEDED', message: 'No more of it.', count: 0 } })
      : route.continue(),
  )
  await opens(page, '/en')
  await buys(page, 'en', CANDLE)
  const window = page.getByRole('dialog')
  await expect(window.getByRole('alert')).toBeVisible()
  forgive(complaints, /409/)
  await window.getByRole('button', { name: textOf('en', 'ui.close'), exact: true }).click()
  await expect(page.locator('main').getByRole('article')).toHaveCount(2)
  expect(await favorites(page)).toBe(`["${TEE}","${CANDLE}"]`)
})
