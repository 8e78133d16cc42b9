import type { Page } from '@playwright/test'
import { STORED_ITEMS } from '../../../src/site/stored-items.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

test.use({ isConsentUndecided: true })

const PHONE = { width: 390, height: 844 }
const LANGUAGES = [
  { language: 'en', prefix: '/en' },
  { language: 'es', prefix: '/us/es' },
  { language: 'fr', prefix: '/ca/fr' },
  { language: 'ar', prefix: '/ae/ar' },
  { language: 'ja', prefix: '/ja', host: 'jp.localhost' },
] as const

const noticeOf = (page: Page, title = 'Your privacy') => page.getByRole('region', { name: title })
const settingsOf = (page: Page, name = 'Cookie settings') => page.getByRole('contentinfo').getByRole('button', { name })

/** Of the stored choice without its time; undefined for none. */
const choiceOf = async (page: Page): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const value = (await page.context().cookies()).find(({ name }) => name === 'cookieConsent')?.value
  if (value === undefined) return undefined
  // Written by the page under test: its fields are compared, nothing more.
  const { t, ...choice } = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>
  expect(Date.now() - Number(t)).toBeLessThan(600_000)
  return choice
}

/** Names of everything the browser has of this shop, each with the category it is stored under. */
const storedIn = async (page: Page): Promise<readonly string[]> => {
  const { local, session } = await page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const say = (place: 'local' | 'session' | 'cookie', names: readonly string[]): readonly string[] =>
    names.map((name) => `${STORED_ITEMS.find((known) => known.place === place && known.name.test(name))?.category ?? 'unknown'}: ${name}`)
  return [...say('local', local), ...say('session', session), ...say('cookie', cookies)]
}

/** What a vendor of statistics or marketing would be asked. */
const OPTIONAL = /\/1\/events|\/klaviyo\/|\/gtm|\/newsletter-form|session-context\/events|googletagmanager|google-analytics/

for (const { language, prefix, ...rest } of LANGUAGES) {
  test(`in ${language} the notice offers yes and no alike, takes no focus, moves nothing, fits, and is asked once [FRAME-02] [FRAME-13]`, async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const say = (key: string): string => textOf(language, `consent.${key}`)
    await page.setViewportSize(PHONE)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => 'value' in entry && shifts.push(Number(entry.value)))).observe(
        { type: 'layout-shift', buffered: true },
      )
    })
    const origin = 'host' in rest ? `${baseURL}`.replace('localhost', rest.host) : ''
    const shop = `${origin}${prefix}`
    // Fonts that come late move text on any page: on the second one they have come.
    await page.goto(`${shop}/legal/terms?hideCookieBanner=1`)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.goto(`${shop}/legal/privacy`)
    const notice = noticeOf(page, say('title'))
    await expect(notice).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []).reduce((sum, each) => sum + each, 0))).toBe(0)
    await expectAccessible('the consent notice')
    await expectFits(page, 390, 'the consent notice')
    const accept = notice.getByRole('button', { name: say('acceptAll') })
    const reject = notice.getByRole('button', { name: say('rejectAll') })
    expect(await reject.evaluate((button) => [button.className, button.clientWidth])).toEqual(
      await accept.evaluate((button) => [button.className, button.clientWidth]),
    )
    expect(await choiceOf(page)).toBeUndefined()
    await reject.click()
    await expect(notice).toBeHidden()
    expect(await choiceOf(page)).toEqual({ v: 1, p: 0, s: 0, m: 0 })
    await page.reload()
    await expect(settingsOf(page, say('settings'))).toBeVisible()
    await expect(notice).toBeHidden()
  })
}

