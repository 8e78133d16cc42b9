import type { Page } from '@playwright/test'
import { signInAs, signUp, type Person } from '../../setup/people.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

/** Signs in, and waits until the favourites of the browser and the account have come together. */
const signIn = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/en/account/sign-in')
  const together = page.waitForResponse((answer) => answer.url().includes('/account/favorites') && answer.ok())
  await signInAs(page, person)
  await together
}

test('a guest’s favourites come into the account at sign-in, follow it to another device, and go from there into the bag [FAV-01]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const person = await signUp(page.request)
  await page.goto('/en/product/everyday-tee/900001')
  const heart = page.locator('main button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await signIn(page, person)

  const phone = await (await browser.newContext()).newPage()
  await signIn(phone, person)
  await phone.goto('/en/my-favorites')
  const card = phone.locator('main').getByRole('article')
  await expect(card).toHaveCount(1)
  const text = (key: string): string => textOf('en', key)
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', { name: `${text('favorites.move')} ${name}` }).click()
  await expect(phone.getByRole('dialog')).toContainText(/£\s?\d/)
  await phone.keyboard.press('Escape')
  await card.getByRole('button', { name: text('product.favorite').replace('{name}', name), exact: true }).click()
  // What stands there instead are ways on.
  await expect(card.filter({ has: phone.getByRole('heading', { name, exact: true }) })).toHaveCount(0)
  const sent = phone.waitForResponse((answer) => answer.url().includes('/account/favorites') && answer.ok())
  await phone.reload()
  await sent
  await phone.close()

  await page.goto('/en/my-favorites')
  await expect(page.getByText(/^Nothing kept yet/)).toBeVisible()
  await expectAccessible('the favorites of an account')
})
