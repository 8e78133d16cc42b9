import type { Page } from '@playwright/test'
import { london } from '../../setup/addresses.ts'
import { arriveAtPayment, typeAddress } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { ownEmail } from '../../setup/people.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { control } from '../../setup/test-controls.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const VISA = '4111 1111 1111 1111'
const words = wordsOf('en')
const text = (key: string): string => textOf('en', key)
/** The browser's own words for a payment that was refused, and for a session that has ended. */
const REFUSED = /status of 402|\[checkoutRejected\]/
const ENDED = /status of (401|409)|\[checkoutRejected\]/

const kowloon = () => ({
  email: ownEmail(),
  lastName: 'Chan',
  firstName: 'Ada',
  region: 'HK-KLN',
  city: 'Mong Kok',
  addressLine1: '1 Nathan Road',
})

/** A shopper in Hong Kong whose wallet says that it needs longer. Answers the address of the wallet's page. */
const waitsForWallet = async (page: Page, tee: Parameters<typeof arriveAtPayment>[0]['tee'], address: ReturnType<typeof kowloon>) => {
  const guest = shopper(page, words, '/en-hk')
  await arriveAtPayment({ tee, guest, address })
  await page.getByRole('radio', { name: text('checkout.methods.alipay_hk') }).check()
  await page.getByRole('button', { name: words.toReview }).click()
  await guest.agreesAndSubmits()
  await page.waitForURL(/simulator/)
  const wallet = page.url()
  await page.getByRole('button', { name: 'Pending' }).click()
  await expect(page).toHaveURL(/\/en-hk\/complete/)
  await expect(page.getByRole('heading', { level: 1, name: text('confirmation.waiting') })).toBeVisible()
  return wallet
}

const decides = (page: Page, wallet: string, choice: 'authorise' | 'refuse') =>
  page.request.post(wallet, { form: { choice }, maxRedirects: 0 })

test('a payment that waits for the wallet has an order number and an empty bag, and thanks on the same page once it is paid [CHECKOUT-24]', async ({
  page,
  request,
  tee,
  expectAccessible,
}) => {
  const address = kowloon()
  const wallet = await waitsForWallet(page, tee, address)
  const number = /Your order number is .*HK\d+/
  await expect(page.getByText(number)).toBeVisible()
  await expectAccessible('an order that waits for its payment')
  await test.step('the bag is empty, and a reload changes nothing', async () => {
    const other = await page.context().newPage()
    await other.goto('/en-hk/checkout/basket')
    await expect(other.getByText(text('cart.empty'))).toBeVisible()
    await other.close()
    await page.reload()
    await expect(page.getByText(number)).toBeVisible()
  })
  await decides(page, wallet, 'authorise')
  await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible()
  await expect(page.getByText(text('orders.status.placed'), { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await mailsTo(request, address.email)).length).toBe(2)
})

test('a wallet that refuses after all is told on the page and by mail, and the bag is back with its lines [CHECKOUT-24]', async ({
  page,
  request,
  tee,
  expectAccessible,
}) => {
  const address = kowloon()
  const wallet = await waitsForWallet(page, tee, address)
  await decides(page, wallet, 'refuse')
  await expect(page.getByRole('heading', { level: 1, name: text('confirmation.refused') })).toBeVisible()
  await expectAccessible('an order whose payment was refused')
  await expect.poll(async () => (await mailsTo(request, address.email))[0]?.text).toContain('did not go through')
  await page
    .getByRole('main')
    .getByRole('link', { name: text('confirmation.toBag') })
    .click()
  await expect(
    page
      .getByRole('main')
      .getByText(/Everyday tee/i)
      .first(),
  ).toBeVisible()
})

test('a refused card is told in the words of its reason, and suspected fraud in those of any refusal [CHECKOUT-07]', async ({
  page,
  complaints,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  for (const [holder, id] of [
    ['NOT_ENOUGH_BALANCE', 'refusedNoMoney'],
    ['CARD_EXPIRED', 'refusedExpired'],
    ['ISSUER_UNAVAILABLE', 'refusedLater'],
    ['ACQUIRER_FRAUD', 'adResultRefused'],
  ] as const) {
    await test.step(holder, async () => {
      await guest.paysByCard({ number: VISA, holder })
      await guest.agreesAndSubmits()
      await expect(page).toHaveURL(/\/checkout\/payment/)
      await expect(page.getByRole('alert')).toHaveText(text(`codes.checkout.${id}`))
    })
  }
  forgive(complaints, REFUSED)
})

const endSession = async (page: Page): Promise<void> => {
  const id = await page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('shoppingSession.ald-gb') ?? 'null')
    return typeof stored === 'object' && stored !== null && 'id' in stored ? String(stored.id) : ''
  })
  await control(page.request, `sessions/${id}/expire`)
}

test('a session that ends at the checkout loses neither bag nor address, and is told [API-11, CART-19]', async ({
  page,
  complaints,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  const address = london()
  await typeAddress({ guest, address, tee })
  await test.step('before the address is sent: the shopper goes on', async () => {
    await endSession(page)
    await guest.goesToPayment()
    await expect(page.getByText(text('codes.checkout.bagRebuilt'))).toBeVisible()
    await expect(
      page
        .getByRole('complementary')
        .getByText(/Everyday tee/i)
        .first(),
    ).toBeVisible()
  })
  await test.step('before the order is sent: the bag is there, and the address is filled in', async () => {
    await guest.paysByCard({ number: VISA, holder: 'Ada King' })
    await endSession(page)
    await guest.agreesAndSubmits()
    await expect(page).toHaveURL(/\/checkout\/basket/)
    await expect(page.getByText(text('codes.checkout.bagRebuilt'))).toBeVisible()
    await guest.goesToShipping()
    await expect(page.locator('[name="email"]').first()).toHaveValue(address.email)
    await expect(page.locator('[name="addressLine1"]').first()).toHaveValue(address.addressLine1)
    await guest.goesToPayment()
    await guest.paysByCard({ number: VISA, holder: 'Ada King' })
    await guest.agreesAndSubmits()
    await guest.seesThanks()
  })
  forgive(complaints, ENDED)
})

test('what is typed survives a reload until the order, a card never, and the page says why [ROUTE-32]', async ({ page, tee }) => {
  const guest = shopper(page, words, '/en')
  const address = london()
  await typeAddress({ guest, address, tee })
  await page.reload()
  await settled(page)
  for (const [name, value] of Object.entries(address))
    await expect(page.locator(`form#checkout-shipping [name="${name}"]`).first()).toHaveValue(value)
  await guest.goesToPayment()
  await guest.paysByCard({ number: VISA, holder: 'Ada King' })
  await page.reload()
  await expect(page).toHaveURL(/\/checkout\/payment/)
  await expect(page.getByText(text('codes.checkout.paymentAgain'))).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).toContain(address.addressLine1)
  expect(stored).not.toMatch(/4111|737|encrypted/)
  await guest.paysByCard({ number: VISA, holder: 'Ada King' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkoutDraft'))).toBeNull()
})
