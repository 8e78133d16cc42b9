import { openFilters } from '../../setup/open-filters.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

test('filters, order and page live in the address: reload, back and a shared link show the same', async ({ page }) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  const count = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /products/ })
  const all = await count.innerText()

  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(page).toHaveURL(/color=navy/)
  await expect(count).not.toHaveText(all)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d+ products$/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const some = await count.innerText()

  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/sortBy=priceAsc/)
  await expect(page).toHaveURL(/color=navy/)
  // The address may change before the list does: what it leads to is what the list comes to.
  const shared = await page.context().newPage()
  await shared.goto(page.url())
  // Not their inner text: rows that nobody has come to are not laid out, and have none.
  const names = await shared.locator('main article h3').allTextContents()
  await shared.close()
  expect(names.length).toBeGreaterThan(1)
  await expect(page.locator('main article h3')).toHaveText(names)

  await page.reload()
  await expect(page.locator('main article h3')).toHaveText(names)
  await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc')
  await settled(page)

  await page.goBack()
  await expect(page).not.toHaveURL(/sortBy/)
  await expect(count).toHaveText(some)
  await page.goBack()
  await expect(count).toHaveText(all)
})
