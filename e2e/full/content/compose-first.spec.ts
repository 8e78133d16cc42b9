import type { Locator, Page } from '@playwright/test'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

test.use({ isTourUnseen: true })

const ABOUT = '/_compose/pages/page-landing-about?site=ald-gb&lang=en'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return box
}

const covers = async (card: Locator, target: Locator): Promise<boolean> => {
  const [one, other] = [await boxOf(card), await boxOf(target)]
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}

const opens = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
}

test('who opens the editor for the first time is shown around in four sentences, by keys alone, and never again unless she asks', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await opens(page, `${previewOrigin}${ABOUT}`)
  const card = page.getByRole('dialog', { name: /^Tour/ })
  const targets = [
    page.getByRole('navigation', { name: 'Blocks' }),
    page.getByTitle('The page'),
    page.getByRole('complementary', { name: 'Fields' }),
    page.getByRole('button', { name: 'Publish…' }),
  ]
  const before = await boxOf(page.getByTitle('The page'))
  for (const [index, target] of targets.entries()) {
    await expect(card).toHaveAccessibleName(`Tour, ${index + 1} of 4`)
    await expect(page.getByRole('button', { name: index === 3 ? 'Done' : 'Next' })).toBeFocused()
    expect([index, await covers(card, target)]).toEqual([index, false])
    await expectAccessible(`sentence ${index + 1} of the tour`, { without: 'iframe' })
    await page.keyboard.press('Enter')
  }
  await expect(card).toBeHidden()
  expect(await boxOf(page.getByTitle('The page'))).toEqual(before)
  await page.reload()
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  await expect(card).toBeHidden()
  await page.getByRole('banner').getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Show me around' }).click()
  await expect(card).toHaveAccessibleName('Tour, 1 of 4')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page.getByRole('banner').getByText('More', { exact: true })).toBeFocused()
})

test('a click on the page goes to the page while the tour is on', async ({ page, previewOrigin }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await opens(page, `${previewOrigin}${ABOUT}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('heading', { level: 2, name: /^Headline/ })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Tour, 2 of 4' })).toBeVisible()
})

for (const { what, size } of [
  { what: 'a phone', size: { width: 390, height: 780 } },
  { what: 'a window of 1280 px at 200 %', size: { width: 640, height: 400 } },
])
  test(`in ${what} the tour brings the part that it speaks of forward and leaves its tab in sight`, async ({
    page,
    previewOrigin,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await opens(page, `${previewOrigin}${ABOUT}`)
    const card = page.getByRole('dialog', { name: /^Tour/ })
    for (const name of [/^Blocks/, /^Page/, /^Fields/]) {
      const tab = page.getByRole('tab', { name })
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      expect(await covers(card, tab)).toBe(false)
      await page.getByRole('button', { name: 'Next' }).click()
    }
    expect(await covers(card, page.getByRole('button', { name: 'Publish…' }))).toBe(false)
    await expectAccessible('the tour in a narrow window', { without: 'iframe' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(card).toBeHidden()
  })

test('the bar of the editor is one row in a laptop’s window, with all that is used all day', async ({ page, previewOrigin }) => {
  for (const width of [1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await opens(page, `${previewOrigin}${ABOUT}`)
    expect([width, (await boxOf(page.getByRole('banner'))).height < 60]).toEqual([width, true])
  }
  for (const name of ['Undo', 'Redo', 'Schedule…', 'Publish…']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  for (const name of ['Site', 'Language', 'Width']) await expect(page.getByRole('combobox', { name })).toBeVisible()
})
