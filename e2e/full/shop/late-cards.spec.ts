import type { Page } from '@playwright/test'
import { agree } from '../../setup/agree.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

test.use({ isConsentUndecided: true })
test.beforeEach(({ context }) => agree(context))

const pushed = (page: Page, event: string) =>
  // The page's own list, of which only these fields are looked at.
  page.evaluate((name) => ((window.dataLayer ?? []) as readonly { event: string }[]).filter((entry) => entry.event === name), event)

test('products that only this browser knows are placeholders with their names until they are seen, and are then reported once [CARD-01, CARD-02]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('favorites', JSON.stringify(['900001', '900002', '900003', '900004', '900005', '900006', '900007', '900022']))
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/my-favorites')
  const items = page.locator('main ul > li:visible').filter({ has: page.locator('h3') })
  await expect(items).toHaveCount(8)
  await expect(items.first().getByRole('article')).toBeVisible()
  const last = items.last()
  await expect(last.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(last.getByRole('link')).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('article')).toBeVisible()
  await expect.poll(async () => (await pushed(page, 'productImpression')).length).toBeGreaterThan(1)
  await items.first().scrollIntoViewIfNeeded()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.25 })
  const seen = await pushed(page, 'productImpression')
  const ids = seen.map((entry) => (entry as { data?: { objectID?: string } }).data?.objectID)
  expect(ids).toEqual([...new Set(ids)])
})

test('whoever uses the keyboard reaches every favourite, seen or not [CARD-02]', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('favorites', JSON.stringify(['900001', '900002', '900003', '900004', '900005', '900006', '900007', '900022']))
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/my-favorites')
  const items = page.locator('main ul > li:visible').filter({ has: page.locator('h3') })
  await expect(items).toHaveCount(8)
  await expect(items.last().getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('article')).toHaveCount(8)
})

test('a row of products has help beside it and tabs by their rules, of which the configured one shows first and a choice is reported [DATA-92]', async ({
  page,
}) => {
  await page.goto('/en/help/care')
  const tray = page.getByRole('region', { name: 'Made to last' })
  await tray.scrollIntoViewIfNeeded()
  await expect(tray.getByRole('link', { name: 'Ask us about care' })).toHaveAttribute('href', /\/en\/contact$/)
  await expect(tray.getByRole('tab', { name: 'Men', exact: true })).toHaveAttribute('aria-selected', 'true')
  const shown = tray.getByRole('tabpanel')
  const first = await shown.getByRole('article').first().innerText()
  await tray.getByRole('tab', { name: 'Women', exact: true }).click()
  await expect(tray.getByRole('tab', { name: 'Women', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(shown.getByRole('article').first()).not.toHaveText(first)
  await expect
    .poll(() => pushed(page, 'clickProductTrayMenu'))
    .toMatchObject([{ data: { trayTitle: 'Made to last', analyticsTitle: 'women' } }])
})

test('a link of the footer has links below it, says that it is the privacy policy, leads outside of the shop’s pages and is reported when it is clicked [DATA-90]', async ({
  page,
  baseURL,
}) => {
  const japan = `${baseURL}`.replace('localhost', 'jp.localhost')
  await page.goto(`${japan}/en/about`)
  const footer = page.getByRole('contentinfo')
  const notice = footer.getByRole('link', { name: 'Legal notice' })
  await expect(notice).toHaveClass(/\blegal-notice\b/)
  await expect(footer.getByRole('link', { name: 'Personal data' })).toHaveAttribute('rel', 'privacy-policy')
  await expect(footer.getByRole('link', { name: 'For robots' })).toHaveAttribute('href', '/robots.txt')
  // Before its script is there a page reports nothing.
  await settled(page)
  await notice.click()
  await expect(page).toHaveURL(/\/en\/legal\/terms$/)
  await expect.poll(() => pushed(page, 'linkClick')).toMatchObject([{ name: 'legalNotice' }])
  await footer.getByRole('link', { name: 'For robots' }).click()
  await expect(page).toHaveURL(/\/robots\.txt$/)
})
