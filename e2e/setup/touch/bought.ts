import { expect } from '@playwright/test'
import type { OwnProduct } from '../products.ts'
import { shopper } from '../shopper.ts'
import { textOf, wordsOf } from '../words.ts'
import type { Kind, Walk } from './kinds.ts'

/** A guest's way from the bag to the thanks; each step begins where the one before ended. */
export const checkoutOf = (product: OwnProduct): readonly Kind[] => {
  const guestOf = ({ page, site }: Walk) => shopper(page, wordsOf(site.language), site.prefix)
  return [
    {
      name: 'the basket',
      arrive: async (walk) => {
        const guest = guestOf(walk)
        await guest.opens(product.path)
        await guest.choosesSize(walk.site.size)
        await guest.addsToBag()
        await guest.goesToBag()
      },
    },
    {
      name: 'shipping with what is missing',
      arrive: async (walk) => {
        await guestOf(walk).goesToShipping()
        await walk.page.getByRole('button', { name: wordsOf(walk.site.language).toPayment }).click()
        await expect(walk.page.locator('form#checkout-shipping [aria-invalid="true"]').first()).toBeFocused()
      },
    },
    {
      name: 'payment',
      arrive: async (walk) => {
        await guestOf(walk).fillsAddress(walk.site.address())
        await guestOf(walk).goesToPayment()
        await expect(
          walk.page.getByRole('radio', { name: textOf(walk.site.language, 'checkout.methods.creditcard'), exact: true }),
        ).toBeVisible()
      },
    },
    {
      name: 'review',
      arrive: async (walk) => {
        // In some countries another way of paying is chosen first.
        await walk.page.getByRole('radio', { name: textOf(walk.site.language, 'checkout.methods.creditcard'), exact: true }).check()
        await guestOf(walk).paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
      },
    },
    {
      name: 'the thanks',
      arrive: async (walk) => {
        // Some countries ask for more consents than the terms.
        for (const consent of await walk.page.locator('main [type="checkbox"]').all()) await consent.check()
        await guestOf(walk).agreesAndSubmits()
        await guestOf(walk).seesThanks()
      },
    },
  ]
}
