import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** What a shopper sees of a panel that can be closed. */
const openPanels = (page: Page, scope: string): Promise<readonly string[]> =>
  page.locator(`${scope} details[open] > summary`).allTextContents()

test.describe('accordions', () => {
  test('panels are closed at first and open independently of each other [WIDGET-01, WIDGET-02]', async ({ page, expectAccessible }) => {
    await page.goto('/en/help/delivery')
    const summaries = page.locator('main summary')
    expect(await openPanels(page, 'main')).toEqual([])
    await summaries.nth(0).click()
    await summaries.nth(1).click()
    expect(await openPanels(page, 'main')).toHaveLength(2)
    await expectAccessible('open panels')
    await summaries.nth(0).click()
    expect(await openPanels(page, 'main')).toEqual(await summaries.nth(1).allTextContents())
  })

  test('of a product one panel is open at a time, and may be closed again [WIDGET-04]', async ({ page }) => {
    await page.goto('/en/product/everyday-tee/900001')
    const summaries = page.locator('main summary').filter({ hasText: /Description|Details|Care/ })
    await summaries.nth(0).click()
    await summaries.nth(1).click()
    expect(await openPanels(page, 'main')).toEqual(await summaries.nth(1).allTextContents())
    await summaries.nth(1).click()
    expect(await openPanels(page, 'main')).toEqual([])
  })
})

test.describe('tabs', () => {
  test('are stored in the address without a step in history, and survive a reload [CRUMB-07, CRUMB-08, CRUMB-09, CRUMB-10, WIDGET-03]', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en/help/delivery')
    await page.goto('/en/help/care?utm_source=letter')
    await page.getByRole('tab', { name: 'Linen' }).click()
    await expect(page).toHaveURL(/\/en\/help\/care\?utm_source=letter&tab=linen$/)
    await expect(page.locator('[id^="care-tabs-panel-"]').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: 'Linen' })).toContainText('Linen likes water')
    await expectAccessible('another tab')
    await page.reload()
    await expect(page.getByRole('tabpanel', { name: 'Linen' })).toBeVisible()
    await page.getByRole('tab', { name: 'Linen' }).press('ArrowRight')
    await expect(page).toHaveURL(/tab=leather$/)
    await page.getByRole('tab', { name: 'Leather' }).press('Home')
    await expect(page).toHaveURL(/\/en\/help\/care\?utm_source=letter$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/help\/delivery$/)
  })

  test('do not move the page', async ({ page }) => {
    await page.goto('/en/help/care')
    const tab = page.getByRole('tab', { name: 'Leather' })
    await tab.scrollIntoViewIfNeeded()
    // At once: a wheel turns for a while, and would be taken for a page that moves.
    const before = await page.evaluate(() => {
      window.scrollTo({ top: 120, behavior: 'instant' })
      return window.scrollY
    })
    expect(before).toBe(120)
    await tab.click()
    await expect(page).toHaveURL(/tab=leather/)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test.describe('tabs without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('are links to the page with their panel', async ({ page }) => {
    await page.goto('/en/help/care')
    await expect(page.getByRole('tabpanel', { name: 'Wool' })).toBeVisible()
    await page.getByRole('tab', { name: 'Linen' }).click()
    await expect(page).toHaveURL(/tab=linen/)
    await expect(page.getByRole('tabpanel', { name: 'Linen' })).toBeVisible()
    await expect(page.getByText('what to do when something tears after all', { exact: false })).toBeVisible()
  })
})

test.describe('tooltips', () => {
  const open = (page: Page): Locator => page.locator('[popover]:popover-open')
  const buttons = (page: Page): Locator => page.locator('main td button[popovertarget]:not([popovertargetaction])')

  test('open by a click, one at a time, and close by a click outside, their button or Escape [WIDGET-05, WIDGET-06, WIDGET-07]', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en/help/delivery')
    await expect(open(page)).toHaveCount(0)
    await buttons(page).nth(0).click()
    await expect(open(page)).toContainText('ordered before noon')
    await expectAccessible('an open tooltip')
    await buttons(page).nth(1).click()
    await expect(open(page)).toHaveCount(1)
    await expect(open(page)).toContainText('For large items')
    await open(page).getByRole('button', { name: 'Close' }).click()
    await expect(open(page)).toHaveCount(0)
    await buttons(page).nth(0).click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(open(page)).toHaveCount(0)
    await buttons(page).nth(0).press('Enter')
    await page.keyboard.press('Escape')
    await expect(open(page)).toHaveCount(0)
  })

  /** Opens the first tooltip with its button at the window's upper edge; says whether it is above the button. */
  const isAbove = async (page: Page, viewport: { width: number; height: number }, roomPx: number): Promise<boolean> => {
    await page.setViewportSize(viewport)
    await page.goto('/en/help/delivery')
    const button = buttons(page).nth(0)
    await button.evaluate((element, room) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - room), roomPx)
    await button.evaluate((element: HTMLElement) => element.click())
    const [tip, anchor] = [await open(page).boundingBox(), await button.boundingBox()]
    return (tip?.y ?? 0) < (anchor?.y ?? 0)
  }

  test('are above their button, and below it where there is no room [WIDGET-08]', async ({ page }) => {
    expect(await isAbove(page, LAPTOP, 400)).toBe(true)
    expect(await isAbove(page, LAPTOP, 10)).toBe(false)
  })

  test('do not change sides in narrow windows [WIDGET-09]', async ({ page }) => {
    expect(await isAbove(page, PHONE, 10)).toBe(true)
    expect(await isAbove(page, { width: 992, height: 800 }, 10)).toBe(true)
    expect(await isAbove(page, { width: 993, height: 800 }, 10)).toBe(false)
  })
})

