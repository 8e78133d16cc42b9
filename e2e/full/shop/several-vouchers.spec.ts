import type { Page } from '@playwright/test'
import { dubai, london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const PHONE_PX = 390
const LAPTOP_PX = 1280

const listIn = (page: Page, name: string) => page.getByRole('list', { name, exact: true })

test('several vouchers are entered by keyboard, each shows what it takes off, is refused with its reason, taken out alone, and listed in the order [CALL-20, CALL-21, CART-13]', async ({
  page,
  expectAccessible,
  complaints,
  tee,
}) => {
  await page.setViewportSize({ width: LAPTOP_PX, height: 900 })
  const text = (key: string): string => textOf('en', key)
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()

  const list = listIn(page, text('cart.voucher.list'))
  const enter = async (code: string): Promise<void> => {
    await page.getByRole('textbox', { name: /voucher code/i }).fill(code)
    await page.keyboard.press('Enter')
  }
  await enter('SAVE10')
  await expect(list.getByRole('listitem')).toHaveText([/10% off.*SAVE10.*£/])
  await enter('extra5')
  await expect(page.getByText(/EXTRA5.* is applied in place of .*SAVE10/)).toBeVisible()
  await enter('POSTFREE')
  await expect(list.getByRole('listitem')).toHaveText([/5% extra.*EXTRA5.*£/, /Free delivery.*POSTFREE.*£/])
  await enter('SAVE10')
  const field = page.getByRole('textbox', { name: text('checkout.voucher.another') })
  await expect(field).toHaveAccessibleDescription(text('checkout.voucher.notCombinable'))
  await expect(field).toHaveValue('SAVE10')
  await enter('KNITS10')
  await expect(field).toHaveAccessibleDescription(text('checkout.voucher.otherProducts'))
  // The two refusals.
  forgive(complaints, /status of (409|422)|VOUCHER_/)
  await expectAccessible('a bag with two vouchers and a refused one')
  await expectFits(page, LAPTOP_PX, 'a bag with two vouchers')

  await page.getByRole('button', { name: /Remove voucher .*POSTFREE/ }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(/POSTFREE.* is removed/)).toBeFocused()
  await enter('POSTFREE')
  await expect(list.getByRole('listitem')).toHaveCount(2)

  await guest.goesToShipping()
  await guest.fillsAddress(london())
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  const sums = page.getByRole('region', { name: text('checkout.summary.title') })
  await expect(sums).toContainText(/5% extra.*\(.*EXTRA5/)
  await expect(sums).toContainText(/Free delivery.*\(.*POSTFREE/)
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText(/5% extra.*EXTRA5/)).toBeVisible()
  await expect(page.getByText(/Free delivery.*POSTFREE/)).toBeVisible()
  await expectAccessible('an order with two vouchers')
})

test('vouchers stand in the drawer of an Arabic phone, and go from there one by one', async ({ page, expectAccessible, tee }) => {
  await page.setViewportSize({ width: PHONE_PX, height: 844 })
  const text = (key: string): string => textOf('ar', key)
  const guest = shopper(page, wordsOf('ar'), '/ae/ar')
  await arriveAtPayment({ tee, guest, address: dubai() })
  await page.locator('aside summary').click()
  const list = listIn(page, text('cart.voucher.list'))
  for (const code of ['EXTRA5', 'POSTFREE']) {
    await page.locator('[name="voucherCode"]').fill(code)
    await page.locator('[name="voucherCode"]').press('Enter')
    await expect(list.getByText(code)).toBeVisible()
  }
  await expectAccessible('vouchers at the payment, in Arabic')
  await expectFits(page, PHONE_PX, 'vouchers at the payment')
  await guest.opens(tee.path)
  await page.locator('header a[aria-haspopup="dialog"][data-full-load]').click()
  const drawer = page.getByRole('dialog', { name: wordsOf('ar').bag })
  await expect(drawer.getByText('EXTRA5')).toBeVisible()
  await expectAccessible('the drawer with vouchers')
  await drawer.getByRole('button', { name: /POSTFREE/ }).click()
  await expect(drawer.getByText('POSTFREE', { exact: true })).toHaveCount(0)
  await expect(drawer.getByText('EXTRA5')).toBeVisible()
})
