import { expect, type Page } from '@playwright/test'
import { london } from '../addresses.ts'
import { JANE, signInAs } from '../people.ts'
import type { OwnProduct } from '../products.ts'
import { settled } from '../settled.ts'
import { shopper } from '../shopper.ts'
import { textOf, wordsOf } from '../words.ts'

/** A site of one of the brands, and the product that its journeys open. */
interface WalkedSite {
  readonly name: string
  readonly prefix: string
  readonly language: string
  readonly listing: string
  readonly product: string
  readonly size: string
}

/** Those whose walks are known to be clean. */
export const WALKED_SITES: readonly WalkedSite[] = [
  { name: 'alder in English', prefix: '/en', language: 'en', listing: '/women/clothing', product: '900001', size: 'M' },
]

export interface Walk {
  readonly page: Page
  readonly site: WalkedSite
}

/** Something that a shopper meets, by what she would call it. */
export interface Kind {
  readonly name: string
  readonly arrive: (walk: Walk) => Promise<void>
}

export const opens = async ({ page, site }: Walk, path: string): Promise<void> => {
  await page.goto(`${site.prefix}${path}`)
  await settled(page)
}

export const clicks = async ({ page, site }: Walk, within: 'banner' | 'main' | 'contentinfo', key: string): Promise<void> => {
  const name = new RegExp(`^${textOf(site.language, key)}`)
  const part = page.getByRole(within)
  await part.getByRole('button', { name }).or(part.getByRole('link', { name })).filter({ visible: true }).first().click()
}

export const opensProduct = async (walk: Walk): Promise<void> => opens(walk, `/product/any/${walk.site.product}`)

export const dialog = (page: Page) => page.locator('dialog[open]').last()

/** What opens over a page, or within it. */
export const OPENED: readonly Kind[] = [
  {
    name: 'the menu',
    arrive: async (walk) => {
      const { page } = walk
      await opens(walk, '/contact')
      const burger = page.locator('header button[aria-haspopup="dialog"]').first()
      if (await burger.isVisible()) await burger.click()
      else await page.locator('header nav a[aria-expanded]').first().hover()
      await expect(dialog(page).or(page.locator('header nav a[aria-expanded="true"]')).first()).toBeVisible()
    },
  },
  {
    name: 'suggestions of the search',
    arrive: async (walk) => {
      const { page } = walk
      await opens(walk, '/contact')
      await clicks(walk, 'banner', 'frame.search')
      const box = page.getByRole('banner').getByRole('combobox')
      await box.fill('tee')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'filters',
    arrive: async (walk) => {
      await opens(walk, walk.site.listing)
      await clicks(walk, 'main', 'listing.filters')
      await walk.page.locator('[data-type="filters"]').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'a size that is missing',
    arrive: async (walk) => {
      await opensProduct(walk)
      await walk.page.locator('[data-buy-form] button[type="submit"]').first().click()
      await walk.page.locator('[data-shake="odd"]').waitFor()
    },
  },
  {
    name: 'the bag',
    arrive: async (walk) => {
      await opensProduct(walk)
      await walk.page.getByRole('radio', { name: walk.site.size, exact: true }).check()
      await walk.page.locator('[data-buy-form] button[type="submit"]').first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'a size that is chosen',
    arrive: async (walk) => {
      await opensProduct(walk)
      await walk.page.getByRole('radio', { name: walk.site.size, exact: true }).check()
    },
  },
  {
    name: 'filters of which some are chosen',
    arrive: async (walk) => {
      await opens(walk, walk.site.listing)
      await clicks(walk, 'main', 'listing.filters')
      const options = walk.page.locator('[data-type="filters"]').getByRole('checkbox').filter({ visible: true })
      await options.first().click()
      await expect(walk.page.locator('[data-type="filters"] [aria-checked="true"]').filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    name: 'a size guide',
    arrive: async (walk) => {
      await opensProduct(walk)
      const link = walk.page.locator('main').getByRole('link', { name: textOf(walk.site.language, 'sizeGuide.heading').slice(0, 3) })
      if ((await link.count()) === 0) return
      await link.first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'the picture close up',
    arrive: async (walk) => {
      await opensProduct(walk)
      await walk.page.locator('main button:has(picture)').filter({ visible: true }).first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'country and language',
    arrive: async (walk) => {
      await opens(walk, '/contact')
      await walk.page.locator('[data-type="country-select-button"] summary').click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'cookie settings',
    arrive: async (walk) => {
      await opens(walk, '/contact')
      await clicks(walk, 'contentinfo', 'consent.settings')
      await expect(walk.page.locator('[role="region"], dialog[open]').filter({ visible: true }).first()).toBeVisible()
    },
  },
]

/** A guest's way from the bag to the thanks; each step begins where the one before ended. */
export const checkoutOf = (tee: OwnProduct): readonly Kind[] => {
  const guestOf = ({ page, site }: Walk) => shopper(page, wordsOf(site.language), site.prefix)
  return [
    {
      name: 'the basket',
      arrive: async (walk) => {
        const guest = guestOf(walk)
        await guest.opens(tee.path)
        await guest.choosesSize('M')
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
        await guestOf(walk).fillsAddress(london())
        await guestOf(walk).goesToPayment()
        await expect(walk.page.locator('form#checkout-payment')).toBeVisible()
      },
    },
    { name: 'review', arrive: async (walk) => guestOf(walk).paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' }) },
    {
      name: 'the thanks',
      arrive: async (walk) => {
        await guestOf(walk).agreesAndSubmits()
        await guestOf(walk).seesThanks()
      },
    },
  ]
}

const ACCOUNT_PAGES = [
  '/account',
  '/orders',
  '/orders/GB10000001',
  '/account/addresses',
  '/account/payment-methods',
  '/account/profile',
  '/account/data',
]

/** Everything of who is signed in: first the sign-in itself. */
export const ACCOUNT: readonly Kind[] = [
  {
    name: 'a sign-in that brings back',
    arrive: async (walk) => {
      await opens(walk, '/account/sign-in?redirect=/account')
      await signInAs(walk.page, JANE)
      await expect(walk.page).toHaveURL(`${walk.site.prefix}/account`)
    },
  },
  ...ACCOUNT_PAGES.map((path): Kind => ({ name: path, arrive: (walk) => opens(walk, path) })),
  {
    name: 'a new address',
    arrive: async (walk) => {
      await opens(walk, '/account/addresses')
      await walk.page.locator('main section[aria-label]').first().locator('button').first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
]