test('a long text shows two lines and the rest on request, and nothing moves when its button appears [WIDGET-10, WIDGET-11]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => 'value' in entry && shifts.push(Number(entry.value)))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  // Fonts that come late move text on any page: here they have come.
  await page.goto('/en/help/delivery')
  await page.goto('/en/help/care')
  const more = page.getByRole('button', { name: 'Read more' })
  await expect(more).toBeVisible()
  const text = page.getByText('Most clothes are worn out by washing')
  const lines = await text.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(Math.round(lines)).toBe(2)
  expect(
    await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []).reduce((sum, value) => sum + value, 0)),
  ).toBeLessThan(0.005)
  await more.click()
  await expect(page.getByRole('button', { name: 'Read less' })).toBeVisible()
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(5)
  await expectAccessible('a whole text')
})

test('the page navigation stays in sight and marks the section that is read [BLOCK-30]', async ({ page }) => {
  await page.goto('/en/help/care')
  const nav = page.getByRole('navigation', { name: 'On this page' })
  await expect(nav.locator('[aria-current=location]')).toHaveText('By material')
  await nav.getByRole('link', { name: 'On the table' }).click()
  await expect(nav.locator('[aria-current=location]')).toHaveText('On the table')
  await expect(nav).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'On the table' })).toBeInViewport()
})

test('a film is fetched when somebody clicks play, and plays [BLOCK-14, VIDEO-01, VIDEO-02]', async ({ page, expectAccessible }) => {
  const films: string[] = []
  page.on('request', (request) => void (/\.webm/.test(request.url()) && films.push(request.url())))
  await page.goto('/en/help/care')
  const play = page.getByRole('link', { name: /^Play: Morning light/ })
  await play.scrollIntoViewIfNeeded()
  await settled(page)
  expect(films).toEqual([])
  await play.click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(film).toBeFocused()
  await expectAccessible('a film that plays')
})

test.describe('scripts of a page', () => {
  const seen = (page: Page): Promise<boolean> =>
    page.evaluate(() => (window.dataLayer ?? []).some(({ event }: { event: string }) => event === 'careGuideOpened'))

  test('wait for consent, and run under the content security policy, however the page is reached [BLOCK-51, SCRIPT-01]', async ({
    page,
  }) => {
    await page.goto('/en/help/care')
    await settled(page)
    expect(await seen(page)).toBe(false)
    const consent = encodeURIComponent(JSON.stringify({ v: 1, p: 0, s: 1, m: 0, t: 0 }))
    await page.context().addCookies([{ name: 'cookieConsent', value: consent, url: page.url() }])
    await page.goto('/en/help/delivery')
    await page.getByRole('link', { name: 'Care guide' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Looking after your clothes' })).toBeVisible()
    await expect.poll(() => seen(page)).toBe(true)
  })
})

test('a table that does not fill is 200 px wide for each column [BLOCK-53]', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await page.goto('/en/help/delivery')
  const width = await page
    .getByRole('region', { name: 'Ways to ship' })
    .locator('table')
    .evaluate((table) => table.clientWidth)
  expect(width).toBe(4 * 200)
})

test("a product's pictures move one at a time, in 300 ms, and never by themselves [BLOCK-54]", async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.clock.install()
  await page.goto('/en/product/everyday-tee/900001')
  const track = page.locator('main ul[tabindex="0"]').first()
  const shownIndex = () => track.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))
  const dot = page.getByRole('button', { name: /Show picture 2 of/ })
  // Its code may still be loading: the click is queued for it.
  await dot.click()
  await expect.poll(shownIndex).toBe(1)
  // Whatever a timer of the page would do in a minute, it does now.
  await page.clock.runFor(60_000)
  expect(await shownIndex()).toBe(1)
})

test('a click before the code of the shop has loaded takes effect once it is there, and leads nowhere else', async ({ page }) => {
  let letCome = (): void => undefined
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/entry-client/, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/en/help/care?utm_source=letter', { waitUntil: 'domcontentloaded' })
  await page.getByRole('tab', { name: 'Leather' }).click()
  await page.getByRole('tab', { name: 'Linen' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Linen' })).toHaveCount(0)
  letCome()
  await expect(page.getByRole('tabpanel', { name: 'Linen' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/help\/care\?utm_source=letter&tab=linen$/)
})

test('the return note is printed from its template, in the words and direction of the site [IMG-07]', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/ae/ar/help/returns')
  await page.getByRole('button', { name: 'اطبع ورقة الإرجاع' }).click()
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('ورقة الإرجاع')
})
