import type { Locator } from '@playwright/test'
import { holdRequests } from '../../setup/hold-requests.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

const TEE = '/product/everyday-tee/900001'
/** A phone and a tablet, upright. */
const FIRST_SCREENS = [
  { width: 390, height: 844, seen: 15 },
  { width: 768, height: 1024, seen: 50 },
] as const

/** Whether the whole of it is in the window. */
const isInView = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

for (const prefix of ['/en', '/ae/ar']) {
  test(`name, price and the button are in the first screen of a phone and of a tablet, on ${prefix}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}${TEE}`)
    const details = page.locator('main section').filter({ has: page.getByRole('heading', { level: 1 }) })
    const pictures = details.getByRole('listitem').filter({ has: page.locator('img[fetchpriority]') })
    for (const { seen, ...size } of FIRST_SCREENS) {
      await page.setViewportSize(size)
      for (const what of [page.locator('h1'), details.locator('header [aria-live]'), details.locator('[data-buy-form] [type="submit"]')])
        await expect.poll(() => isInView(what)).toBe(true)
      // The first picture is whole, and its neighbour shows an edge of itself: there is more.
      const [first, second] = await Promise.all([pictures.nth(0).boundingBox(), pictures.nth(1).boundingBox()])
      expect(Math.round(((first?.width ?? 0) / (first?.height ?? 1)) * 100)).toBe(80)
      const from = prefix === '/en' ? (second?.x ?? Infinity) : size.width - (second?.x ?? -Infinity) - (second?.width ?? 0)
      expect(from).toBeLessThan(size.width - seen)
    }
  })
}

test('each picture of the row has a dot that leads to it, and the bar with the button never stands beside the form [BLOCK-45]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en${TEE}`)
  await settled(page)
  const dots = page.getByRole('button', { name: /^Show picture/ })
  for (const number of [2, 1]) {
    await dots.nth(number - 1).click()
    await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true')
    const picture = page
      .getByRole('group', { name: /^Pictures of/ })
      .getByRole('listitem')
      .nth(number - 1)
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const bar = page.getByRole('complementary', { name: 'Buy Everyday tee' })
  await expect(bar).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toBeVisible()
  await expect(page.locator('[data-buy-form] [type="submit"]')).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(bar).toBeHidden()
})

test('a sold-out color says so in words, asks for no size, and offers the colors and sizes that are there', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/en${TEE}?color=red`)
  const form = page.locator('[data-buy-form]')
  await expect(form.getByText('Sold out in Red. Still available:')).toBeVisible()
  await expect(form.getByRole('radio', { name: 'Red, not available' })).toBeChecked()
  await expect(form.getByRole('button', { name: 'Not available' })).toBeDisabled()
  await expect(form.getByText(/^Delivery in/)).toHaveCount(0)
  await expectAccessible('a sold-out color')
  await form.getByRole('button', { name: 'Navy' }).click()
  await expect(form.getByText(/^Sold out in/)).toHaveCount(0)
  await expect(form.getByRole('radio', { name: 'Navy' })).toBeChecked()
  await expect(form.getByRole('radio', { name: 'XL, not available' })).toBeVisible()

  await page.goto(`/en${TEE}?sku=900001-NAVY-XL`)
  await expect(form.getByText('Sold out in Navy, XL. Still available:')).toBeVisible()
  await expect(form.getByRole('button', { name: 'White' })).toBeVisible()
  await form.getByRole('button', { name: 'L', exact: true }).click()
  await expect(page).toHaveURL(/sku=900001-NAVY-L/)
  await expect(form.getByRole('button', { name: 'Add to bag' })).toBeEnabled()
})

test('what is said of delivery fits the product, and pre-order is known before a size is chosen [PDP-07, PDP-08]', async ({ page }) => {
  const said = page.locator('[data-buy-form]')
  const says = async (path: string, ...texts: readonly (string | RegExp)[]) => {
    await page.goto(`/en/product/${path}`)
    for (const text of texts) await expect(said.getByText(text)).toBeVisible()
  }
  const noDays = () => expect(page.getByText(/2-4 days/)).toHaveCount(0)
  await says('everyday-tee/900001', /^Delivery in 2-4 days/)
  await says('release-boot/900004', /^Pre-order: ships/, /^Arrives 2-4 days after shipping/)
  await says('wool-blazer/900005', /^Back-order: ships by/, /^Arrives 2-4 days after shipping/)
  for (const [path, text] of [
    ['sold-out-sandal/900007', 'Sold out'],
    ['gift-pouch/900009', 'Gift with purchase only'],
    ['standing-mirror/900012', /^Large item: delivery times are shown at checkout$/],
  ] as const) {
    await says(path, text)
    await noDays()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sold-out color leads to one that is there', async ({ page }) => {
    await page.goto(`/en${TEE}?color=red`)
    await page.locator('[data-buy-form]').getByRole('button', { name: 'Navy' }).click()
    await expect(page).toHaveURL(/color=navy/)
    await expect(page.getByRole('radio', { name: 'Navy' })).toBeChecked()
  })
})

test('another color keeps the old picture until the new one can be shown', async ({ page }) => {
  // A color that nothing else on the page has.
  const send = await holdRequests(page, /tee-red-front/)
  await page.goto(`/en${TEE}`)
  await settled(page)
  const shown = page
    .getByRole('group', { name: /^Pictures of/ })
    .getByRole('listitem')
    .first()
    .locator('img')
  const state = () => shown.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete && image.naturalWidth > 0])
  const asked = page.waitForRequest(/tee-red-front/)
  await page.locator('[data-buy-form]').getByRole('radio', { name: 'Red' }).check({ force: true })
  await asked
  expect(await state()).toEqual([expect.stringContaining('tee-white-front'), true])
  send()
  await expect.poll(state).toEqual([expect.stringContaining('tee-red-front'), true])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a picture opens over the whole window, is enlarged by two taps, the button and two fingers, and gives the focus back', async ({
    page,
    expectAccessible,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(`/en${TEE}`)
    await settled(page)
    expect(fetched.filter((url) => /gallery-zoom|magnify|sticky-bar/.test(url))).toEqual([])
    const opener = page.getByRole('button', { name: /^Enlarge:/ }).first()
    await opener.tap()
    const viewer = page.getByRole('dialog', { name: 'Pictures of Everyday tee' })
    const picture = viewer.locator('[tabindex="0"] img')
    const width = () => picture.evaluate((image) => Math.round(image.getBoundingClientRect().width))
    await expect(picture).toBeVisible()
    expect(await width()).toBe(390)
    await expectAccessible('a picture over the whole window')
    const zoom = viewer.getByRole('button', { name: 'Zoom in' })
    await zoom.tap()
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    expect(await width()).toBe(975)
    await picture.dblclick({ position: { x: 400, y: 900 } })
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')

    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          gap === undefined
            ? []
            : [
                { x: 195 - gap, y: 400, id: 0 },
                { x: 195 + gap, y: 400, id: 1 },
              ],
      })
    await touch('touchStart', 40)
    await touch('touchMove', 60)
    await touch('touchMove', 80)
    await touch('touchEnd')
    await expect.poll(width).toBe(780)
    await viewer.getByRole('button', { name: 'Next picture' }).tap()
    await expect(viewer.getByRole('status')).toHaveText('Picture 2 of 2')
    expect(await width()).toBe(390)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
