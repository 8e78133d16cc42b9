import type { Page } from '@playwright/test'
import { holdRequests } from '../../setup/hold-requests.ts'
import { expect, test } from '../../setup/shop-test.ts'

const familyOf = (page: Page): Promise<string> =>
  page
    .locator('h1')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '')

test('the faces are active once they have come [BOOT-13]', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveClass(/wf-active/)
  expect(await familyOf(page)).toBe('Shop Serif')
})

test('faces that do not come within three seconds are not waited for: text is there throughout, and stays as it is when they come [BOOT-13]', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/fonts/*.woff2')
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  const heading = page.locator('h1').first()
  await expect(page.locator('html')).toHaveClass(/wf-loading/)
  await expect(heading).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/wf-inactive/)
  expect(await familyOf(page)).toBe('Shop Serif Fallback')
  const { width } = (await heading.boundingBox()) ?? { width: 0 }
  const came = page.waitForResponse('**/fonts/shop-serif.woff2')
  release()
  await (await came).finished()
  await page.evaluate(() => document.fonts.ready)
  expect((await heading.boundingBox())?.width).toBe(width)
  expect(await familyOf(page)).toBe('Shop Serif Fallback')
})
