import { london } from '../../setup/addresses.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const words = wordsOf('en')

for (const width of [1280, 390]) {
  test(`what merchandisers put beside the checkout and below a finished order is there on pages loaded anew, at ${width} px`, async ({
    page,
    tee,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const promise = page.getByText('Paid safely')
    const guest = shopper(page, words, '/en')
    await guest.opens(tee.path)
    await guest.choosesSize('M')
    await guest.addsToBag()
    await page.goto('/en/checkout/basket')
    await expect(promise).toBeVisible()
    await guest.goesToShipping()
    await expect(promise).toBeVisible()
    await guest.fillsAddress(london())
    await guest.goesToPayment()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(promise).toBeVisible()
    await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada Guest' })
    await guest.agreesAndSubmits()
    await guest.seesThanks()
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  })
}
