import type { Page } from '@playwright/test'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const WIDTHS = [390, 768, 1280, 1600] as const
type Width = (typeof WIDTHS)[number]

const at = (page: Page, width: Width) => page.frameLocator(`iframe[title="The page at ${width} pixels"]`)

/** Shows the page at four widths, and waits until all of them take drafts. */
const looksAtFour = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Four widths')
  for (const width of WIDTHS) await expect(at(page, width).locator('html[data-compose="ready"]')).toBeAttached()
}

/** How far down a page is, in hundredths of the way. */
const shareOf = (page: Page, width: Width): Promise<number> =>
  at(page, width)
    .locator('html')
    .evaluate((html) => Math.round((100 * scrollY) / (html.scrollHeight - innerHeight)))

test('a page is seen at four widths at once: what is typed is on each, a click in one selects the block', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await merchandiser.restoresAtTheEnd('about-headline')
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  await composer.selects(/^Headline/)
  await page
    .frameLocator('iframe[title="The page"]')
    .locator('html')
    .evaluate(() => scrollTo(0, 240))
  await looksAtFour(page)
  for (const width of WIDTHS)
    expect(
      await at(page, width)
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(width)
  await expectAccessible('four widths', { without: 'iframe' })

  await test.step('each follows what is typed', async () => {
    const begun = performance.now()
    await composer.panel.getByLabel('Text', { exact: true }).fill('Seen at four widths')
    for (const width of WIDTHS) await expect(at(page, width).getByRole('heading', { level: 1 })).toHaveText('Seen at four widths')
    test.info().annotations.push({ type: 'clock', description: `on four pages after ${Math.round(performance.now() - begun)} ms` })
  })

  await test.step('a click in one of them selects the block everywhere', async () => {
    await at(page, 1280).locator('[data-type="markdown"]').first().click()
    await expect(composer.panel.getByRole('heading', { level: 2, name: 'Rich text' })).toBeVisible()
    for (const width of WIDTHS) await expect(at(page, width).locator('[data-compose-outline="selected"]')).toBeVisible()
  })

  await test.step('one of them becomes the canvas', async () => {
    await page.getByRole('button', { name: 'Edit at 390' }).click()
    await expect(page.getByRole('combobox', { name: 'Width' })).toHaveValue('390')
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.getByTitle('The page')).toBeFocused()
  })
})

test('four widths scroll together, and afterwards the canvas is where it was, with the same block', async ({ page, previewOrigin }) => {
  const composer = await opensInComposer(page, previewOrigin, 'page-home', '?site=ald-gb&lang=en')
  const canvas = page.frameLocator('iframe[title="The page"]').locator('html')
  await canvas.evaluate(() => scrollTo(0, 700))
  await looksAtFour(page)
  for (const width of WIDTHS) await expect.poll(() => shareOf(page, width)).toBeGreaterThan(5)
  await at(page, 768)
    .locator('html')
    .evaluate((html) => scrollTo(0, (html.scrollHeight - innerHeight) / 2))
  for (const width of WIDTHS) await expect.poll(() => shareOf(page, width)).toBe(50)
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Window')
  expect(await canvas.evaluate(() => scrollY)).toBe(700)
  await expect(composer.panel.getByRole('heading', { level: 2, name: /^Page/ })).toBeVisible()
})

test('an Arabic page is seen at four widths from right to left, in an interface that begins on the right, and on a phone in a list', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  await opensInComposer(page, previewOrigin, 'page-landing-about', '?site=ald-ae&lang=ar')
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
  await looksAtFour(page)
  const boxes = await Promise.all(WIDTHS.map((width) => page.getByTitle(`The page at ${width} pixels`).boundingBox()))
  const rights = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0))
  expect(rights).toEqual(rights.toSorted((one, other) => other - one))
  for (const width of WIDTHS) await expect(at(page, width).locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible('four widths of an Arabic page', { without: 'iframe' })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('tab', { name: /^Page/ }).click()
  const tops = await Promise.all(
    WIDTHS.map(async (width) => (await page.getByRole('region', { name: `${width} px` }).boundingBox())?.y ?? 0),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(new Set(tops).size).toBe(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await expectAccessible('four widths on a phone', { without: 'iframe' })
})