test('the button to the top stands above the notice on a phone, and leads up [FRAME-04] [FRAME-13]', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/en/women')
  await expect(noticeOf(page)).toBeVisible()
  const up = page.getByRole('link', { name: textOf('en', 'frame.scrollUp') })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(up).toBeInViewport({ ratio: 1 })
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('by keyboard alone: the notice comes before the page, what gets the focus stays above it, and preferences are chosen one by one and taken back from the footer [FRAME-13]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/en/help/delivery')
  const notice = noticeOf(page)
  await expect(notice).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(notice.getByRole('link', { name: 'Privacy policy' })).toBeFocused()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })
  await link.focus()
  await expect
    .poll(async () => ((await link.boundingBox())?.y ?? 0) + ((await link.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0)
  await notice.getByRole('button', { name: 'Choose what to allow' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What we may store' })
  await expect(dialog).toBeVisible()
  await expectAccessible('the consent preferences')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await choiceOf(page)).toBeUndefined()
  await notice.getByRole('button', { name: 'Choose what to allow' }).press('Enter')
  await dialog.getByRole('checkbox', { name: 'Statistics' }).press('Space')
  await dialog.getByRole('button', { name: 'Save my choice' }).press('Enter')
  await expect(notice).toBeHidden()
  expect(await choiceOf(page)).toEqual({ v: 1, p: 0, s: 1, m: 0 })

  await settingsOf(page).press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Statistics' }).press('Space')
  await dialog.getByRole('button', { name: 'Save my choice' }).press('Enter')
  await expect(settingsOf(page)).toBeFocused()
  expect(await choiceOf(page)).toEqual({ v: 1, p: 0, s: 0, m: 0 })
})

for (const answer of ['none', 'refused', 'given and taken back'] as const) {
  test(`nothing that needs consent is asked for or stored from home to checkout with consent ${answer}, and a piece can be bought beside the notice [FRAME-13] [STORE-18]`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (OPTIONAL.test(request.url()) || new URL(request.url()).hostname !== 'localhost') asked.push(request.url())
    })
    await page.setViewportSize(PHONE)
    await page.goto('/en/')
    await expect(noticeOf(page)).toBeVisible()
    if (answer === 'refused') await noticeOf(page).getByRole('button', { name: 'Reject all' }).click()
    if (answer === 'given and taken back') {
      await noticeOf(page).getByRole('button', { name: 'Accept all' }).click()
      await expect(noticeOf(page)).toBeHidden()
      // As vendors' scripts and the shop itself would have, by then.
      await page.evaluate(() => {
        document.cookie = '_ga=GA1.1.1; Path=/'
        document.cookie = '__kla_id=x; Path=/'
        localStorage.setItem('searchUserToken', 'x')
        localStorage.setItem('searchAnalyticsEvents', '[]')
      })
      // The fifth is the number that tests of blocks draw by.
      expect((await storedIn(page)).filter((each) => !each.startsWith('necessary'))).toHaveLength(5)
      await settingsOf(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
    }
    for (const path of ['/en/women/clothing', '/en/product/everyday-tee/900001']) {
      await page.goto(path)
      await expect(settingsOf(page)).toBeAttached()
    }
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/en/checkout/basket')
    await expect(page.getByRole('main').getByText('Everyday tee').first()).toBeVisible()
    await page.goto('/en/checkout/shipping')
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    expect(asked).toEqual([])
    expect((await storedIn(page)).filter((each) => !each.startsWith('necessary'))).toEqual([])
  })
}

test('another tab follows a choice at once, and a broken or older one is asked for again [FRAME-13]', async ({ page, context }) => {
  await page.goto('/en/legal/privacy')
  await expect(noticeOf(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en/legal/terms')
  await noticeOf(other).getByRole('button', { name: 'Accept all' }).click()
  await expect(noticeOf(page)).toBeHidden()
  for (const value of ['%7B', '{"v":0,"p":1,"s":1,"m":1,"t":1}', '{"v":1,"p":"yes","s":1,"m":1,"t":1}']) {
    await context.addCookies([{ name: 'cookieConsent', value: encodeURIComponent(value), url: page.url() }])
    await page.reload()
    await expect(noticeOf(page)).toBeVisible()
  }
})

test('a site that is asked to may begin with consent given: Global Privacy Control takes marketing out of it, and a tracking flag everything [FRAME-13] [STORE-08]', async ({
  page,
}) => {
  const checked = async (): Promise<readonly boolean[]> => {
    await settingsOf(page).click()
    const dialog = page.getByRole('dialog', { name: 'What we may store' })
    await expect(dialog).toBeVisible()
    return Promise.all(['Preferences', 'Statistics', 'Marketing'].map((name) => dialog.getByRole('checkbox', { name }).isChecked()))
  }
  await page.goto('/us/en/legal/privacy')
  expect(await checked()).toEqual([true, true, true])
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.reload()
  expect(await checked()).toEqual([true, true, false])
  await page.evaluate(() => localStorage.setItem('trackingDisabled', 'true'))
  await page.reload()
  expect(await checked()).toEqual([false, false, false])
})

test('the flag of the address hides the notice and agrees to nothing [PREFIX-11]', async ({ page }) => {
  await page.goto('/en/legal/privacy?hideCookieBanner=1')
  await expect(settingsOf(page)).toBeVisible()
  await expect(noticeOf(page)).toBeHidden()
  expect(await choiceOf(page)).toBeUndefined()
})
