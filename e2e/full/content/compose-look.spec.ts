import type { Page } from '@playwright/test'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const edgesOf = async (page: Page, name: string, role: 'navigation' | 'complementary') => {
  const box = await page.getByRole(role, { name }).boundingBox()
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a page in the composer, its publish and a new page can be read in ${colorScheme} colours`, async ({
    page,
    previewOrigin,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme })
    const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
    await composer.selects(/^Headline/)
    await expectAccessible(`a headline in ${colorScheme} colours`, { without: 'iframe' })
    await page.getByRole('button', { name: 'Publish…' }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'What goes live' })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Loading…')).toBeHidden()
    await expectAccessible(`a publish in ${colorScheme} colours`, { without: 'iframe' })
    await page.goto(`${previewOrigin}/_compose`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(`the list in ${colorScheme} colours`)
    await page.getByRole('button', { name: 'New page' }).click()
    await page.getByRole('radio', { name: 'Campaign' }).check()
    await expectAccessible(`a new page in ${colorScheme} colours`)
  })

test('a narrow window shows the page, and by a tab or a key the blocks or the fields of the block that was chosen', async ({
  page,
  previewOrigin,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { canvas, outline } = await opensInComposer(page, previewOrigin, 'page-landing-about')
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const panel = page.getByRole('tabpanel', { name: /^Fields/ })
  await expect(tab(/^Page/)).toHaveAttribute('aria-selected', 'true')
  await expect(outline).toBeHidden()
  await canvas.locator('[data-type="headline"]').first().click()
  await tab(/^Fields.*Headline/).click()
  await expect(panel.getByLabel('Text', { exact: true })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(tab(/^Blocks/)).toBeFocused()
  await expect(outline.getByRole('button', { name: /^Headline/ }).first()).toBeVisible()
  await page.keyboard.press('F6')
  await page.keyboard.press('Shift+F6')
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  // A wide window has room for all of them, and a narrow one comes back to where she was.
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const part of [outline, page.getByRole('main'), page.getByRole('complementary', { name: 'Fields' })])
    await expect(part).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(panel).toBeVisible()
  await expect(outline).toBeHidden()
})

test('from right to left the blocks are on the right and the fields on the left, and nothing is wider than the window', async ({
  page,
  previewOrigin,
}) => {
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  await composer.selects(/^Headline/)
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
  const [outline, panel] = [await edgesOf(page, 'Blocks', 'navigation'), await edgesOf(page, 'Fields', 'complementary')]
  expect(panel.left).toBe(0)
  expect(outline.left).toBeGreaterThan(panel.right)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
