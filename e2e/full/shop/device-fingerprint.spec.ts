import { london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import type { OwnProduct } from '../../setup/products.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'
import type { Page } from '@playwright/test'

const SCRIPT = '**/hpp/js/df.js'

/** Buys a tee; answers the body of the submit. */
const buy = async (page: Page, tee: OwnProduct): Promise<Readonly<Record<string, unknown>>> => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  const submitted = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/checkout')
  await guest.agreesAndSubmits()
  const body = (await submitted).postDataJSON() as Readonly<Record<string, unknown>>
  await guest.seesThanks()
  return body
}

test('an order tells the device it is placed from, by a script that is loaded once and only for paying [CHECKOUT-17, STORE-07, THIRD-04]', async ({
  page,
  tee,
}) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/hpp/js/df.js')) loads.push(new URL(page.url()).pathname)
  })
  const { deviceFingerprint } = await buy(page, tee)
  expect(deviceFingerprint).toMatch(/^embedded-/)
  expect(await page.evaluate(() => localStorage.getItem('deviceFingerprint'))).toBe(deviceFingerprint)
  expect(loads).toHaveLength(1)
  expect(loads[0]).toMatch(/\/checkout\//)
})

test('an order is placed without it where the script hangs, and where it is blocked [CHECKOUT-17]', async ({ page, tee, complaints }) => {
  // Never answered.
  await page.route(SCRIPT, () => undefined)
  expect(await buy(page, tee)).not.toHaveProperty('deviceFingerprint')
  await page.unroute(SCRIPT)
  await page.route(SCRIPT, (route) => route.abort())
  expect(await buy(page, tee)).not.toHaveProperty('deviceFingerprint')
  forgive(complaints, /noFingerprint|ERR_FAILED/)
})
