import type { APIRequestContext, Locator } from '@playwright/test'
import { london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { collected, collectedBy } from '../../setup/collected.ts'
import { forgive } from '../../setup/forgive.ts'
import { openFilters } from '../../setup/open-filters.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { clearFaults, control } from '../../setup/test-controls.ts'
import { textOf, wordsOf } from '../../setup/words.ts'
import { settled } from '../../setup/settled.ts'

const VISA = '4111 1111 1111 1111'
const EVERY_TIME = 1_000_000

const words = wordsOf('en')
const text = (key: string): string => textOf('en', key)
/** The browser's own word for a service that fails. */
const FAILING = /status of 50[0-9]|\[\w+(\.\w+)*\]/

const breakDown = async (request: APIRequestContext, path: string, status = 503): Promise<void> => {
  await control(request, 'faults', { path, status, times: EVERY_TIME })
}
/** Of the one message that has one. */
const shownIncident = (area: Locator): Promise<string> => area.getByText(/^E-[0-9A-F]{8}$/).innerText()

test.afterEach(({ request }) => clearFaults(request))

test('with the search down a listing says so and can be retried; home, product and checkout still work', async ({
  page,
  request,
  complaints,
  expectAccessible,
}) => {
  await breakDown(request, '/algolia*')
  const address = '/en/women/bags?sortBy=priceDesc'
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBe('30')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { name: text('listing.failedHeading') })).toBeVisible()
  await expectAccessible('a listing without search')
  for (const path of ['/en/', '/en/product/everyday-tee/900001', '/en/checkout/basket', '/en/stories/linen']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await clearFaults(request)
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.locator('main article').first()).toBeVisible()
  forgive(complaints, FAILING)
})

test('with the search down a listing comes by itself once the search answers again', async ({ page, request, complaints }) => {
  await breakDown(request, '/algolia*')
  await page.clock.install()
  expect((await page.goto('/en/women/bags'))?.status()).toBe(503)
  await page.clock.runFor('01:00')
  await expect(page.getByRole('heading', { name: text('listing.failedHeading') })).toBeVisible()
  await clearFaults(request)
  await page.clock.runFor('03:00')
  await expect(page.locator('main article').first()).toBeVisible()
  forgive(complaints, FAILING)
})

test('with the search down while browsing, the listing keeps its filters and recovers by a click', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/en/men/clothing')
  await settled(page)
  await openFilters(page)
  await breakDown(request, '/algolia*')
  await page.getByRole('checkbox', { name: /^Navy/ }).click()
  await expect(page.getByRole('heading', { name: text('listing.failedHeading') })).toBeVisible()
  await expect(page).toHaveURL(/color=navy/)
  await clearFaults(request)
  await page
    .getByRole('link', { name: text('listing.tryAgain') })
    .or(page.getByRole('button', { name: text('listing.tryAgain') }))
    .click()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page).toHaveURL(/color=navy/)
  forgive(complaints, FAILING)
})

test('with the content platform down the pages are still served', async ({ page, request }) => {
  await breakDown(request, '/contentful*')
  for (const path of ['/en/', '/en/about', '/en/men/shoes', '/en/product/canvas-tote/900003', '/us/en/help/returns']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('with the bag out of reach the page is shown, says so with the code of the collector, and shows the bag once it is back [CART-04, CODE-04]', async ({
  page,
  request,
  complaints,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await page.keyboard.press('Escape')
  await breakDown(request, '/api/cart*', 500)
  await page.getByRole('button', { name: words.addToBag }).click()
  await expect(page.getByText(text('codes.cart.addToCartFailure')).first()).toBeVisible()
  // Of the server and of the page, in whichever order they came.
  const incident = await shownIncident(page.locator('[data-buy-form]'))
  const codes = async () => (await collected(request)).filter(({ tags }) => tags['incident'] === incident).map(({ tags }) => tags['code'])
  await expect.poll(codes).toEqual(expect.arrayContaining(['requestFailed', 'cart.add']))
  await expectAccessible('a product that could not be added')

  await page.goto('/en/checkout/basket')
  await expect(page.getByText(text('checkout.unavailable.title'))).toBeVisible()
  await expectAccessible('a checkout without its bag')
  await clearFaults(request)
  await page.getByRole('button', { name: text('checkout.tryAgain') }).click()
  await expect(page.locator('main').getByText('Everyday tee').first()).toBeVisible()
  forgive(complaints, FAILING)
})

test('with the payment provider down the shopper reads so, keeps the bag, and pays once when it is back [CHECKOUT-05]', async ({
  page,
  request,
  complaints,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  const address = london()
  await arriveAtPayment({ tee, guest, address })
  await guest.paysByCard({ number: VISA, holder: 'Ada King' })
  await breakDown(request, '/payments*')
  await guest.agreesAndSubmits()
  await expect(page.getByText(text('codes.checkout.serverError'))).toBeVisible()
  const { tags } = await collectedBy(request, await shownIncident(page.locator('main')))
  expect(tags['route']).toBe('POST /api/checkout')
  await expectAccessible('a checkout without its payment provider')
  await clearFaults(request)
  await page.getByRole('button', { name: words.placeOrder }).click()
  await guest.seesThanks()
  await expect.poll(() => mailsTo(request, address.email)).toHaveLength(1)
  forgive(complaints, FAILING)
})

test('a payment step that could not be prepared can be asked for again', async ({ page, request, complaints, tee }) => {
  const guest = shopper(page, words, '/en')
  await breakDown(request, '/api/checkout/paymentSession', 503)
  await arriveAtPayment({ tee, guest, address: london() })
  await expect(page.getByText(text('codes.checkout.serverError'))).toBeVisible()
  await clearFaults(request)
  await page.getByRole('button', { name: text('checkout.tryAgain') }).click()
  await expect(page.locator('[name="number"]')).toBeVisible()
  forgive(complaints, FAILING)
})

test('a session that ended is replaced without a word, and the shopper goes on', async ({ page, request, complaints, tee }) => {
  const guest = shopper(page, words, '/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  const session = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('shoppingSession.ald-gb') ?? '{}') as { readonly id?: string }).id,
  )
  await control(request, `sessions/${session}/expire`)
  await guest.opens(tee.path)
  await guest.choosesSize('S')
  await guest.addsToBag()
  await expect(page.getByRole('dialog', { name: words.bag }).getByText('Everyday tee').first()).toBeVisible()
  forgive(complaints, /status of 401|\[\w+\]/)
})
