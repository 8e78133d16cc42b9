import type { Page } from '@playwright/test'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { signInAs, signUp } from '../../setup/people.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const SITES = [
  { name: 'English', prefix: '/en', language: 'en', street: 'Mill Lane', city: 'Leeds', place: { postcode: 'LS1 4DY' } },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar', street: 'شارع الوصل', city: 'دبي', place: { region: 'AE-DU' } },
] as const

type Site = (typeof SITES)[number]

/** Opens a page of the account of somebody new: another journey in the same account would change what is saved. */
const openAccount = async (page: Page, path: string): Promise<void> => {
  const person = await signUp(page.request)
  await page.goto(path)
  await signInAs(page, person)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

const deliveriesOf = (page: Page) => page.locator('main section[aria-label]').first()

/** Saves a delivery address on the page of the address book. */
const save = async (
  page: Page,
  { city, place }: Site,
  address: { readonly street: string; readonly isDefault: boolean },
): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await deliveriesOf(page).locator('button').first().click()
  const given = { firstName: 'Jane', lastName: 'Alder', addressLine1: address.street, city }
  for (const [field, value] of Object.entries(given)) await dialog.locator(`[name="${field}"]`).fill(value)
  if ('postcode' in place) await dialog.locator('[name="postcode"]').fill(place.postcode)
  else await dialog.locator('[name="region"]').selectOption(place.region)
  if (address.isDefault) await dialog.locator('[name="default"]').check()
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

for (const site of SITES) {
  test(`a saved default address is chosen at the checkout in ${site.name}, another one takes its place without typing, and a new one is saved [ADDR-02]`, async ({
    page,
    expectAccessible,
    tee,
  }) => {
    const { prefix, language, city, place } = site
    const [home, work, friend] = [`${site.street} 1`, `${site.street} 2`, `${site.street} 3`]
    await openAccount(page, `${prefix}/account/addresses`)
    await save(page, site, { street: home, isDefault: true })
    await save(page, site, { street: work, isDefault: false })

    const jane = shopper(page, wordsOf(language), prefix)
    await jane.opens(tee.path)
    await jane.choosesSize('M')
    await jane.addsToBag()
    await jane.goesToBag()
    await jane.goesToShipping()
    const choice = page.locator('form#checkout-shipping fieldset fieldset')
    const addressOf = (street: string) => choice.locator('label').filter({ hasText: street }).getByRole('radio')
    await expect(addressOf(home)).toBeChecked()
    await expect(page.locator('form#checkout-shipping [name="addressLine1"]')).toHaveCount(0)
    for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, 'the saved addresses')
    await expectAccessible('the saved addresses')

    await addressOf(home).focus()
    await page.keyboard.press('ArrowDown')
    await expect(addressOf(work)).toBeChecked()
    await jane.goesToPayment()
    await page.goBack()
    await expect(addressOf(work)).toBeChecked()

    await choice.getByRole('radio').last().check()
    await jane.fillsAddress({ firstName: 'Ada', lastName: 'King', addressLine1: friend, city, ...place })
    for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, 'the form of a new address')
    await expectAccessible('the form of a new address')
    // It is saved beside the order, and nobody waits for it: of two calls the later one may be answered first, by another process.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/api/v1/addresses'))
    await jane.goesToPayment()
    await saved
    await page.goBack()
    await expect(addressOf(friend)).toBeChecked()
  })

  test(`a saved card pays for an order in ${site.name} without typing its number [CALL-57]`, async ({ page, expectAccessible, tee }) => {
    const { prefix, language, city, place, street } = site
    await openAccount(page, `${prefix}/account/payment-methods`)
    await page.getByRole('button', { name: textOf(language, 'myAccount.addCard') }).click()
    const dialog = page.getByRole('dialog')
    const given = { number: '5555 3412 4444 1115', expiry: '03/30', securityCode: '737', holderName: 'Jane Alder' }
    for (const [field, value] of Object.entries(given)) await dialog.locator(`[name="${field}"]`).fill(value)
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toBeHidden()

    const words = wordsOf(language)
    const jane = shopper(page, words, prefix)
    await arriveAtPayment({ tee, guest: jane, address: { firstName: 'Jane', lastName: 'Alder', addressLine1: street, city, ...place } })
    await expect(page.locator('[name="savedCard"]').first()).toBeChecked()
    await expect(page.locator('[name="number"]')).toHaveCount(0)
    for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, 'the saved cards')
    await expectAccessible('the saved cards')
    await page.getByRole('button', { name: words.toReview }).click()
    await expect(page).toHaveURL(/\/checkout\/review/)
    await expect(page.locator('main').getByText('Mastercard •••• 1115')).toBeVisible()
    await expectAccessible('the review of an order that a saved card pays for')
    await jane.agreesAndSubmits()
    await jane.seesThanks()
  })

  test(`a card that is typed at the checkout in ${site.name} is in the account afterwards where the shopper said so [CALL-57]`, async ({
    page,
    expectAccessible,
    tee,
  }) => {
    const { prefix, language, city, place, street } = site
    const text = (key: string): string => textOf(language, key)
    await openAccount(page, `${prefix}/account/payment-methods`)
    const jane = shopper(page, wordsOf(language), prefix)
    await arriveAtPayment({ tee, guest: jane, address: { firstName: 'Jane', lastName: 'Alder', addressLine1: street, city, ...place } })
    const consent = page.getByRole('checkbox', { name: text('checkout.card.store') })
    await expect(consent).not.toBeChecked()
    await consent.check()
    for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, 'the consent to save a card')
    await expectAccessible('the consent to save a card')
    await jane.paysByCard({ number: '4111 1111 1111 1111', holder: 'Jane Alder' })
    await expect(page.getByText(text('checkout.card.willBeStored'))).toBeVisible()
    await jane.agreesAndSubmits()
    await jane.seesThanks()
    await page.goto(`${prefix}/account/payment-methods`)
    await expect(page.locator('main').getByText('Visa •••• 1111')).toBeVisible()
  })
}
