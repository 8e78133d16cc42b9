import type { Page } from '@playwright/test'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
const LISTING = '/en/women/clothing?color=navy'

test('the breadcrumbs of a product lead back to the listing it was opened from, in the same tab, after a reload, and in another one [STORE-02, CRUMB-05]', async ({
  page,
  context,
}) => {
  await page.goto(LISTING)
  await settled(page)
  const card = page.locator('main article a[href*="/product/"]').first()
  await card.hover()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/product\//)
  const back = crumbs(page).nth(-2).getByRole('link')
  await expect(back).toHaveAttribute('href', LISTING)
  await page.reload()
  await settled(page)
  // What restores it comes with the first link that is pointed at.
  await crumbs(page).first().getByRole('link').hover()
  await expect(back).toHaveAttribute('href', LISTING)
  await back.click()
  await expect(page).toHaveURL(LISTING)
  await settled(page)
  const other = page.locator('main article a[href*="/product/"]').nth(1)
  await other.hover()
  const opened = context.waitForEvent('page')
  await other.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await settled(tab)
  await crumbs(tab).first().getByRole('link').hover()
  await expect(crumbs(tab).nth(-2).getByRole('link')).toHaveAttribute('href', LISTING)
})
