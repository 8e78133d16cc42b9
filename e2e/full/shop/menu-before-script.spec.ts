import type { Page } from '@playwright/test'
import { holdScripts, opensEarly } from '../../setup/late-scripts.ts'
import { expect, test } from '../../setup/shop-test.ts'

const SITES = [
  { name: 'English', prefix: '/en' },
  { name: 'Arabic', prefix: '/ae/ar' },
] as const

/** The first two entries that have a panel. */
const entries = (page: Page) => page.locator('header nav li').filter({ has: page.locator('a[aria-expanded]') })
const topLink = (page: Page, index: number) => entries(page).nth(index).locator('a[aria-expanded]')
const panel = (page: Page, index: number) => entries(page).nth(index).locator(':scope > div')

/** Notes every moment in which the panel is hidden from now on. */
const watchForFlashes = (page: Page, index: number) =>
  panel(page, index).evaluate((element) => {
    const seen = { flashes: 0 }
    Object.assign(window, { menuSeen: seen })
    const look = (): void => {
      if (getComputedStyle(element).visibility !== 'visible' || getComputedStyle(element).opacity !== '1') seen.flashes += 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const flashes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { menuSeen: { flashes: number } }).menuSeen.flashes)

for (const { name, prefix } of SITES) {
  test(`in ${name} the menu opens by pointer before any script, Tab goes past what is closed, and the script takes over what is open [MENU-10] [HEAD-03]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const release = await holdScripts(page)
    await opensEarly(page, `${prefix}/`)
    await expect(panel(page, 0)).toBeHidden()
    await topLink(page, 0).focus()
    await page.keyboard.press('Tab')
    await expect(topLink(page, 1)).toBeFocused()
    await expect(panel(page, 0)).toBeHidden()
    await topLink(page, 1).blur()

    await topLink(page, 0).hover()
    await expect(panel(page, 0)).toBeVisible()
    await expect(panel(page, 0)).toHaveCSS('opacity', '1')
    expect(await panel(page, 0).getByRole('link').count()).toBeGreaterThan(5)
    await watchForFlashes(page, 0)
    release()
    await expect(page.locator('header nav[data-live]')).toHaveCount(1)
    await expect(topLink(page, 0)).toHaveAttribute('aria-expanded', 'true')
    expect(await flashes(page)).toBe(0)

    await topLink(page, 1).hover()
    await expect(topLink(page, 1)).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page, 0)).toBeHidden()
    await page.mouse.move(600, 880)
    await expect(panel(page, 1)).toBeHidden()
    await expect(topLink(page, 1)).toHaveAttribute('aria-expanded', 'false')
  })
}

test('a link of the menu to the page already shown closes the menu, and so does the focus that leaves it [HEAD-11]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/women')
  await topLink(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel(page, 0).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page, 0)).toBeHidden()
  await topLink(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel(page, 0).getByRole('link').first()).toBeFocused()
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).focus()
  await expect(panel(page, 0)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens by pointer [MENU-10]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/en/')
    await topLink(page, 0).hover()
    await expect(panel(page, 0)).toBeVisible()
    await panel(page, 0).getByRole('link', { name: 'All Women' }).click()
    await expect(page).toHaveURL(/\/en\/women\/all$/)
  })
})
