import type { APIRequestContext, Locator } from '@playwright/test'
import { dubai, london } from '../../setup/addresses.ts'
import { mailsTo } from '../../setup/mailbox.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const VISA = '4111 1111 1111 1111'

/** Where the text of an element begins, in whole pixels from the side where its page begins. */
const startOf = (element: Locator, direction: 'ltr' | 'rtl'): Promise<number> =>
  element.evaluate((node, isFromRight) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    return Math.round(isFromRight ? right : left)
  }, direction === 'rtl')

/* Addresses of their own: the mails of an earlier run on the same database are not counted. */
const SITES = [
  {
    name: 'gb in English',
    prefix: '/en',
    language: 'en',
    direction: 'ltr',
    home: /Alder/,
    address: london(),
  },
  {
    name: 'ae in Arabic, right to left',
    prefix: '/ae/ar',
    language: 'ar',
    direction: 'rtl',
    home: /./,
    address: dubai(),
  },
] as const

// The journey of the core that looks at the pictures.
test.use({ hasPlainPictures: false })

for (const site of SITES) {
  test(`a guest buys a tee on ${site.name}: home, listing, product, bag, checkout, thanks, mail [CHECKOUT-15, PROD-06, PROD-09]`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const words = wordsOf(site.language)
    const guest = shopper(page, words, site.prefix)
    await guest.opens('/')
    await expect(page.locator('html')).toHaveAttribute('dir', site.direction)
    await expectAccessible('home')

    await guest.opens('/women/clothing')
    await expect(page.locator('article').first()).toBeVisible()
    await expectAccessible('listing')

    await page.locator('main a[href*="/product/everyday-tee/"]').first().click()
    await expect(page).toHaveURL(/\/product\/everyday-tee\/900001/)
    await expectAccessible('product')

    await guest.choosesSize('M')
    await guest.addsToBag()
    await expectAccessible('open bag')
    const dialog = page.getByRole('dialog', { name: words.bag })
    expect(await startOf(dialog.getByText('Alder', { exact: true }), site.direction)).toBe(
      await startOf(dialog.locator('a[href*="/everyday-tee/"]').last(), site.direction),
    )
    await guest.goesToBag()
    await expectAccessible('basket')
    await guest.goesToShipping()
    await expect(page.locator('form#checkout-shipping')).toBeVisible()
    await expectAccessible('shipping')
    await guest.fillsAddress(site.address)
    await guest.goesToPayment()
    await expect(page.locator('form#checkout-payment')).toBeVisible()
    await expectAccessible('payment')
    await guest.paysByCard({ number: VISA, holder: 'Ada King' })
    await expect(page.locator('form#checkout-review')).toBeVisible()
    await expectAccessible('review')
    await guest.agreesAndSubmits()
    await guest.seesThanks()
    await expect(page).not.toHaveURL(/authorization/)
    await expect(page.getByRole('status').filter({ hasText: /[A-Z]{2}\d{8}/ })).toBeVisible()
    await expectAccessible('thanks')
    await expectMail(request, site.address.email)
  })
}

const expectMail = async (request: APIRequestContext, to: string): Promise<void> => {
  await expect.poll(() => mailsTo(request, to), { message: 'confirmation mail' }).toHaveLength(1)
}
