import { dubai, london } from '../../setup/addresses.ts'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const VISA = '4111 1111 1111 1111'

const SITES = [
  { name: 'English', prefix: '/en', language: 'en', address: london() },
  {
    name: 'Arabic',
    prefix: '/ae/ar',
    language: 'ar',
    address: dubai(),
  },
] as const

for (const { name, prefix, language, address } of SITES) {
  test(`every step of the checkout in ${name} fits a phone and a laptop and is accessible on the phone`, async ({
    page,
    expectAccessible,
    tee,
  }) => {
    const guest = shopper(page, wordsOf(language), prefix)
    const expectSound = async (what: string): Promise<void> => {
      for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, what)
      await expectAccessible(`${what} at ${WIDTHS_PX[0]} px`)
    }
    await guest.opens(tee.path)
    await guest.choosesSize('M')
    await guest.addsToBag()
    await expectSound('the open bag')
    await guest.goesToBag()
    await expectSound('basket')
    await guest.goesToShipping()
    await page.locator('button[form="checkout-shipping"]').click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expectSound('shipping with fields to correct')
    await guest.fillsAddress(address)
    await guest.goesToPayment()
    await expectSound('payment')
    await guest.paysByCard({ number: VISA, holder: 'Ada King' })
    await expectSound('review')
    await guest.agreesAndSubmits()
    await guest.seesThanks()
    await expectSound('thanks')
  })
}
