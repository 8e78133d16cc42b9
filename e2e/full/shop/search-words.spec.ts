import type { Page } from '@playwright/test'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

const boxOf = (page: Page) => page.getByRole('banner').getByRole('combobox')

const opensSearch = (page: Page, language: string): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: textOf(language, 'frame.search'), exact: true })
    .click()

/** Types words into the box of the header and sends them, without loading the page anew. */
const search = async (page: Page, words: string): Promise<void> => {
  await opensSearch(page, 'en')
  await boxOf(page).fill(words)
  await boxOf(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
}

const cards = (page: Page) => page.locator('main article')
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'

const partial = (page: Page, language: string) => page.getByText(textOf(language, 'listing.someWords'))

test('what shoppers type is found by other names, in another number, by color and by brand [PLP-04]', async ({ page }) => {
  // Nine listings in a few seconds: their pictures, drawn when first asked for, would hold every connection that a search needs.
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/search?query=linen')
  for (const [words, name] of [
    ['sweater', /jumper/i],
    ['pullover', /jumper/i],
    ['pants', /trouser/i],
    ['trainers', /sneaker/i],
    ['coats', /coat/i],
    ['blue', undefined],
    ['blue dress', /dress/i],
    ['red dress', /dress/i],
    ['nordlys trosers', undefined],
  ] as const) {
    await search(page, words)
    await expect(cards(page).first()).toBeVisible()
    if (name !== undefined) await expect(cards(page).first()).toContainText(name)
  }
})

test('words that no product has all of find those with some, and the page says so', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/search?query=coats+for+winter')
  await expect(partial(page, 'en')).toBeVisible()
  await expect(cards(page).first()).toContainText(/coat/i)
  await expectAccessible('a search with some of the words')
  await search(page, 'linen')
  await expect(partial(page, 'en')).toHaveCount(0)
  await search(page, 'nordlys coat linen xyz')
  await expect(partial(page, 'en')).toBeVisible()
  await page.goto('/ae/ar/search?query=معاطف شتوية xyz')
  await expect(partial(page, 'ar')).toBeVisible()
  await expect(cards(page).first()).toContainText('معطف')
})

test('words that only descriptions have find those products, below the search box too, and the page says so', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/search?query=odour')
  await expect(page.getByText(textOf('en', 'listing.inDescriptions'))).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible('a search found by descriptions')
  if (process.env['SCREENSHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SCREENSHOTS']}/described-en.png` })
  await opensSearch(page, 'en')
  await boxOf(page).fill('odour')
  await expect(
    page
      .getByRole('listbox')
      .getByRole('group', { name: textOf('en', 'search.products') })
      .getByRole('option'),
  ).toHaveCount(3)
  if (process.env['SCREENSHOTS'] !== undefined) await page.screenshot({ path: `${process.env['SCREENSHOTS']}/described-box.png` })
  await boxOf(page).fill('coat')
  await boxOf(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('coat')
  await expect(page.getByText(textOf('en', 'listing.inDescriptions'))).toHaveCount(0)
})

for (const { prefix, language, words, path, width } of [
  { prefix: '/en', language: 'en', words: 'refund', path: '/help/returns', width: 1280 },
  { prefix: '/kr/ko', language: 'ko', words: '환불', path: '/help/returns', width: 390 },
  { prefix: '/ae/ar', language: 'ar', words: 'استبدال', path: '/help/returns', width: 390 },
] as const) {
  test(`who searches for help with ${words} is led to the page that has it, while typing and after`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(prefix)
    await opensSearch(page, language)
    await boxOf(page).fill(words)
    const pages = page.getByRole('listbox').getByRole('group', { name: textOf(language, 'search.pages') })
    await expect(pages.getByRole('option').first()).toHaveAttribute('href', `${prefix}${path}`)
    await boxOf(page).press('Enter')
    const places = page.getByRole('navigation', { name: textOf(language, 'search.places') })
    await expectAccessible('a search that names a page')
    await places.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test('a price that was typed in words becomes a filter that can be taken away, on the server and in the browser', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/en/search?query=${encodeURIComponent('dress under £120')}`)
  await expect(page).toHaveURL(/query=dress&priceRange=0,120$/)
  const chip = page.getByRole('link', { name: /Up to £120/ })
  await expect(chip).toBeVisible()
  await search(page, 'linen')
  await opensSearch(page, 'en')
  await boxOf(page).fill('coats over 300 pounds')
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL(/query=coats&priceRange=300$/)
  await expect(cards(page).first()).toContainText(/coat/i)
  await page.getByRole('link', { name: /From £300/ }).click()
  await expect(page).toHaveURL(/query=coats$/)
})

for (const { language, prefix, words, category } of [
  { language: 'en', prefix: '/en', words: 'dres', category: /dresses/i },
  { language: 'ar', prefix: '/ae/ar', words: 'فستان', category: /فساتين/ },
] as const) {
  for (const width of WIDTHS_PX) {
    test(`products, categories and brands are suggested and reached by keyboard, in ${language} at ${width} px [SEARCH-12]`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(prefix)
      await opensSearch(page, language)
      await boxOf(page).fill(words)
      const list = page.getByRole('listbox')
      const categories = list.getByRole('group', { name: textOf(language, 'search.categories') })
      await expect(categories.getByRole('option').first()).toContainText(category)
      await expect(list.getByRole('group', { name: textOf(language, 'search.products') }).getByRole('option')).toHaveCount(3)
      await expectAccessible('suggestions')
      await expectFits(page, width, 'suggestions')
      if (process.env['SCREENSHOTS'] !== undefined)
        await page.screenshot({ path: `${process.env['SCREENSHOTS']}/suggest-${language}-${width}.png` })
      const target = await categories.getByRole('option').first().getAttribute('href')
      const first = await categories.getByRole('option').first().getAttribute('id')
      for (let presses = 0; presses < 12 && (await boxOf(page).getAttribute('aria-activedescendant')) !== first; presses += 1)
        await boxOf(page).press('ArrowDown')
      await boxOf(page).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`))
      // The address comes before the page.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(category)
      if (language === 'ar') return
      await opensSearch(page, language)
      await boxOf(page).fill('nordlys')
      await list
        .getByRole('group', { name: textOf(language, 'search.brands') })
        .getByRole('option', { name: 'Nordlys' })
        .click()
      await expect(page).toHaveURL(/\/brands\/nordlys$/)
    })
  }
}
