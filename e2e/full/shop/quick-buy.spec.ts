import type { Page } from '@playwright/test'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'
import { settled, use } from '../../setup/settled.ts'

const SITES = [
  { language: 'en', name: 'English', prefix: '/en' },
  { language: 'ar', name: 'Arabic', prefix: '/ae/ar' },
] as const

const firstButton = (page: Page, language: string) =>
  page
    .locator('main')
    .getByRole('button', { name: new RegExp(`^${textOf(language, 'product.quickBuy').replace('{name}', '')}`) })
    .first()

for (const { language, name, prefix } of SITES) {
  for (const width of WIDTHS_PX) {
    test(`a product is chosen and bought from the listing, in ${name} at ${width} px [CARD-07, CARD-08]`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${prefix}/women/clothing`)
      const address = page.url()
      await settled(page)
      await use(page)
      const button = firstButton(page, language)
      await button.click()
      const window = page.getByRole('dialog')
      await expect(window.getByRole('radio').first()).toBeAttached()
      await expectAccessible('an open quick buy')
      await expectFits(page, width, 'an open quick buy')
      const sizes = window.getByRole('radiogroup', { name: textOf(language, 'product.optionLabel.size') })
      await sizes.locator('label:not([data-sold-out]) input').first().check({ force: true })
      await window.locator('button[type="submit"]').click()
      const bag = page.getByRole('dialog', { name: new RegExp(textOf(language, 'cart.title')) })
      await expect(bag).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(bag.getByRole('listitem')).toHaveCount(1)
      expect(page.url()).toBe(address)
      await page.keyboard.press('Escape')
      await expect(bag).toBeHidden()
      await expect(button).toBeFocused()
    })
  }
}

test('quick buy is opened by keyboard, says what is missing, and gives the focus back when it closes [CARD-09]', async ({ page }) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  await use(page)
  const button = firstButton(page, 'en')
  await button.focus()
  await expect(button).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: /^Select options/ }).press('Enter')
  await expect(window.getByText('please select size')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(button).toBeFocused()
})

test('the way from quick buy to the product leads to its page', async ({ page }) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  await use(page)
  await firstButton(page, 'en').click()
  await page.getByRole('dialog').getByRole('link', { name: 'See all details' }).click()
  await expect(page).toHaveURL(/\/en\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nothing of quick buy is fetched by those who do not use it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/en/women/clothing')
  await settled(page)
  expect(fetched.filter((url) => /quick-buy-dialog|\/api\/product\//.test(url))).toEqual([])
  await use(page)
  await firstButton(page, 'en').click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached()
  expect(fetched.filter((url) => /\/api\/product\//.test(url))).toHaveLength(1)
})
