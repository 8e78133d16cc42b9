import { london } from '../../setup/addresses.ts'
import { forgive } from '../../setup/forgive.ts'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const NOTE = 'Happy birthday, Zoë & عيد سعيد'

test('an address is found by its postcode, a gift note goes with the order, and both come back after a reload', async ({
  page,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  const { firstName, lastName, email } = london()
  await guest.fillsAddress({ firstName, lastName, email })

  await page.getByLabel('Search by postcode').fill('ls1 4dy')
  await page.keyboard.press('Enter')
  const list = page.getByRole('combobox', { name: 'Your address' })
  await expect(list).toBeVisible()
  await expectAccessible('the addresses of a postcode')
  await list.focus()
  await page.keyboard.type('3 mill')
  await expect(page.locator('[name="addressLine1"]')).toHaveValue('3 Mill Lane')
  await expect(page.locator('[name="city"]')).toHaveValue('Leeds')
  await expect(page.locator('[name="postcode"]')).toHaveValue('LS1 4DY')

  await page.getByRole('checkbox', { name: 'This is a gift: add a note' }).check()
  const note = page.getByRole('textbox', { name: 'Your note' })
  await note.fill('<b>Hello</b>')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(note).toBeFocused()
  await expect(note).toHaveAccessibleDescription(/Please use letters, figures and punctuation only/)
  await expectAccessible('a gift note to correct')
  for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, 'shipping with a gift note')
  await note.fill(`${NOTE} 🎁`)
  await guest.goesToPayment()
  await page.goto('/en/checkout/shipping')
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue(NOTE)
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await expect(page.getByText(NOTE)).toBeVisible()
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  await expect(page.getByText(NOTE)).toBeVisible()
})

test('an address is typed while the directory fails or does not answer, and nothing moves', async ({ page, complaints, tee }) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await guest.goesToBag()
  await guest.goesToShipping()
  const street = page.locator('[name="addressLine1"]')
  const placeOf = (): Promise<number> => street.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  const before = await placeOf()
  for (const postcode of ['ZZ99 3VZ', 'ZZ99 3WZ']) {
    await page.getByLabel('Search by postcode').fill(postcode)
    await page.getByRole('button', { name: 'Find address' }).click()
    await expect(page.getByText('We could not look it up just now.')).toBeVisible()
    expect(await placeOf()).toBe(before)
  }
  await page.getByLabel('Search by postcode').fill('LS1 4DY')
  await page.getByRole('button', { name: 'Find address' }).click()
  await expect(page.getByRole('combobox', { name: 'Your address' })).toBeVisible()
  expect(await placeOf()).toBe(before)
  await guest.fillsAddress(london())
  await guest.goesToPayment()
  forgive(complaints, /503|addressLookup/)
})
