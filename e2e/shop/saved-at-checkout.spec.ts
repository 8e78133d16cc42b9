import type { Page } from '@playwright/test'
import { expectFits, WIDTHS_PX } from '../setup/expect-fits.ts'
import { expect, test } from '../setup/shop-test.ts'
import { shopper } from '../setup/shopper.ts'
import { wordsOf } from '../setup/words.ts'

const SITES = [
  { name: 'English', prefix: '/en', language: 'en', street: 'Mill Lane', city: 'Leeds', place: { postcode: 'LS1 4DY' } },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar', street: 'شارع الوصل', city: 'دبي', place: { region: 'AE-DU' } },
] as const

type Site = (typeof SITES)[number]

const PASSWORD = 'Passw0rd!'

/** Calls the identity provider as its own client does. */
const identify = async (page: Page, operation: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` }
  const answer = await page.request.post('/cognito', { headers, data: JSON.stringify({ ClientId: 'demo-client', ...body }) })
  expect(answer.ok(), operation).toBe(true)
}

/** Opens the address book of a shopper who is new with each run: another journey in the same account would change the default address. */
const openAddressBook = async (page: Page, prefix: string, email: string): Promise<void> => {
  const UserAttributes = Object.entries({ email, given_name: 'Jane', family_name: 'Alder' }).map(([Name, Value]) => ({ Name, Value }))
  await identify(page, 'SignUp', { Username: email, Password: PASSWORD, UserAttributes })
  await identify(page, 'ConfirmSignUp', { Username: email, ConfirmationCode: '123456' })
  await page.goto(`${prefix}/account/addresses`)
  await expect(page).toHaveURL(/\/account\/sign-in/)
  await page.locator('main input[type="email"]').fill(email)
  await page.locator('main input[type="password"]').fill(PASSWORD)
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/account\/addresses$/)
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
  }) => {
    const { prefix, language, city, place } = site
    const [home, work, friend] = [`${site.street} 1`, `${site.street} 2`, `${site.street} 3`]
    await openAddressBook(page, prefix, `saved-${language}-${Date.now()}@example.com`)
    await save(page, site, { street: home, isDefault: true })
    await save(page, site, { street: work, isDefault: false })

    const jane = shopper(page, wordsOf(language), prefix)
    await jane.opens('/product/everyday-tee/900001')
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
    await jane.goesToPayment()
    await page.goBack()
    await expect(addressOf(friend)).toBeChecked()
  })
}
