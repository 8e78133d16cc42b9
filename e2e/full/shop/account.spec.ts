import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { JANE, signInAs, signUp } from '../../setup/people.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

const SITES = [
  { name: 'English', prefix: '/en', language: 'en', street: 'Mill Lane', region: undefined },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar', street: 'شارع الوصل', region: 'AE-DU' },
] as const

for (const { name, prefix, language, street, region } of SITES) {
  test.describe(`the account in ${name}`, () => {
    test('sends a guest to sign in and back to the orders, ten at a time, and opens one with all of it [ROLE-06] [ROLE-07] [ROUTE-15] [ROUTE-16] [CALL-30]', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${prefix}/orders`)
      await signInAs(page, JANE)
      await expect(page).toHaveURL(new RegExp(`${prefix}/orders$`))
      const orders = page.locator('main article')
      await expect(orders).toHaveCount(10)
      for (const width of WIDTHS_PX) await expectFits(page, width, 'the order history')
      await expectAccessible('the order history')
      await page.locator('main button[type="button"]').last().click()
      await expect(orders).toHaveCount(12)

      await orders.filter({ hasText: 'GB10000001' }).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/orders/GB10000001$`))
      // In the currency it was paid in, on every site.
      await expect(page.locator('main article').getByText('£130.00').first()).toBeVisible()
      await expect(page.locator('main address').first()).toContainText('Lamb’s Conduit Street')
      for (const width of WIDTHS_PX) await expectFits(page, width, 'an order')
      await expectAccessible('an order')
      await page.locator('main article ~ div button').first().click()
      // Both are sold, or it is said which is not: the bag may have them from runs before.
      await expect(page.locator('main').getByRole('status')).toBeVisible()
      await expectAccessible('an order that was put in the bag again')
    })

    test('lists the newest orders on the tracking page before the form [ROUTE-31] [ACCT-03]', async ({ page, expectAccessible }) => {
      await page.goto(`${prefix}/account/sign-in?redirect=/tracking`)
      await signInAs(page, JANE)
      await expect(page.locator('main article')).toHaveCount(10)
      await expect(page.locator('main [name="orderReference"]')).toBeVisible()
      await expectAccessible('the tracking page of who is signed in')
    })

    test('saves an address by the country’s rules, makes it the default, and removes it [ROLE-05] [ROUTE-05] [CALL-12] [CALL-13] [CALL-14]', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${prefix}/account/addresses`)
      await signInAs(page, await signUp(page.request))
      const deliveries = page.locator('main section[aria-label]').first()
      const cards = deliveries.locator('li')
      await deliveries.locator('button').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type="submit"]').click()
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused()
      for (const width of WIDTHS_PX) await expectFits(page, width, 'the form of an address')
      await expectAccessible('the form of an address with fields to correct')
      const given = { firstName: 'Jane', lastName: 'Alder', addressLine1: street, city: prefix === '/en' ? 'Leeds' : 'دبي' }
      for (const [field, value] of Object.entries(given)) await dialog.locator(`[name="${field}"]`).fill(value)
      if (region === undefined) await dialog.locator('[name="postcode"]').fill('LS1 4DY')
      else await dialog.locator('[name="region"]').selectOption(region)
      await dialog.locator('button[type="submit"]').click()
      await expect(dialog).toBeHidden()
      const added = cards.filter({ hasText: street })
      await expect(added).toHaveCount(1)
      await added.locator('button').last().click()
      await expect(added.locator('button')).toHaveCount(2)
      await page.reload()
      await expect(added.locator('button')).toHaveCount(2)
      await expectAccessible('the address book')

      await added.locator('button').last().click()
      await dialog.locator('main button, button[type="button"]').filter({ hasNotText: /^$/ }).first().click()
      await expect(added).toHaveCount(0)
    })

    test('saves a card at the provider, changes the name on it, and removes it [ROUTE-10] [CALL-15] [CALL-57] [DATA-54]', async ({
      page,
      expectAccessible,
    }) => {
      const holder = 'Jane Alder-Smith'
      await page.goto(`${prefix}/account/payment-methods`)
      await signInAs(page, await signUp(page.request))
      await expect(page).toHaveURL(new RegExp(`${prefix}/account/payment-methods$`))
      const cards = page.locator('main ul > li').filter({ hasText: '••••' })
      await page.getByRole('button', { name: textOf(language, 'myAccount.addCard') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name="number"]').fill('5555 3412 4444 1115')
      await dialog.locator('[name="expiry"]').fill('03/30')
      await dialog.locator('[name="securityCode"]').fill('737')
      await dialog.locator('[name="holderName"]').fill(holder)
      await expectAccessible('the form of a card')
      await dialog.locator('button[type="submit"]').click()
      await expect(dialog).toBeHidden()
      const added = cards.filter({ hasText: holder })
      await expect(added).toHaveCount(1)
      await added.locator('button').first().click()
      await dialog.locator('[name="holderName"]').fill(`${holder} Alder`)
      await dialog.locator('button[type="submit"]').click()
      await expect(added).toContainText(`${holder} Alder`)
      for (const width of WIDTHS_PX) await expectFits(page, width, 'saved cards')
      await expectAccessible('saved cards')
      await added.locator('button').nth(1).click()
      await dialog.locator('button[type="button"]').filter({ hasNotText: /^$/ }).first().click()
      await expect(added).toHaveCount(0)
    })
  })
}
