import { dubai, london } from '../../setup/addresses.ts'
import { signInAs, signUp } from '../../setup/people.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const SITES = [
  { name: 'gb in English', prefix: '/en', language: 'en', address: london() },
  { name: 'ae in Arabic', prefix: '/ae/ar', language: 'ar', address: dubai() },
] as const

for (const { name, prefix, language, address } of SITES) {
  test(`a customer on ${name} signs in with a bag, buys it, and finds the order in the account [ROLE-06, CHECKOUT-15, PROD-09]`, async ({
    page,
    tee,
    expectAccessible,
  }) => {
    const person = await signUp(page.request)
    const customer = shopper(page, wordsOf(language), prefix)
    await customer.opens(tee.path)
    await customer.choosesSize('M')
    await customer.addsToBag()
    await page.goto(`${prefix}/account/sign-in?redirect=/checkout/basket`)
    await signInAs(page, person)
    await expect(page).toHaveURL(`${prefix}/checkout/basket`)
    await expect(page.locator(`article[data-sku^="${tee.id}-"]`)).toHaveCount(1)
    await customer.goesToShipping()
    await customer.fillsAddress({ ...address, email: person.email })
    await customer.goesToPayment()
    await customer.paysByCard({ number: '4111 1111 1111 1111', holder: 'Jane Alder' })
    await customer.agreesAndSubmits()
    await customer.seesThanks()

    await page.goto(`${prefix}/orders`)
    const order = page.locator('main article')
    await expect(order).toHaveCount(1)
    await expectAccessible('the orders of an account')
    await order.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/orders/[A-Z]{2}\\d+$`))
    await expect(page.locator('main address').first()).toContainText(address.addressLine1)
    await expectAccessible('an order of an account')
  })
}
