import { london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textsOf, wordsOf } from '../../setup/words.ts'

const VISA = '4111 1111 1111 1111'

const words = wordsOf('en')
const text = (key: string): string => textsOf('en')[key] ?? key

test('a refused card is said to be refused, and another card buys the same bag [CODE-05, CHECKOUT-05, CHECKOUT-24]', async ({
  page,
  complaints,
  expectAccessible,
  tee,
}) => {
  const guest = shopper(page, words, '/en')
  await arriveAtPayment({ tee, guest, address: london() })
  await guest.paysByCard({ number: VISA, holder: 'DECLINED' })
  await guest.agreesAndSubmits()
  await expect(page).toHaveURL(/\/checkout\/payment/)
  await expect(page.getByText(text('codes.checkout.adResultRefused'))).toBeVisible()
  await expectAccessible('payment after a refusal')
  await guest.paysByCard({ number: VISA, holder: 'Ada King' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  forgive(complaints, /status of 402|\[checkoutRejected\]/)
})
