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

  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(page).toHaveURL(/color=navy/)
  await expect(count).not.toHaveText(all)
  const some = await count.innerText()

  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/sortBy=priceAsc/)
  await expect(page).toHaveURL(/color=navy/)
  await expect(page.locator('main article')).not.toHaveCount(0)
  const names = await page.locator('main article h3').allInnerTexts()

  await page.reload()
  await expect(page.locator('main article h3')).toHaveText(names)
  await expect(page.getByLabel('Sort by')).toHaveValue('priceAsc')

  await page.goBack()
  await expect(page).not.toHaveURL(/sortBy/)
  await expect(count).toHaveText(some)
  await page.goBack()
  await expect(count).toHaveText(all)
})
