import type { Page } from '@playwright/test'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'
import { holdSearch } from '../../setup/hold-requests.ts'
import { forgive, NO_PRODUCTS } from '../../setup/forgive.ts'
import { openFilters } from '../../setup/open-filters.ts'
import { settled, use } from '../../setup/settled.ts'

// Nothing here is about pictures, which a fresh shop draws on request.
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>'
test.beforeEach(({ page }) => page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DOT })))

const isLineShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.querySelector('#main') ?? document.body, '::before').content !== 'none')

test('a page on its way shows itself at once and another choice adds to it: a line, dimmed products, a spoken word [PDP-15]', async ({
  page,
}) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  expect(await isLineShown(page)).toBe(false)
  await openFilters(page)
  const release = await holdSearch(page)
  // On a slow phone the router's first effects run when it is on its way already: they must not end what says so.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const main = page.locator('#main')
  const grid = main
    .locator('ul')
    .filter({ has: page.locator('article') })
    .first()
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(main).toHaveAttribute('aria-busy', 'true')
  expect(await isLineShown(page)).toBe(true)
  await expect(grid).toHaveCSS('opacity', '0.4')
  await expect(page.getByRole('status').filter({ hasText: textOf('en', 'core.loading') })).toBeAttached()
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  await page
    .getByRole('checkbox', { name: /^Ivory|^White|^Black/ })
    .first()
    .click()
  release()
  await expect(main).not.toHaveAttribute('aria-busy')
  await expect(grid).toHaveCSS('opacity', '1')
  await expect(page).toHaveURL(/color=navy,(?:ivory|white|black)/)
  expect(await isLineShown(page)).toBe(false)
})

test('while the search is down filters and order stay, and what failed is in view and has the focus until a new try works [PLP-23]', async ({
  page,
  complaints,
}) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  await page.route('**/algolia/**', (route) => route.abort())
  forgive(complaints, NO_PRODUCTS)
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  const panel = page.getByRole('alert').filter({ hasText: textOf('en', 'listing.failedHeading') })
  await expect(panel).toBeInViewport()
  await expect(panel).toBeFocused()
  await expect(page.locator('main article')).toHaveCount(0)
  // The pullout says what is chosen, too, until it has moved away.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Remove Navy/ })).toBeVisible()
  await expect(page.getByLabel('Sort by')).toBeVisible()
  await page.unroute('**/algolia/**')
  await panel.getByRole('button', { name: textOf('en', 'listing.tryAgain') }).click()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/color=navy/)
})

test('campaign tags go along with filters and side links, the side menu is not counted again, and "show more" leads on [SIDENAV-08, PLP-25]', async ({
  page,
}) => {
  const counted: number[] = []
  page.on('request', (request) => {
    if (/\/queries/.test(request.url())) counted.push((request.postDataJSON() as { requests?: unknown[] } | null)?.requests?.length ?? 0)
  })
  await page.goto('/en/women/clothing?utm_source=letter&colour=unknown')
  await settled(page)

  await openFilters(page)
  const filters = page.getByRole('dialog')
  const before = await filters.getByRole('checkbox').allInnerTexts()
  await filters
    .getByRole('button', { name: /^Show \d+ more/ })
    .first()
    .click()
  const focused = filters.locator('[role="checkbox"]:focus')
  await expect(focused).toBeVisible()
  expect(before).not.toContain(await focused.innerText())

  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(page).toHaveURL(/color=navy.*utm_source=letter/)
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: textOf('en', 'listing.categories') })
    .getByRole('link', { name: 'Dresses' })
    .click()
  await expect(page).toHaveURL(/\/women\/clothing\/dresses\?color=navy.*utm_source=letter&colour=unknown/)
  expect(Math.max(...counted)).toBeLessThan(10)
})

test('on a phone order and filters are one bar that stays, size comes first, and the button says how many products the choice shows [PLP-13, FILTER-04]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/women/clothing')
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 4000))
  const opener = page.getByRole('button', { name: textOf('en', 'listing.filters'), exact: true })
  await expect(opener).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 })
  await opener.click()
  const panel = page.getByRole('dialog')
  await expect(panel.locator('summary').first()).toContainText(textOf('en', 'listing.kind.size'))
  await expect(panel.locator('summary').filter({ hasText: textOf('en', 'listing.kind.categories') })).toBeVisible()
  const show = panel.getByRole('button', { name: /^Show \d+ products$/ })
  const all = await show.innerText()
  await panel.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(show).not.toHaveText(all)
  await expect(panel.getByRole('button', { name: textOf('en', 'listing.clearAll') })).toHaveCount(0)
  await expect(show).toBeEnabled()
  const some = /\d+/.exec(await show.innerText())?.[0]
  await expectAccessible('the panel of filters')
  await show.click()
  await expect(panel).toBeHidden()
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: /products/ }),
  ).toHaveText(`${some} products`)
})

test('rows of products stand 20 px apart at every width [PLP-21]', async ({ page }) => {
  await page.goto('/en/women/clothing')
  const grid = page
    .locator('#main ul')
    .filter({ has: page.locator('article') })
    .first()
  for (const width of [390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(grid).toHaveCSS('row-gap', '20px')
  }
})

test('five products stand in a row from 1600 px, four below, under a bar that stays; trays say where they begin [PLP-21, PLP-26, PLP-17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/en/product/everyday-tee/900001')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...window.localStorage }))).toContain('900001')
  const previous = page.getByRole('button', { name: textOf('en', 'listing.previousProducts') }).first()
  await expect(previous).toBeDisabled()
  await page
    .getByRole('button', { name: textOf('en', 'listing.nextProducts') })
    .first()
    .click()
  await expect(previous).toBeEnabled()
  await page.goto('/en/women/clothing')
  const grid = page
    .locator('#main ul')
    .filter({ has: page.locator('article') })
    .first()
  const inRow = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(await inRow()).toBe(5)
  await expect(page.getByRole('navigation', { name: textOf('en', 'listing.categories') })).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(page.getByRole('button', { name: textOf('en', 'listing.filters') })).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Sort by')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await inRow()).toBe(4)

  await page.goto('/en/product/candle/900022')
  const viewed = page.locator('[data-type="recently-viewed-tray"]')
  await use(page)
  await viewed.getByRole('listitem').first().scrollIntoViewIfNeeded()
  await expect(viewed.locator('article').first()).toBeVisible()
})
