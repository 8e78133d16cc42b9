import type { Page } from '@playwright/test'
import { london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const VISA = '4111 1111 1111 1111'
const words = wordsOf('en')
const text = (key: string): string => textOf('en', key)
/** The browser's own words for an answer that is no success, and the shop's report of it. */
const REFUSED = /status of (404|409|422|503)|\[(checkoutRejected|cart\.shipping)\]/

const summaryOf = (page: Page) => page.getByRole('region', { name: text('checkout.summary.title') })
const placeOrder = (page: Page) => page.getByRole('button', { name: words.placeOrder })
const totalOf = async (page: Page): Promise<string> =>
  summaryOf(page)
    .locator('dt', { hasText: /^Total$/ })
    .locator('xpath=following-sibling::dd[1]')
    .innerText()

test('a guest on a phone sees each choice in the sum at once, repeats a failed payment, and keeps the order on a reload [CART-11]', async ({
  page,
  complaints,
  expectAccessible,
  tee,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const guest = shopper(page, words, '/en')
  const address = london()
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()

  await test.step('the drawer leads to the first step of the checkout, and to the bag', async () => {
    const bag = page.getByRole('dialog', { name: words.bag })
    await expect(bag.getByRole('link', { name: text('cart.proceed') })).toHaveAttribute('href', '/en/checkout/shipping')
    await guest.goesToBag()
  })
  await test.step('total and button of the bag are in view, at its beginning and at its end', async () => {
    const button = page.getByRole('button', { name: words.toShipping })
    for (const edge of ['start', 'end']) {
      await page.evaluate((to) => window.scrollTo(0, to === 'start' ? 0 : 400), edge)
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(button.locator('xpath=preceding-sibling::p')).toHaveText(/Total\s*£41\.00/)
    }
    await expectAccessible('the bag with its bar')
    await guest.goesToShipping()
  })
  await test.step('sign-in comes back to this step', async () => {
    await expect(page.locator('main').getByRole('link', { name: text('checkout.signIn'), exact: true })).toHaveAttribute(
      'href',
      '/en/account/sign-in?redirect=%2Fcheckout%2Fshipping',
    )
  })
  await test.step('another delivery changes the sum at once; one that is not to be had says so and gives way', async () => {
    const option = (name: RegExp) => page.getByRole('radio', { name })
    await option(/Express/).check({ force: true })
    await expect(summaryOf(page).locator('summary')).toContainText('£49.00')
    await option(/Same-day/).click({ force: true })
    await expect(page.getByText(text('codes.checkout.shippingOptionUnavailable'))).toBeVisible()
    await expect(option(/Express/)).toBeChecked()
    await expectAccessible('shipping with a delivery that was refused')
    await guest.fillsAddress(address)
    await guest.goesToPayment()
  })
  await test.step('the card is checked as it is typed', async () => {
    const field = (name: string) => page.locator(`[name="${name}"]`)
    await expect(page.getByRole('list', { name: text('checkout.card.accepted') }).getByRole('img', { name: 'Mastercard' })).toBeVisible()
    await field('number').pressSequentially('370000000000002')
    await expect(field('number')).toHaveValue('3700 000000 00002')
    await expect(page.getByText(`(${text('checkout.card.typed')})`)).toHaveCount(1)
    await field('expiry').pressSequentially('0320')
    await expect(field('expiry')).toHaveValue('03 / 20')
    await expect(page.getByText(text('checkout.card.problem.expired'))).toBeVisible()
    await field('expiry').fill('0330')
    await expect(page.getByText(text('checkout.card.problem.expired'))).toHaveCount(0)
    await guest.paysByCard({ number: VISA, holder: 'HTTP 503 ONCE' })
  })
  await test.step('what is agreed to can be read beside the checkout, which stays', async () => {
    const [terms] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: text('agreements.termsAndConditions.read') }).click(),
    ])
    await expect(terms.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    await terms.close()
    await expect(placeOrder(page)).toBeVisible()
  })
  await test.step('a provider that was down is told as our fault, and the second try buys', async () => {
    await expect(placeOrder(page)).toHaveText(/£49\.00/)
    await guest.agreesAndSubmits()
    await expect(page.getByText(text('codes.checkout.serverError'))).toBeVisible()
    await placeOrder(page).click()
    await guest.seesThanks()
  })
  await test.step('the completed order adds up, and survives a reload', async () => {
    const order = page.getByRole('article').first()
    const seesOrder = async (): Promise<void> => {
      await expect(order).toContainText(/Everyday tee[\s\S]*£35\.00[\s\S]*£14\.00[\s\S]*£49\.00[\s\S]*VAT/)
      await expect(page.getByText(address.addressLine1)).not.toHaveCount(0)
      await expect(page.getByText(address.email)).toBeVisible()
      await expect(page.getByText(text('checkout.methods.creditcard'))).toBeVisible()
    }
    await expect(page.getByText('What happens next')).toBeVisible()
    await seesOrder()
    await expectAccessible('the completed order')
    await page.reload()
    await seesOrder()
  })
  await test.step('nobody is congratulated without an order, nor told this one', async () => {
    await page.goto('/en/complete?utr=a&authorization=b')
    await expect(page.getByRole('heading', { level: 1, name: text('confirmation.none') })).toBeVisible()
    await expect(page.getByText(address.email).or(page.getByText('What happens next')).filter({ visible: true })).toHaveCount(0)
  })
  forgive(complaints, REFUSED)
})

test('a bag that another tab has changed is never paid for at another sum than the one shown', async ({
  page,
  context,
  complaints,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  await guest.paysByCard({ number: VISA, holder: 'Ada King' })
  await expect(placeOrder(page)).toHaveText(/£41\.00/)

  await test.step('the sum follows a line that was added in another tab', async () => {
    const other = await context.newPage()
    const elsewhere = shopper(other, words, '/en')
    await elsewhere.opens(tee.path)
    await elsewhere.choosesSize('L')
    await elsewhere.addsToBag()
    await other.close()
    await expect(placeOrder(page)).toHaveText(/£76\.00/)
    expect(await totalOf(page)).toBe('£76.00')
  })
  await test.step('one that this tab knows nothing of is refused in words, at the bag', async () => {
    await page.evaluate(async () => {
      const stored: unknown = JSON.parse(localStorage.getItem('shoppingSession.ald-gb') ?? '{}')
      const session = String(Reflect.get(Object(stored), 'id'))
      const headers = {
        shoppingsessionid: session,
        authorization: `Basic ${btoa('storefront:public')}`,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      }
      const cart = await (await fetch('/api/cart?siteTag=ald-gb&lang=en', { headers })).json()
      const [line] = cart.items
      await fetch(`/api/cart/${line.lineItemId}?siteTag=ald-gb&lang=en`, { method: 'PUT', headers, body: JSON.stringify({ quantity: 2 }) })
    })
    await guest.agreesAndSubmits()
    await expect(page).toHaveURL(/\/checkout\/basket/)
    await expect(page.getByText(text('codes.checkout.cartChanged'))).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe('£105.00')
  })
  forgive(complaints, REFUSED)
})
