import { expect, test } from '../../setup/shop-test.ts'
import { forgive } from '../../setup/forgive.ts'
import { settled, use } from '../../setup/settled.ts'

test('a picture whose webp fails is there as its plain file, and the page comes to life as it is [IMG-04]', async ({
  page,
  complaints,
}) => {
  forgive(complaints, /status of 404/)
  await page.route('**/*.webp', (route) => route.fulfill({ status: 404 }))
  await page.goto('/en/product/everyday-tee/900001')
  await settled(page)
  const picture = page.locator('main picture img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.jpg$/)
  // What waited until then hydrates only now, around pictures that have fallen back.
  await use(page)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
})

test('pictures far below are not asked for; one of which a quarter is in the window is [IMG-05]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/women/clothing')
  await settled(page)
  const far = page.locator('main article picture img').last()
  const isAskedFor = () => far.evaluate((image: HTMLImageElement) => image.currentSrc !== '')
  await expect(page.locator('main article picture img').first()).toHaveJSProperty('complete', true)
  expect(await isAskedFor()).toBe(false)
  await far.evaluate((image) => {
    const { top, height } = image.getBoundingClientRect()
    window.scrollBy(0, top - window.innerHeight + height / 4)
  })
  await expect.poll(isAskedFor).toBe(true)
})
