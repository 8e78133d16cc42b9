import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'
import type { Words } from './words.ts'

/** A guest who buys: each step in the shopper's words, in the language of the site. */
export const shopper = (page: Page, words: Words, prefix: string) => ({
  opens: async (path: string) => {
    await page.goto(`${prefix}${path}`)
    await settled(page)
  },
  choosesSize: async (size: string) => {
    // Not by force: the button that sticks to the lower edge of a phone would take the click.
    await page.getByRole('radio', { name: size, exact: true }).check()
  },
  addsToBag: async () => {
    await page.getByRole('button', { name: words.addToBag }).click()
    await expect(page.getByRole('dialog', { name: words.bag })).toBeVisible()
  },
  goesToBag: async () => {
    await page.getByRole('dialog', { name: words.bag }).getByRole('link', { name: words.toBag }).click()
    await expect(page).toHaveURL(/\/checkout\/basket/)
    await expect(page.getByRole('heading', { level: 1, name: words.yourBag })).toBeVisible()
  },
  goesToShipping: async () => {
    await page.getByRole('button', { name: words.toShipping }).click()
    await expect(page).toHaveURL(/\/checkout\/shipping/)
  },
  fillsAddress: async (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields)) {
      const field = page.locator(`form#checkout-shipping [name="${name}"]`).first()
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
      else await field.fill(value)
    }
  },
  goesToPayment: async () => {
    await page.getByRole('button', { name: words.toPayment }).click()
    await expect(page).toHaveURL(/\/checkout\/payment/)
  },
  paysByCard: async ({ number, holder }: { readonly number: string; readonly holder: string }) => {
    await page.locator('[name="number"]').fill(number)
    await page.locator('[name="expiry"]').fill('03/30')
    await page.locator('[name="securityCode"]').fill('737')
    await page.locator('[name="holderName"]').fill(holder)
    await page.getByRole('button', { name: words.toReview }).click()
    await expect(page).toHaveURL(/\/checkout\/review/)
  },
  agreesAndSubmits: async () => {
    await page.locator('[name="termsAndConditions"]').check()
    await page.getByRole('button', { name: words.placeOrder }).click()
  },
  seesThanks: async () => {
    await expect(page).toHaveURL(/\/complete/)
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible()
  },
})
