import type { Page } from '@playwright/test'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

const topEntry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Women', exact: true })

/** The first link of the panel below Women. */
const panelLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Women', exact: true })

for (const path of ['/en/', '/en/women/clothing', '/en/product/everyday-tee/900001']) {
  test(`the pointer opens the menu of a freshly loaded page, on ${path} [MENU-10]`, async ({ page }) => {
    await page.goto(path)
    await settled(page)
    await topEntry(page).hover()
    await expect(panelLink(page)).toBeVisible()
    await expect(topEntry(page)).toHaveAttribute('aria-expanded', 'true')
  })
}

test('the keyboard opens the menu of a freshly loaded page and moves through it [MENU-07, MENU-09]', async ({ page }) => {
  await page.goto('/en/')
  await settled(page)
  await topEntry(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(panelLink(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelLink(page)).toBeHidden()
  await expect(topEntry(page)).toBeFocused()
})
