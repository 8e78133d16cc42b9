import type { Page } from '@playwright/test'
import { LONDON } from '../setup/addresses.ts'
import { expect, test } from '../setup/shop-test.ts'
import { shopper } from '../setup/shopper.ts'
import { wordsOf } from '../setup/words.ts'

const words = wordsOf('en')
/** As the browser scores it, share of the window times distance: what no shopper notices. */
const UNNOTICED = 0.02

/** How far the document has moved since it was loaded, whether or not anything was pressed meanwhile. */
const shiftOf = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Number(Reflect.get(window, 'moved')))
}

test('nothing jumps while a guest on a phone buys, whichever step is loaded anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    let moved = 0
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0
      Reflect.set(window, 'moved', moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved: Record<string, number> = {}
  const reloads = async (name: string): Promise<void> => {
    await page.reload()
    moved[name] = await shiftOf(page)
  }
  const guest = shopper(page, words, '/en')
  await guest.opens('/product/everyday-tee/900001')
  moved['product'] = await shiftOf(page)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await reloads('bag')
  await guest.goesToShipping()
  await reloads('shipping')
  await guest.fillsAddress(LONDON)
  await guest.goesToPayment()
  await reloads('payment')
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada Guest' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  moved['completion'] = await shiftOf(page)
  expect(Object.fromEntries(Object.entries(moved).filter(([, shift]) => shift > UNNOTICED))).toEqual({})
})
