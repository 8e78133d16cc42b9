import { london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { signInAs, signUp } from '../../setup/people.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

const words = wordsOf('en')

test('what was typed at the checkout goes with the sign-out, and whoever shops next finds an empty form [AUTH-07]', async ({
  page,
  tee,
}) => {
  await page.goto('/en/account/addresses')
  await signInAs(page, await signUp(page.request))
  await expect(page).toHaveURL(/\/en\/account\/addresses$/)
  const jane = shopper(page, words, '/en')
  const toShipping = async () => {
    await jane.opens(tee.path)
    await jane.choosesSize('M')
    await jane.addsToBag()
    await jane.goesToBag()
    await jane.goesToShipping()
  }
  await toShipping()
  const { email: _email, ...address } = london()
  await jane.fillsAddress(address)
  const draft = () => page.evaluate(() => sessionStorage.getItem('checkoutDraft'))
  await expect.poll(draft).toContain(address.addressLine1)
  await page.goto('/en/account')
  await page
    .locator('main')
    .getByRole('button', { name: textOf('en', 'account.signOut') })
    .click()
  await expect(page).toHaveURL(/\/en\/?$/)
  await expect.poll(draft).toBeNull()
  await toShipping()
  for (const name of ['firstName', 'addressLine1', 'city'])
    await expect(page.locator(`form#checkout-shipping [name="${name}"]`).first()).toHaveValue('')
})

for (const [language, region] of [
  ['ar', 'دبي'],
  ['en', 'Dubai'],
] as const) {
  test(`the address book names a region in words, not by its code, in ${language} [ADDR-08]`, async ({ page }) => {
    await page.goto(`/ae/${language}/account/addresses`)
    await signInAs(page, await signUp(page.request))
    const deliveries = page.locator('main section[aria-label]').first()
    await deliveries.locator('button').first().click()
    const dialog = page.getByRole('dialog')
    const given = { firstName: 'Layla', lastName: 'Haddad', addressLine1: 'Al Wasl Road 44', city: 'Jumeirah' }
    for (const [field, value] of Object.entries(given)) await dialog.locator(`[name="${field}"]`).fill(value)
    await dialog.locator('[name="region"]').selectOption('AE-DU')
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toBeHidden()
    await expect(deliveries).toContainText(region)
    await expect(deliveries).not.toContainText('AE-DU')
  })
}

test('a security code that is wrong is named as the reason of the refusal, in words [CODE-05, CHECKOUT-07]', async ({
  page,
  complaints,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  for (const [name, value] of Object.entries({
    number: '4111 1111 1111 1111',
    expiry: '03/30',
    securityCode: '111',
    holderName: 'Ada King',
  }))
    await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: words.toReview }).click()
  await guest.agreesAndSubmits()
  await expect(page).toHaveURL(/\/checkout\/payment/)
  await expect(page.getByRole('alert')).toHaveText(textOf('en', 'codes.checkout.refusedSecurityCode'))
  forgive(complaints, /status of 402|\[checkoutRejected\]/)
})
