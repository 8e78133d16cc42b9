import type { Page } from '@playwright/test'
import { blockScripts, holdScripts, opensEarly } from '../../setup/late-scripts.ts'
import { expect, test } from '../../setup/shop-test.ts'

const BAG = '/forms/bag?siteTag=ald-gb&lang=en'

const buys = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.locator('[data-buy-form] button[type="submit"]').last().click()
  await expect(page).toHaveURL(/\/en\/checkout\/basket$/)
}

/** What the server has in the bag of this browser. */
const linesOf = async (page: Page): Promise<number> => ((await (await page.request.get(BAG)).text()).match(/<li>/g) ?? []).length

test('with every script late, what is put in the bag is in it, once, and the bag comes with the scripts [CART-10]', async ({
  page,
  tee,
}) => {
  const release = await holdScripts(page)
  await opensEarly(page, `/en${tee.path}`)
  await buys(page)
  release()
  await expect(page.locator('main').getByRole('link', { name: 'Everyday tee' }).first()).toBeVisible()
  expect(await linesOf(page)).toBe(1)
})

test('with every script blocked, what is put in the bag is in it, once [CART-10]', async ({ page, tee, complaints }) => {
  await blockScripts(page, complaints)
  await opensEarly(page, `/en${tee.path}`)
  await buys(page)
  expect(await linesOf(page)).toBe(1)
})
