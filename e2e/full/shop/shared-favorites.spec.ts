import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a list of favourites is shared by a link, and who opens it sees it with prices and keeps their own [FAV-01]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const text = (key: string): string => textOf('en', key)
  await page.goto('/en/product/everyday-tee/900001')
  const heart = page.locator('main button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en/my-favorites')
  await page.getByRole('button', { name: text('favorites.share') }).click()
  await expect(page.getByText(text('favorites.shared'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/en/my-favorites')
  await expectAccessible('the favorites with a link to share')

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name: text('favorites.sharedHeading') })).toBeVisible()
  const card = friend.locator('main').getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(/£\s?\d/)
  await friend.getByRole('link', { name: text('favorites.own') }).click()
  await expect(friend.getByRole('heading', { level: 1, name: text('favorites.sharedHeading') })).toHaveCount(0)
  await expect(friend.getByText(/^Nothing kept yet/)).toBeVisible()
  await friend.close()
})
