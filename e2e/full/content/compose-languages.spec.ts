import type { Browser, Page } from '@playwright/test'
import { composeText } from '../../setup/composer-words.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect, type LookedAt } from '../../setup/shop-test.ts'
import { linkTo } from '../../../tests/factories/cms.ts'

/** The shop's own page has its own language, direction and journeys. */
const COMPOSER: LookedAt = { without: 'iframe' }
const PAGE = 'page-in-languages'
const LANGUAGES = ['en', 'fr', 'ar', 'ja', 'es'] as const

test.beforeEach(async ({ merchandiser, complaints }) => {
  forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//)
  await merchandiser.creates({ id: 'headline-in-languages', type: 'headline', fields: { text: { en: 'Coats' } } })
  await merchandiser.creates({
    id: PAGE,
    type: 'page',
    fields: {
      title: { en: 'In languages' },
      key: { en: 'landing/in-languages' },
      kind: { en: 'landing' },
      blocks: { en: [linkTo('headline-in-languages')] },
    },
  })
})

/** Chooses in the settings of the bar, whatever language they are in. */
const chooses = async (page: Page, name: string): Promise<void> => {
  const settings = page.locator('details:has(summary svg)')
  if ((await settings.getAttribute('open')) === null) await settings.locator('summary').click()
  await settings.getByText(name, { exact: true }).click()
  await page.keyboard.press('Escape')
}

const opensInArabic = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ locale: 'ar-EG', viewport: { width: 1280, height: 800 } })).newPage()

test('she opens the composer in Arabic as her browser asks, and changes to Japanese while she types, with nothing lost', async ({
  browser,
  previewOrigin,
}) => {
  const page = await opensInArabic(browser)
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  await page.goto(`${previewOrigin}/_compose/pages/${PAGE}?site=ald-gb&block=headline-in-languages`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toHaveAttribute('dir', 'ltr')
  // The texts of one language, and no other's.
  expect(seen.filter((path) => /^\/_compose\/assets\/(?:en|fr|ja|es)-/.test(path))).toEqual([])
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('heading', { name: composeText('ar', 'comments') })).toBeVisible()
  // What the schema calls the field follows the language, too.
  await expect(panel.getByLabel('النص', { exact: true })).toHaveValue('Coats')
  const field = panel.locator('[data-field="text"]').getByRole('textbox')
  await field.fill('Coats and scarves')
  await chooses(page, '日本語')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('button', { name: composeText('ja', 'undo') })).toBeEnabled()
  await expect(field).toHaveValue('Coats and scarves')
  await expect(panel.getByLabel('テキスト', { exact: true })).toHaveValue('Coats and scarves')
  await expect(page.getByText(composeText('ja', 'save.savedShort'), { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: composeText('ja', 'outline') }).locator('[aria-current="true"]')).toContainText('Coats')
  await page.getByRole('button', { name: composeText('ja', 'undo') }).click()
  await expect(field).toHaveValue('Coats')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.context().close()
})

test('the composer is dark from its first paint on when she has chosen that, on every page of it', async ({ page, previewOrigin }) => {
  await page.goto(`${previewOrigin}/_compose`)
  await chooses(page, 'Dark')
  const isDark = async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('data-look', 'dark')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(27, 27, 29)')
  }
  await isDark()
  for (const path of ['/_compose', '/_compose/calendar', `/_compose/pages/${PAGE}`]) {
    // As the server wrote it: no script has run yet.
    const answer = await page.goto(`${previewOrigin}${path}`)
    expect(await answer?.text()).toContain('data-look="dark"')
    await isDark()
  }
})

test('what the server refuses is said in her language', async ({ browser, previewOrigin }) => {
  const page = await opensInArabic(browser)
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByRole('button', { name: composeText('ar', 'new.page') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(composeText('ar', 'new.title'), { exact: true }).first().fill('Languages')
  await dialog.getByRole('textbox').nth(1).fill('/in-languages')
  await expect(dialog.getByText('اختر غيره، أو غيّر تلك الصفحة.')).toBeVisible()
  await page.context().close()
})

test('texts that do not come leave the composer in English, which it says', async ({ browser, previewOrigin }) => {
  const page = await opensInArabic(browser)
  await page.route(/\/_compose\/assets\/ar-/, (route) => route.abort())
  await page.goto(`${previewOrigin}/_compose`)
  await expect(page.getByText(/^The texts in العربية could not be loaded, so this is English/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.context().close()
})

for (const language of LANGUAGES)
  test(`axe finds nothing in the composer in ${language}, light and dark`, async ({ page, previewOrigin, expectAccessible }) => {
    test.slow()
    const domain = new URL(previewOrigin).hostname
    for (const look of ['light', 'dark'] as const) {
      await page.context().addCookies(
        Object.entries({ compose_language: language, compose_look: look }).map(([name, value]) => ({
          name,
          value,
          domain,
          path: '/_compose',
        })),
      )
      await page.goto(`${previewOrigin}/_compose`)
      await expect(page.getByRole('row', { name: /In languages/ })).toBeVisible()
      await page.locator('summary:has(svg)').click()
      await expectAccessible(`the list of pages, ${language}, ${look}`, COMPOSER)
      await page.goto(`${previewOrigin}/_compose/calendar`)
      await expect(page.getByRole('heading', { name: composeText(language, 'calendar'), exact: true })).toBeVisible()
      await expectAccessible(`the calendar, ${language}, ${look}`, COMPOSER)
      await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
      await expectAccessible(`an open page, ${language}, ${look}`, COMPOSER)
      await page.getByRole('button', { name: composeText(language, 'publish') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(`what goes live, ${language}, ${look}`, COMPOSER)
      await page.keyboard.press('Escape')
    }
  })
