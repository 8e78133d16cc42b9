import type { Locator, Page } from '@playwright/test'
import { holdRequests } from '../../setup/hold-requests.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const words = wordsOf('en')
const OFFERS = '**/api/cart/promotions*'
const WIDTHS = [1280, 390] as const

/** A slow finger: the offers come while it is down. */
const pressWhile = async (page: Page, control: Locator, come: () => Promise<void>): Promise<void> => {
  await control.hover()
  await page.mouse.down()
  await come()
  await page.mouse.up()
}

for (const width of WIDTHS) {
  test(`a press on the way to shipping counts where the offers of the bag come meanwhile, at ${width} px`, async ({ page, tee }) => {
    await page.setViewportSize({ width, height: 800 })
    const guest = shopper(page, words, '/en')
    await guest.opens(tee.path)
    await guest.choosesSize('M')
    await guest.addsToBag()
    const release = await holdRequests(page, OFFERS)
    await page.goto('/en/checkout/basket')
    await pressWhile(page, page.getByRole('button', { name: words.toShipping }), async () => {
      release()
      await expect(page.locator('main').getByText('WELCOME15').first()).toBeVisible()
    })
    await expect(page).toHaveURL(/\/checkout\/shipping/)
  })

  test(`a press on the way to the bag counts where the offers of the drawer come meanwhile, at ${width} px`, async ({ page, tee }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await holdRequests(page, OFFERS)
    const guest = shopper(page, words, '/en')
    await guest.opens(tee.path)
    await guest.choosesSize('M')
    await guest.addsToBag()
    const drawer = page.getByRole('dialog', { name: words.bag })
    await pressWhile(page, drawer.getByRole('link', { name: words.toBag }), async () => {
      release()
      await expect(drawer.getByText('WELCOME15').first()).toBeVisible()
    })
    await expect(page).toHaveURL(/\/checkout\/basket/)
  })
}
