import { london } from '../../setup/addresses.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shiftOf, watchShift } from '../../setup/shift.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const words = wordsOf('en')
/** As the browser scores it, share of the window times distance: what no shopper notices. */
const UNNOTICED = 0.02

test('nothing jumps while a guest on a phone buys, whichever step is loaded anew', async ({ page, tee }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShift(page)
  const moved: Record<string, number> = {}
  const reloads = async (name: string): Promise<void> => {
    await page.reload()
    moved[name] = await shiftOf(page)
  }
  const guest = shopper(page, words, '/en')
  await guest.opens(tee.path)
  moved['product'] = await shiftOf(page)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await reloads('bag')
  await guest.goesToShipping()
  await reloads('shipping')
  await guest.fillsAddress(london())
  await guest.goesToPayment()
  await reloads('payment')
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada Guest' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  moved['completion'] = await shiftOf(page)
  expect(Object.fromEntries(Object.entries(moved).filter(([, shift]) => shift > UNNOTICED))).toEqual({})
})
