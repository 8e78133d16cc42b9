import { openFilters } from '../../setup/open-filters.ts'
import { expect, test } from '../../setup/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('home, listing and product can be read without JavaScript', async ({ page }) => {
  await page.goto('/en/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  await page.goto('/en/women/clothing')
  await expect(page.locator('main article')).not.toHaveCount(0)
  await page.locator('main a[href*="/product/everyday-tee/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everyday tee' })).toBeVisible()
  await expect(page.locator('main').getByText(/£\d+/).first()).toBeVisible()
  await expect(page.locator('main img').first()).toBeVisible()
})

test('filters, order, pages, search and languages work without JavaScript', async ({ page }) => {
  await page.goto('/en/women/clothing')
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(page).toHaveURL(/color=navy/)
  await expect(page.locator('main article')).not.toHaveCount(0)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await page.getByLabel('Sort by').locator('xpath=ancestor::form').getByRole('button').click()
  await expect(page).toHaveURL(/sortBy=priceAsc/)
  await expect(page).toHaveURL(/color=navy/)
  await page.goto('/en/women/clothing')
  await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.locator('header input[name="query"]').fill('tee')
  await page.locator('header input[name="query"]').press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?query=tee/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tee')
})

test('a shopper without JavaScript reads what it takes to check out', async ({ page }) => {
  await page.goto('/en/checkout/basket')
  await expect(page.locator('main noscript p')).toBeVisible()
})
