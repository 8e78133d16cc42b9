import { expect, test } from '../../setup/shop-test.ts'
import { textsOf } from '../../setup/words.ts'

const SITES = [
  {
    name: 'in English on a laptop',
    prefix: '/en',
    language: 'en',
    width: 1280,
    words: 'red dress',
    found: /dress/i,
    nothing: 'Nothing by that name',
  },
  {
    name: 'in Arabic on a phone',
    prefix: '/ae/ar',
    language: 'ar',
    width: 390,
    words: 'فستان',
    found: /فستان/,
    nothing: 'لا شيء بهذا الاسم',
  },
] as const

for (const { name, prefix, language, width, words, found, nothing } of SITES) {
  test(`what is typed on a freshly loaded page is suggested and found, the box gives way to the page and the focus to its icon, and what is nowhere says so, ${name} [PLP-04, SEARCH-05, SEARCH-12]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${prefix}/`)
    const header = page.getByRole('banner')
    const box = header.getByRole('combobox')
    const toggle = header.getByRole('button', { name: textsOf(language)['frame.search'] ?? '', exact: true })
    await toggle.click()
    await box.fill(words)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectAccessible('suggestions')
    await box.press('Escape')
    await expect(box).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.press('Enter')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await page.mouse.click(width / 2, 560)
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${prefix}/?$`))
    await toggle.click()
    await box.fill(words)
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=/)
    await expect(page.locator('main article').first()).toContainText(found)
    await toggle.click()
    await box.fill('qqqqq')
    await box.press('Enter')
    await expect(page).toHaveURL(/query=qqqqq/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing)
    await expectAccessible('a search that finds nothing')
  })
}
