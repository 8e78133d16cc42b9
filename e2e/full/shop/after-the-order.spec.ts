import type { Locator, Page } from '@playwright/test'
import { dubai, london } from '../../setup/addresses.ts'
import { buys } from '../../setup/buy-as-guest.ts'
import { opensMail } from '../../setup/mailbox.ts'
import { expect, test } from '../../setup/shop-test.ts'

// A trace puts a script into every frame; that of a mail is sandboxed and refuses it with a word in the console.
test.use({ trace: 'off' })

const opensAtDesk = async (page: Page, email: string): Promise<void> => {
  await page.goto('/_orders')
  await page.getByLabel('Order number or e-mail address').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order ')
}

interface Act {
  /** What the history says afterwards. */
  readonly event: string
  readonly fields: Readonly<Record<string, string>>
}

const submits = async (page: Page, form: Locator, { event, fields }: Act): Promise<void> => {
  for (const [name, value] of Object.entries({ ...fields, by: 'Grace' })) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button').click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText(event)
}

const ships = (page: Page) =>
  submits(page, page.getByRole('form', { name: 'Send a parcel' }), {
    event: 'A parcel was sent',
    fields: { carrier: 'Parcel Post', trackingNumber: 'PP 1234', trackingUrl: 'https://tracking.example/PP1234' },
  })

test('a guest on gb is told of the parcel, of the refund, and sees both on the order’s page', async ({ page, tee, expectAccessible }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  const { email, status } = await buys(page, { prefix: '/en', language: 'en', address: london(), tee })

  await opensAtDesk(page, email)
  await expectAccessible('an order at the desk')
  await ships(page)
  await expect(page.getByText('On its way', { exact: true })).toBeVisible()
  await page.goto(await opensMail(page, email, 2))
  await expect(page.getByText('PP 1234')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute('href', 'https://tracking.example/PP1234')

  await opensAtDesk(page, email)
  // Nothing is paid back before the provider has taken the payment.
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('region', { name: 'History' }).innerText()
    })
    .toContain('Payment taken')
  const refund = page.getByRole('form', { name: 'Pay back' })
  await submits(page, refund, { event: 'Refund asked for', fields: { amount: '5.00', reason: 'A seam is open' } })
  await page.goto(await opensMail(page, email, 3))
  await expect(page.getByRole('paragraph').filter({ hasText: 'We have paid' })).toContainText('£5')

  await page.goto(status)
  await expect(page.getByText('On its way')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute('href', 'https://tracking.example/PP1234')
  await expect(page.getByText('-£5')).toBeVisible()
  await expectAccessible('an order that was shipped and partly refunded')
})

test('a guest on ae in Arabic sees on a phone what has left, in what parcel, and that another order is cancelled', async ({
  page,
  tee,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const site = { prefix: '/ae/ar', language: 'ar', tee } as const
  const sent = await buys(page, { ...site, address: dubai() })
  await opensAtDesk(page, sent.email)
  await expectAccessible('an order at the desk on a phone')
  await ships(page)
  await page.goto(sent.status)
  await expect(page.getByText('رقم التتبع')).toBeVisible()
  await expect(page.getByText('PP 1234')).toBeVisible()
  await expectAccessible('an order in Arabic that was shipped')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const other = await buys(page, { ...site, address: dubai() })
  await opensAtDesk(page, other.email)
  const cancel = page.getByRole('form', { name: 'Cancel the order' })
  await submits(page, cancel, { event: 'Cancelled', fields: { reason: 'Changed her mind' } })
  await page.goto(await opensMail(page, other.email, 2))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'أُلغي طلبك.' })).toBeVisible()
  await page.goto(other.status)
  await expect(page.getByText(/أُلغي في/)).toBeVisible()
  await expectAccessible('an order in Arabic that was cancelled')
})
