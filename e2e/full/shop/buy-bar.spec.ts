import type { Page } from '@playwright/test'
import { expectFits } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { settled, use } from '../../setup/settled.ts'

const SITES = [
  { name: 'English', prefix: '/en', hasReviews: true },
  { name: 'Arabic', prefix: '/ae/ar', hasReviews: false },
] as const

const barOf = (page: Page) => page.locator('[data-type="sticky-product-details"] aside')

/** Until the form to buy has left the window at its top. */
const scrollsPastTheForm = async (page: Page): Promise<void> => {
  const bottom = await page.locator('[data-buy-form]').evaluate((form) => form.getBoundingClientRect().bottom + window.scrollY)
  await page.evaluate((top) => window.scrollTo(0, top), bottom + 40)
}

for (const { name, prefix, hasReviews } of SITES) {
  test(`on a phone a bar to buy from comes when the form has left the window above, moves nothing, and goes again, in ${name} [PDP-10, BLOCK-45]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const code: string[] = []
    page.on('request', (request) => {
      if (/sticky-bar/.test(request.url())) code.push(request.url())
    })
    await page.goto(`${prefix}/product/everyday-tee/900001`)
    await settled(page)
    await expect(barOf(page)).toBeHidden()
    expect(code).toEqual([])
    // The reviews further down come with the first use, and make the page longer.
    await use(page)
    await settled(page)
    if (hasReviews) await expect(page.locator('[data-bv-show="reviews"] > *').first()).toBeVisible()
    await page.evaluate(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // Layout shifts have a value, which the general type of entries has not.
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift' })
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollsPastTheForm(page)
    await expect(barOf(page)).toBeVisible()
    await expect(barOf(page).locator('button')).toBeInViewport({ ratio: 1 })
    await expect(barOf(page)).toContainText(/[\d٠-٩]/)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0)
    await expectAccessible('the bar to buy from on a phone')
    await expectFits(page, 390, 'the bar to buy from')
    await expectFits(page, 320, 'the bar to buy from')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(barOf(page)).toBeHidden()
  })
}

test('the bar covers neither what gets the focus, nor the button to the top, nor the end of the page [PDP-10]', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/en/product/everyday-tee/900001')
    await settled(page)
    // Beside tall pictures the form stays in view: only the end of the page is past it at every width.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(barOf(page)).toBeVisible()
    const top = await barOf(page).evaluate((bar) => bar.getBoundingClientRect().top)
    const links = page.locator('footer a[href]:visible')
    const covered: string[] = []
    for (const link of await links.all()) {
      await link.focus()
      if ((await link.getAttribute('href')) === '#top') continue
      const box = await link.evaluate((element) => element.getBoundingClientRect().bottom)
      if (box > top) covered.push((await link.textContent()) ?? '')
    }
    expect(covered, `covered at ${width} px`).toEqual([])
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const up = page.locator('footer a[href="#top"]')
    await expect(up).toBeInViewport({ ratio: 1 })
    expect(await up.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top)
  }
})

test('a click on the bar with a size missing leads back to the form, and with one puts the product in the bag [PDP-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/product/everyday-tee/900001')
  await settled(page)
  await scrollsPastTheForm(page)
  await barOf(page).locator('button').click()
  const form = page.locator('[data-buy-form]')
  await expect(form.locator('input:focus')).toBeInViewport()
  await expect(barOf(page)).toBeHidden()
  await form.locator('label:not([data-sold-out]) input[name="size"]').first().check({ force: true })
  await scrollsPastTheForm(page)
  await barOf(page).locator('button').click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})
