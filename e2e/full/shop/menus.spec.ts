import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

test('a panel of the menu has pictures with a link, fetched when it opens, reached by keys; the sale stands out [DATA-86] [DATA-87] [DATA-89] [MENU-07]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (/(?:jumper-rust|bowl-sage)-front_/.test(request.url())) pictures.push(request.url())
  })
  await page.goto('/en/help/care')
  await settled(page)
  expect(pictures).toEqual([])
  const menu = page.locator('header nav').filter({ has: page.locator('a[aria-expanded]') })
  await menu.getByRole('link', { name: 'Women', exact: true }).hover()
  const promoted = menu.getByRole('link', { name: 'Cups for slow mornings' })
  await expect(promoted).toBeVisible()
  await expect(promoted.locator('img')).toHaveJSProperty('complete', true)
  expect(pictures.length).toBeGreaterThan(0)
  await expectAccessible('an open panel of the menu')

  const sale = menu.getByRole('link', { name: 'Sale', exact: true })
  await sale.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(menu.getByRole('link', { name: /Women’s sale/ }).and(page.locator('[href="/en/sale/women"]:focus'))).toBeVisible()
  expect(await sale.evaluate((link) => getComputedStyle(link).color)).not.toBe(
    await menu
      .getByRole('link', { name: 'Men', exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).color),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/sale/women')
})

test('on a phone the pictures of a department stand below its level and lead there [DATA-89] [FRAME-05]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ae/ar/women')
  await page.getByRole('button', { name: 'القائمة', exact: true }).click()
  const promoted = page.getByRole('dialog').getByRole('link', { name: 'فناجين للصباحات الهادئة' })
  await promoted.scrollIntoViewIfNeeded()
  await expect(promoted.locator('img')).toHaveJSProperty('complete', true)
  await promoted.click()
  await expect(page).toHaveURL('/ae/ar/women/home/ceramics')
})
