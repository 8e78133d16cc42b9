import { dubai, london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { opensMail } from '../../setup/mailbox.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const SITES = [
  { name: 'gb in English', prefix: '/en', language: 'en', address: london(), invoice: 'Invoice', price: /£\d/, window: 1280 },
  { name: 'ae in Arabic', prefix: '/ae/ar', language: 'ar', address: dubai(), invoice: 'الفاتورة', price: /AED/, window: 390 },
] as const

// A trace puts a script into every frame; that of a mail is sandboxed and refuses it with a word in the console.
test.use({ trace: 'off' })

/** Mails are in frames that run nothing, axe among it. */
const FRAMES = { without: 'iframe' } as const

for (const { name, prefix, language, address, invoice, price, window } of SITES) {
  test(`a guest on ${name} finds the whole order in the mail, opens it by its link, and prints the invoice [ROLE-10]`, async ({
    page,
    context,
    expectAccessible,
    tee,
  }) => {
    await page.setViewportSize({ width: window, height: 844 })
    const guest = shopper(page, wordsOf(language), prefix)
    await arriveAtPayment({ tee, guest, address })
    await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
    await guest.agreesAndSubmits()
    await guest.seesThanks()

    const html = await opensMail(page, address.email)
    await expectAccessible('the mailbox', FRAMES)
    await page.goto(html)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.getByText(price).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const link = await page.locator('a[href*="order-status"]').getAttribute('href')

    await page.goto(link ?? '')
    await expect(page.getByRole('button', { name: invoice, exact: true })).toBeVisible()
    await expectAccessible('the order of the mail')
    const [sheet] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: invoice, exact: true }).click()])
    await expect(sheet.getByRole('table')).toContainText(price)
    expect(new URL(sheet.url()).pathname + new URL(sheet.url()).search).toBe('/invoice')
    await expect(sheet.locator('#print')).toBeVisible()
    await sheet.emulateMedia({ media: 'print' })
    await expect(sheet.locator('#print')).toBeHidden()
    await expect(sheet.locator('header nav, footer')).toHaveCount(0)
    await sheet.close()
  })
}

test('every mail is shown with sample data, as wide as a phone and a desk, and as text', async ({ page, expectAccessible }) => {
  await page.goto('/_mails')
  await expectAccessible('the mails')
  await page
    .getByRole('row', { name: /Payment failed/ })
    .getByRole('link', { name: 'ald-ae ar' })
    .click()
  await expect(page.locator('iframe')).toHaveCount(2)
  await expect(page.frameLocator('iframe').first().locator('h1')).toBeVisible()
  await expect(page.locator('pre')).toContainText('AE20000042')
  await expectAccessible('a mail', FRAMES)
})
