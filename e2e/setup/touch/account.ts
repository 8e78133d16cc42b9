import { expect } from '@playwright/test'
import { JANE, signInAs } from '../people.ts'
import { dialog, opens, type Kind } from './kinds.ts'

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
