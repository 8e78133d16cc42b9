import type { Page } from '@playwright/test'
import { london, newYork } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const VISA = '4111 1111 1111 1111'
const CHALLENGED = '4212 3456 7891 0006'
const REDIRECTED = '4917 6100 0000 0000'

const words = wordsOf('en')
const text = (key: string): string => textOf('en', key)
/** The browser's own word for a payment that was refused, or wants one more step. */
const NOT_PAID_YET = /status of (402|428)|\[checkoutRejected\]/

test('a bank that asks for a password may be left, failed and satisfied, with the same bag [DATA-41, API-13]', async ({
  page,
  complaints,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  const challenge = page.getByRole('dialog', { name: text('checkout.challenge') })

  await test.step('closes the bank’s window', async () => {
    await payWith(guest, CHALLENGED)
    await expect(challenge).toBeVisible()
    await expectAccessible('the bank’s window')
    await challenge.getByRole('button', { name: text('ui.close') }).click()
    await expect(page).toHaveURL(/\/checkout\/payment/)
    await expect(challenge).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('gives a wrong password', async () => {
    await payWith(guest, CHALLENGED)
    await answerBank(page, 'wrong')
    await expect(page).toHaveURL(/\/checkout\/payment/)
    await expect(page.getByText(text('codes.checkout.adResultRefused'))).toBeVisible()
  })
  await test.step('gives the right password', async () => {
    await payWith(guest, CHALLENGED)
    await answerBank(page, 'password')
    await guest.seesThanks()
  })
  forgive(complaints, NOT_PAID_YET)
})

test('a card of a bank with a page of its own goes there, may be refused, and comes back paid [ROUTE-30, CHECKOUT-11]', async ({
  page,
  complaints,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })

  await test.step('refused at the bank', async () => {
    await payWith(guest, REDIRECTED)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page).toHaveURL(/\/en\/checkout\/payment/)
    await expect(page.getByText(text('codes.checkout.adResultRefused'))).toBeVisible()
  })
  await test.step('authorised at the bank', async () => {
    await payWith(guest, REDIRECTED)
    await page.getByRole('button', { name: 'Authorise' }).click()
    await guest.seesThanks()
  })
  forgive(complaints, NOT_PAID_YET)
})

test('in the United States the tax is added once the address is known, and is part of what is paid [TAX-01, TAX-06]', async ({
  page,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/us/en')
  const summary = page.getByRole('complementary')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  await expect(summary.getByText(text('checkout.summary.taxPending'))).toBeVisible()
  await guest.fillsAddress({ ...newYork(), addressLine1: 'TAX PENDING 3, 148 Greene Street' })
  await guest.goesToPayment()
  await expect(summary.getByText(text('checkout.summary.taxPending'))).toHaveCount(0)
  const [products, tax, total] = await Promise.all(
    [/item/, exactly('checkout.summary.tax'), exactly('checkout.summary.total')].map((row) => amountOf(page, row)),
  )
  expect(tax).toBeGreaterThan(0)
  expect(total).toBeGreaterThan(products ?? 0)
  await expectAccessible('payment with tax')
  await guest.paysByCard({ number: VISA, holder: 'Grace Hopper' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
})

const payWith = async (guest: ReturnType<typeof shopper>, number: string): Promise<void> => {
  await guest.paysByCard({ number, holder: 'Ada King' })
  await guest.agreesAndSubmits()
}

const answerBank = async (page: Page, password: string): Promise<void> => {
  const bank = page.frameLocator('dialog iframe')
  await bank.getByLabel('Password').fill(password)
  await bank.getByRole('button').first().click()
}

const exactly = (key: string): RegExp => new RegExp(`^${text(key)}$`)

const amountOf = async (page: Page, row: RegExp): Promise<number> => {
  const term = page.getByRole('complementary').locator('dt', { hasText: row }).first()
  const value = await term.locator('xpath=following-sibling::dd[1]').innerText()
  return Number(value.replace(/[^0-9.]/g, ''))
}
