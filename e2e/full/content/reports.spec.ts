import { expectFits } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/merchandised-test.ts'

const PAGE = 'page-landing-about'
const WIDTHS_PX = [390, 768, 1280]

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('a link that leads nowhere and a text nobody translated are on the report, in the reader’s language, and lead to the block in the preview', async ({
  page,
  merchandiser,
  expectAccessible,
}) => {
  const button = { label: { en: 'To the archive' }, href: { en: '/archive-of-1998' } }
  await merchandiser.drafts(PAGE, { id: 'report-button', type: 'button', fields: button })
  await merchandiser.publishes('report-button')
  await merchandiser.publishes(PAGE)
  // What publishing found is stored, and links are looked up in the page: a report that is made just then may have one of them only.
  await expect
    .poll(async () => {
      await page.goto('/_reports?lang=en&key=landing/about')
      const missing = page.getByText(
        'There is no text in Arabic, French, Chinese, Japanese, Malay, Dutch, and Spanish; shoppers read the one in English.',
      )
      return [await page.getByText('leads to no page of this site').count(), await missing.count()]
    })
    .toEqual([1, 1])

  for (const language of ['en', 'ar', 'es', 'ja', 'zh_TW']) {
    await page.goto(`/_reports?lang=${language}&key=landing/about`)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('li.warning').filter({ hasText: '/archive-of-1998' })).toBeVisible()
    for (const width of WIDTHS_PX) await expectFits(page, width, `the report in ${language}`)
    await expectAccessible(`the report in ${language}`)
  }

  await page.goto('/_reports?lang=en&siteTag=ald-gb&key=landing/about')
  await page.getByRole('link', { name: 'Show in the preview' }).first().click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the archive' })).toBeInViewport()
})

test('who reads the report narrows it down by page, site and severity, and comes back to all of it', async ({ page }) => {
  await page.goto('/_reports')
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('landing/help/returns')
  await page.getByRole('combobox', { name: 'Severity' }).selectOption('warning')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/key=landing%2Fhelp%2Freturns&severity=warning/)
  await expect(page.getByText('Nothing to do')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('landing/help/returns')
  await page.getByRole('link', { name: 'français' }).click()
  await expect(page).toHaveURL(/severity=warning/)
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue('')
})
