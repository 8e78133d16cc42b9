import type { Locator } from '@playwright/test'
import { forgive } from '../../setup/forgive.ts'
import { holdRequests } from '../../setup/hold-requests.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'
import { textOf } from '../../setup/words.ts'

test.use({ hasPlainPictures: true })

const SITES = [
  { name: 'English', prefix: '/en', language: 'en', isFromRight: false },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar', isFromRight: true },
] as const

/** Where a button, its words and the ring of a busy one are. */
const boxesOf = (button: Locator) =>
  button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element.firstElementChild ?? element)
    const boxOf = (of: Element | Range | null) => {
      const { left = 0, right = 0, width = 0 } = of?.getBoundingClientRect() ?? {}
      return { left: Math.round(left), right: Math.round(right), width: Math.round(width) }
    }
    return { button: boxOf(element), words: boxOf(range), ring: boxOf(element.querySelector('span[aria-hidden="true"]')) }
  })

for (const { name, prefix, language, isFromRight } of SITES) {
  test(`a busy button keeps its words where they are and has a ring after them, in ${name} [BLOCK-59]`, async ({ page, complaints }) => {
    forgive(complaints, /status of 400/)
    const release = await holdRequests(page, /\/cognito\/?$/)
    await page.goto(`${prefix}/account/sign-in`)
    await settled(page)
    const button = page.locator('main form:has(input[type="password"]) button[type="submit"]')
    const words = await button.innerText()
    const before = await boxesOf(button)
    await page.locator('main input[type="email"]').fill('nobody@example.org')
    await page.locator('main input[type="password"]').fill('Passw0rd!')
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveText(words)
    await expect(button).toBeFocused()
    const busy = await boxesOf(button)
    expect({ button: busy.button, words: busy.words }).toEqual({ button: before.button, words: before.words })
    expect(busy.ring.width).toBeGreaterThan(10)
    if (isFromRight) expect(busy.ring.right).toBeLessThanOrEqual(busy.words.left)
    else expect(busy.ring.left).toBeGreaterThanOrEqual(busy.words.right)
    release()
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(page.locator('main [role="alert"]').first()).toBeVisible()
  })

  test(`the button of a product answers a press, says that it is adding, and has a tick once it has added, in ${name}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/api/cart**')
    await page.goto(`${prefix}/product/everyday-tee/900001`)
    await settled(page)
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    const button = page.locator('[data-buy-form] button[type="submit"]').first()
    await button.hover()
    await page.mouse.down()
    await expect(button).toHaveCSS('opacity', '0.88')
    await page.mouse.up()
    await expect(button).toHaveText(textOf(language, 'product.button.adding'))
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.locator('svg')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toHaveText(textOf(language, 'product.button.added'))
    await expect(button.locator('svg use')).toHaveAttribute('href', /#check$/)
    const said = new RegExp(textOf(language, 'product.addedToBag').replace('{name}', '.+'))
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
  })
}
