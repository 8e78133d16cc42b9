import { expect, test } from '../../setup/shop-test.ts'

test.use({ javaScriptEnabled: false })

test('after two screens a button leads to the top of the page, above the bars of a phone, without a script [FRAME-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/ae/ar/women')
  const up = page.getByRole('link', { name: 'العودة إلى الأعلى' })
  // It lies on nothing that is further down.
  await expect(up).toHaveCount(0)
  await page.mouse.wheel(0, 1_000)
  await expect(up).not.toBeInViewport()
  await page.mouse.wheel(0, 1_000)
  await expect(up).toBeInViewport({ ratio: 1 })
  const room = await up.evaluate((button) => window.innerHeight - button.getBoundingClientRect().bottom)
  expect(room).toBeGreaterThan(52)
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Nothing to go back over: out of reach of keys as well.
  await page.setViewportSize({ width: 390, height: 3_000 })
  await page.goto('/ae/ar/contact')
  await expect(up).toHaveCount(0)
  // The way of the button makes no page longer.
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - document.body.getBoundingClientRect().height)
  expect(rest).toBeLessThan(1)
})
