import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

const SITES = [
  { language: 'en', name: 'English', prefix: '/en', empty: /^Nothing kept yet/, price: /£\s?\d/ },
  { language: 'ar', name: 'Arabic', prefix: '/ae/ar', empty: /^لم تحفظ شيئًا بعد/, price: /[\d٠-٩]/ },
] as const

for (const { language, name, prefix, empty, price } of SITES) {
  test(`a product gets a heart on its page, is listed with its price among the favorites, and leaves them again, in ${name} [PROD-05, FAV-01, ROUTE-14, BLOCK-36]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`${prefix}/product/everyday-tee/900001`)
    const product = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
    const heart = page
      .locator('main')
      .getByRole('button', { name: textOf(language, 'product.favorite').replace('{name}', product), exact: true })
    await heart.first().click()
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('banner').locator('a[href$="/my-favorites"]:visible').click()
    await expect(page).toHaveURL(`${prefix}/my-favorites`)
    const card = page.locator('main').getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card.getByRole('link', { name: product, exact: true })).toHaveAttribute('href', /\/product\/everyday-tee\/900001/)
    await expect(card).toContainText(price)
    await expectAccessible('the favorites page with a product')

    await page.reload()
    await expect(card.getByRole('link', { name: product, exact: true })).toBeVisible()
    await heart.click()
    await expect(page.getByText(empty)).toBeVisible()
    await expectAccessible('the favorites page without a product')
    await page.reload()
    await expect(page.getByText(empty)).toBeVisible()
  })
}
