import type { Page } from '@playwright/test'
import { london, newYork } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const words = wordsOf('en')
const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), textOf('en', key))

/** The stand-in's window, and its end. */
const inWallet = async (page: Page, name: string, choice: 'Pay' | 'Refuse' | 'Cancel', place?: string): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: `${name} (test wallet)` })
  await expect(sheet).toBeVisible()
  if (place !== undefined) await sheet.getByRole('combobox').selectOption(place)
  await sheet.getByRole('button', { name: choice, exact: true }).click()
  await expect(sheet).toHaveCount(0)
}

const inPayPal = async (page: Page, choice: 'Pay' | 'Cancel', place?: string): Promise<void> => {
  await page.getByRole('dialog', { name: 'PayPal', exact: true }).getByRole('button', { name: 'PayPal' }).click()
  await inWallet(page, 'PayPal', choice, place)
}

test('PayPal Express in the open bag: closed, refused in words for an address out of reach, and bought with the wallet’s address [DATA-104]', async ({
  page,
  complaints,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/payments\/(paypal|google-pay|apple-pay)\//.test(request.url())) scripts.push(request.url())
  })
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  const bag = page.getByRole('dialog', { name: words.bag })
  await bag.getByRole('button', { name: text('express.open') }).click()
  const paypal = bag.getByRole('button', { name: text('express.payWith', { wallet: 'PayPal' }) })
  await expect(paypal).toBeVisible()
  expect(scripts).toEqual([])
  await expectAccessible('the bag with express payment')

  await paypal.click()
  await inPayPal(page, 'Cancel')
  await expect(bag.getByText(text('express.cancelled', { wallet: 'PayPal' }))).toBeVisible()
  for (const [place, problem] of [
    ['noship', 'unableToShip'],
    ['abroad', 'unableToShip'],
    ['incomplete', 'addressInvalid'],
  ] as const) {
    await paypal.click()
    await inPayPal(page, 'Pay', place)
    await expect(bag.getByText(text(`express.${problem}`, { wallet: 'PayPal' }))).toBeVisible()
  }
  await paypal.click()
  await inPayPal(page, 'Pay', 'home')
  await expect(page).toHaveURL(/\/en\/checkout\/review/)
  await expect(page.getByText('wallet@example.org')).toBeVisible()
  await expect(page.getByText(text('checkout.methods.paypal_express'))).toBeVisible()
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  forgive(complaints, /status of 422|\[cart\.change\]/)
})

test('Google Pay at the payment step is closed, refused and paid; Apple Pay is not shown in a browser without it [DATA-104, CHECKOUT-24, PROD-06]', async ({
  page,
  complaints,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  const google = page.getByRole('radio', { name: text('checkout.methods.paywithgoogle') })
  await expect(google).toBeVisible()
  await expect(page.getByRole('radio', { name: text('checkout.methods.applepay') })).toHaveCount(0)
  await expectAccessible('the ways to pay')
  const choose = async (): Promise<void> => {
    await google.check()
    await page.getByRole('button', { name: words.toReview }).click()
    await expect(page).toHaveURL(/\/checkout\/review/)
  }
  await choose()
  await guest.agreesAndSubmits()
  await inWallet(page, 'Google Pay', 'Cancel')
  await expect(page).toHaveURL(/\/checkout\/review/)
  await page.getByRole('button', { name: words.placeOrder }).click()
  await inWallet(page, 'Google Pay', 'Refuse')
  await expect(page).toHaveURL(/\/checkout\/payment/)
  await expect(page.getByText(text('codes.checkout.adResultRefused'))).toBeVisible()
  await choose()
  await guest.agreesAndSubmits()
  await inWallet(page, 'Google Pay', 'Pay')
  await guest.seesThanks()
  forgive(complaints, /status of 402|\[checkoutRejected\]/)
})

test('Apple Pay Express on the basket step asks again for the sum with tax before it is charged [DATA-104, TAX-01]', async ({
  page,
  tee,
}) => {
  // A browser that has it; the script adds nothing to one of Apple's.
  await page.addInitScript({ content: await (await page.request.get('/payments/apple-pay/apple-pay.js')).text() })
  const guest = shopper(page, words, '/us/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await page.getByRole('button', { name: text('express.open') }).click()
  await page.getByRole('button', { name: text('express.payWith', { wallet: 'Apple Pay' }) }).click()
  await inWallet(page, 'Apple Pay', 'Pay', 'home')
  await expect(page).toHaveURL(/\/us\/en\/checkout\/review/)
  await expect(page.getByText(newYork().addressLine1, { exact: true })).toBeVisible()
  await guest.agreesAndSubmits()
  await inWallet(page, 'Apple Pay', 'Pay')
  await guest.seesThanks()
})

test('a wallet whose script does not come leaves the other ways to pay [DATA-104]', async ({ page, complaints, tee }) => {
  await page.route('**/gp/p/js/pay.js', (route) => route.abort())
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  await expect(page.getByRole('radio', { name: text('checkout.methods.paypal') })).toBeVisible()
  await expect(page.getByRole('radio', { name: text('checkout.methods.paywithgoogle') })).toHaveCount(0)
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  forgive(complaints, /ERR_FAILED|\[walletNotReady\]/)
})
