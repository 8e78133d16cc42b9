import { expect, test } from '../../setup/shop-test.ts'
import { textsOf } from '../../setup/words.ts'

const text = (language: string, key: string): string => textsOf(language)[key] ?? key

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const { name, language, prefix } of [
    { name: 'English', language: 'en', prefix: '/en' },
    { name: 'Arabic', language: 'ar', prefix: '/ae/ar' },
  ]) {
    test(`the menu in ${name} has brands, the account, orders, favourites, help and the country [HEAD-05]`, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${prefix}/help/care`)
      await page.getByRole('button', { name: text(language, 'frame.menu'), exact: true }).tap()
      const drawer = page.getByRole('dialog')
      for (const path of ['/brands', '/account', '/tracking', '/my-favorites', '/contact']) {
        await expect(drawer.locator(`a[href="${prefix}${path}"]`)).toHaveCount(1)
      }
      await expectAccessible('the menu of a phone')
      await drawer.locator(`a[href="${prefix}/tracking"]`).tap()
      await expect(page).toHaveURL(`${prefix}/tracking`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: text(language, 'frame.menu'), exact: true }).tap()
      await drawer.getByRole('button', { name: text(language, 'frame.country') }).tap()
      await expect(page.locator('dialog[open]')).toHaveCount(2)
    })
  }

  for (const prefix of ['/en', '/ae/ar', '/us/es', '/kr/ko']) {
    test(`the menu on home at ${prefix} opens at the first level [MENU-05, MENU-12]`, async ({ page }) => {
      await page.goto(prefix)
      const language = prefix.slice(-2)
      await page.getByRole('button', { name: text(language, 'frame.menu'), exact: true }).tap()
      const drawer = page.getByRole('dialog')
      await expect(drawer.locator(`a[href="${prefix}/tracking"]`)).toHaveCount(1)
      await expect(drawer.getByRole('button', { name: text(language, 'frame.back') })).toHaveCount(0)
    })
  }

  test('the menu’s switcher changes the department, goes back to the first level, and home is that department’s page from then on [HEAD-04] [MENU-06] [MENU-12] [HOME-02]', async ({
    page,
  }) => {
    await page.goto('/en/help/care')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const drawer = page.getByRole('dialog')
    const department = (label: string) => drawer.getByRole('button', { name: label, exact: true })
    await expect(department('Women')).toHaveAttribute('aria-pressed', 'true')
    await department('Shoes').tap()
    await expect(drawer.getByRole('link', { name: 'Boots', exact: true })).toBeVisible()
    await department('Men').tap()
    await expect(department('Men')).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await expect(drawer.getByRole('link', { name: 'All Men', exact: true })).toBeVisible()
    await expect(department('Sale')).toBeVisible()
    await expect(department('Bags')).toHaveCount(0)
    await page.goto('/en/')
    await expect(page).toHaveURL('/en/men')
  })
})
