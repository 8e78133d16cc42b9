import { expect, test } from '../../setup/shop-test.ts'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { settled } from '../../setup/settled.ts'

const SITES = [
  { language: 'English', prefix: '/en', guide: 'Size guide', measure: 'How to measure', inches: 'Inches', close: 'Close' },
  { language: 'Arabic', prefix: '/ae/ar', guide: 'دليل المقاسات', measure: 'كيف تأخذ القياس', inches: 'بوصة', close: 'إغلاق' },
] as const

for (const { language, prefix, guide, measure, close } of SITES) {
  for (const width of WIDTHS_PX) {
    test(`the size guide opens over the product, in ${language} at ${width} px [SIZEG-01]`, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${prefix}/product/everyday-tee/900001`)
      await settled(page)
      const link = page.locator('main').getByRole('link', { name: guide, exact: true })
      await link.click()
      const dialog = page.getByRole('dialog', { name: guide })
      await expect(dialog.getByRole('tab')).toHaveCount(2)
      await expect(dialog.getByRole('row')).toHaveCount(6)
      await expectAccessible('the tables of a size guide')
      await expectFits(page, width, 'an open size guide')
      await dialog.getByRole('tab', { name: measure }).click()
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
      await expectAccessible('how to measure')
      await dialog.getByRole('button', { name: close }).click()
      await expect(dialog).toBeHidden()
      await expect(link).toBeFocused()
    })
  }
}

test('the size guide is opened, read and closed by keyboard alone', async ({ page }) => {
  await page.goto('/en/product/everyday-tee/900001')
  await settled(page)
  const link = page.locator('main').getByRole('link', { name: 'Size guide', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await dialog.getByRole('tab', { name: 'Guide', exact: true }).press('ArrowRight')
  await expect(dialog.getByRole('tabpanel', { name: 'How to measure' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('inches stay chosen on the next product and on the page of all guides [SIZEG-03, SIZEG-04]', async ({ page }) => {
  await page.goto('/en/product/everyday-tee/900001')
  await page.locator('main').getByRole('link', { name: 'Size guide', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await expect(dialog.getByRole('row', { name: 'S 86 68 94' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Inches' }).check()
  await expect(dialog.getByRole('row', { name: 'S 34 27 37' })).toBeVisible()
  await dialog.getByRole('link', { name: 'All size guides' }).click()
  await expect(page).toHaveURL(/\/help\/sizes$/)
  await expect(page.getByRole('radio', { name: 'Inches' })).toBeChecked()
})

test('a product that no guide is for has no link to one', async ({ page }) => {
  await page.goto('/en/product/tote/900003')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Size guide', exact: true })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the link leads to the guide among all others', async ({ page }) => {
    await page.goto('/en/product/everyday-tee/900001')
    await page.locator('main').getByRole('link', { name: 'Size guide', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/help\/sizes#size-guide-womenClothing$/)
    await expect(page.locator('#size-guide-womenClothing').getByRole('row', { name: 'S 86 68 94' })).toBeInViewport()
  })
})
