import type { Page } from '@playwright/test'
import type { dubai, london } from './addresses.ts'
import { arriveAtPayment } from './arrive-at-payment.ts'
import { opensMail } from './mailbox.ts'
import type { OwnProduct } from './products.ts'
import { shopper } from './shopper.ts'
import { wordsOf } from './words.ts'

interface Site {
  readonly prefix: string
  readonly language: 'en' | 'ar'
  readonly address: ReturnType<typeof london> | ReturnType<typeof dubai>
  readonly tee: OwnProduct
}

/** Buys as a guest; the address of the order's page, as its mail links it. */
export const buys = async (
  page: Page,
  { prefix, language, address, tee }: Site,
): Promise<{ readonly email: string; readonly status: string }> => {
  const { email } = address
  const guest = shopper(page, wordsOf(language), prefix)
  await arriveAtPayment({ tee, guest, address })
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()
  const mail = await opensMail(page, email)
  await page.goto(mail)
  return { email, status: (await page.locator('a[href*="order-status"]').getAttribute('href')) ?? '' }
}
