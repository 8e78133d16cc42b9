import { expect, test } from '../../setup/shop-test.ts'
import { wordsOf } from '../../setup/words.ts'
import { settled } from '../../setup/settled.ts'

test('the next page of a listing is another address with other products', async ({ page }) => {
  await page.goto('/en/women/clothing')
  await settled(page)
  const first = await page.locator('main article h3').first().innerText()
  await page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main article h3').first()).not.toHaveText(first)
})

test('products are found by their category, by their brand and by a search [PROD-02]', async ({ page }) => {
  const names = page.locator('main article h3')
  await page.goto('/en/brands/garance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garance')
  await expect(names.filter({ hasText: 'Gala dress' }).first()).toBeVisible()
  await page.goto('/en/women/clothing')
  await expect(names.filter({ hasText: 'Everyday tee' }).first()).toBeVisible()
  await page.goto('/en/search?query=gala')
  await expect(names.first()).toHaveText('Gala dress')
})

test('a campaign in the address is stored, and is not in the address any more [STORE-15]', async ({ page, context }) => {
  await page.goto('/en/women?token=spring-26&utm_source=letter')
  await expect(page).toHaveURL(/\/en\/women\?utm_source=letter$/)
  const [stored] = (await context.cookies()).filter(({ name }) => name === 'token')
  expect(stored).toMatchObject({ value: 'spring-26', sameSite: 'Lax', path: '/' })
  const days = ((stored?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(10)
})

test('back from a product, the listing is where it was left: filters and scroll position', async ({ page }) => {
  await page.goto('/en/women/clothing?color=navy')
  await settled(page)
  const card = page.locator('main article').nth(8)
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(0)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/color=navy/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50)
  await expect(card).toBeInViewport()
})

test('a product is put in the bag with the keyboard alone', async ({ page }) => {
  const words = wordsOf('en')
  await page.goto('/en/women/clothing')
  await settled(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await tabTo(page.locator('main article').getByRole('link', { name: 'Everyday tee' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/everyday-tee/)
  await settled(page)
  await tabTo(page.locator('main [type="radio"][name*="size" i]').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await tabTo(page.getByRole('button', { name: words.addToBag }))
  await page.keyboard.press('Enter')
  const bag = page.getByRole('dialog', { name: words.bag })
  await expect(bag).toBeVisible()
  await tabTo(bag.getByRole('link', { name: words.toBag }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/basket/)
  await expect(page.getByRole('heading', { level: 1, name: words.yourBag })).toBeVisible()
})

test('the bar with the button to buy leaves the end of the page free: the last control of the footer answers [BLOCK-45]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/product/sold-out-sandal/900007')
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const bar = page.locator('[data-type="sticky-product-details"] aside')
  await expect(bar).toBeVisible()
  const country = page.locator('[data-type="country-select-button"] summary')
  await country.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('nothing moves for a shopper who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/en/', '/en/women/clothing', '/en/product/everyday-tee/900001']) {
    await page.goto(path)
    await settled(page)
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element)
          return [
            ...`${transitionDuration},${animationDuration}`
              .split(',')
              .map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)),
            scrollBehavior === 'smooth' ? Infinity : 0,
          ]
        }),
      ),
    )
    expect(longest, `ms of movement on ${path}`).toBeLessThanOrEqual(1)
  }
})

const MAX_TABS = 300

/** Presses Tab until the element has the focus, as a shopper without a mouse does. */
const tabTo = async (target: import('@playwright/test').Locator): Promise<void> => {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
