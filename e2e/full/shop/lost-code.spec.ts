import type { Page } from '@playwright/test'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { textOf, wordsOf } from '../../setup/words.ts'

/** As after a deployment: files of the old build are gone. */
const lose = async (page: Page, chunk: string): Promise<void> => {
  await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.js`), (route) => route.fulfill({ status: 404, body: 'Not found' }))
}

test('a product’s code that is gone with a deployment is told and mended by one reload; the way home is offered where that does not help [CHUNK-01] [CHUNK-02] [CHUNK-03] [CHUNK-04] [CHUNK-08]', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.opens('/product/candle/900022')
  await guest.addsToBag()
  const teller = page.waitForResponse(/\/assets\/start-deferred-/)
  await page.goto('/en/women/clothing')
  await (await teller).finished()
  await lose(page, 'product-details')
  const dialog = page.getByRole('dialog')
  await page.locator('main article a').first().click()
  await expect(dialog).toContainText(textOf('en', 'core.updating.title'))
  await expect(dialog.getByRole('button', { name: textOf('en', 'core.reload') })).toBeVisible()
  // The page reloads itself; the file is gone still.
  await expect(dialog).toContainText(textOf('en', 'core.refresh.text'))
  await expect(page).toHaveURL(/\/en\/product\//)
  const session = await page.evaluate(() => localStorage.getItem('shoppingSession.ald-gb') ?? '')
  await expect(dialog).toContainText(/"id":"([\w-]+)"/.exec(session)?.[1] ?? 'no session')
  await expectAccessible('a part of the page that did not come')
  await page.unrouteAll()
  await dialog.getByRole('link', { name: textOf('en', 'core.continueShopping') }).click()
  await expect(page).toHaveURL(/\/en\/?$/)
  await expect(dialog).toBeHidden()
  forgive(complaints, /404|chunkFailed|blockFailed|chunkReload|chunkLost|hydrationFailed|dynamically imported/)
})

test('what was typed stays where a part of the page is lost, and nothing is said of parts nobody sees [CHUNK-08]', async ({
  page,
  complaints,
}) => {
  await lose(page, 'deferred-scripts')
  await lose(page, 'site-search')
  await page.goto('/ae/ar/contact')
  const message = page.locator('main textarea').first()
  await message.fill('مرحبًا')
  const dialog = page.getByRole('dialog')
  await expect(page.locator('html')).toHaveAttribute('data-app-ready', 'true')
  await expect(dialog).toBeHidden()
  await page.locator('[data-type="site-search"] [role="button"]').first().focus()
  await expect(dialog).toContainText(textOf('ar', 'core.refresh.keep'))
  await dialog.getByRole('button', { name: textOf('ar', 'ui.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(message).toHaveValue('مرحبًا')
  forgive(complaints, /404|chunkFailed|blockFailed|chunkLost|hydrationFailed|dynamically imported|deferredScriptsFailed/)
})

for (const { kind, status, code } of [
  { kind: 'refused by a firewall', status: 403, code: 'startBlocked' },
  { kind: 'broken', status: 500, code: 'startFailed' },
  { kind: 'cut off', status: 0, code: 'startAborted' },
]) {
  test(`a page whose code is ${kind} says so with a code for support, stays readable, and its links lead on [BOOT-04] [BOOT-05] [BOOT-06]`, async ({
    page,
    complaints,
    expectAccessible,
  }) => {
    await page.route(/\/assets\/entry-client-[^/]*\.js/, (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: 'No' })))
    await page.goto('/en')
    const alert = page.locator('[role="alert"].start-failed')
    await expect(alert).toContainText(
      /^Sorry, something went wrong\. Please check back soon\. If this error persists, please contact us with this code: E-[0-9A-F]{8}/,
    )
    await expect.poll(() => complaints.join('\n')).toContain(code)
    await expectAccessible('a page without its code')
    await page.unrouteAll()
    await alert.getByRole('button', { name: 'Reload' }).click()
    await expect(alert).toBeHidden()
    await page.locator('header').getByRole('link', { name: /^Bag/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    forgive(complaints, /Failed to load|startBlocked|startFailed|startAborted/)
  })
}

test('a part that is lost together with the texts to tell it with is told all the same, once, in English', async ({ page, complaints }) => {
  await lose(page, 'core')
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-app-ready', 'true')
  const notice = page.getByRole('alert').filter({ hasText: 'Sorry, something went wrong' })
  await expect(notice).toHaveCount(0)
  await page.locator('[data-type="site-search"] [role="button"]').first().focus()
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
  forgive(complaints, /404|chunkFailed|blockFailed|hydrationFailed|dynamically imported|startFailed/)
})
