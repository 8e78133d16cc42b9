import { agree } from '../../setup/agree.ts'
import { test, expect } from '../../setup/shop-test.ts'
import { forgive } from '../../setup/forgive.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const SITES = [
  { name: 'the United Kingdom', path: '/en', lang: 'en-GB', dir: 'ltr', price: /^£\d+(\.\d\d)?$/ },
  { name: 'the United States in Spanish', path: '/us/es', lang: 'es-US', dir: 'ltr', price: /\$/ },
  { name: 'Canada in French', path: '/ca/fr', lang: 'fr-CA', dir: 'ltr', price: /C\$/ },
  { name: 'the Emirates in Arabic', path: '/ae/ar', lang: 'ar-AE', dir: 'rtl', price: /AED[^.]*$/ },
  { name: 'Japan, on its own host', path: '/ja', host: 'jp', lang: 'ja-JP', dir: 'ltr', price: /¥[\d,]+$/ },
] as const

for (const { name, path, lang, dir, price, ...site } of SITES) {
  test(`${name} opens in its language, direction and currency [PREFIX-01, PREFIX-02, PREFIX-07]`, async ({ page, baseURL }) => {
    const origin = 'host' in site ? `${baseURL}`.replace('//', `//${site.host}.`) : baseURL
    await page.goto(`${origin}${path}/product/everyday-tee/900001`)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', lang)
    await expect(root).toHaveAttribute('dir', dir)
    await expect(page.locator('main').getByText(price).first()).toBeVisible()
    const alternates = await page.locator('head link[rel="alternate"][hreflang]').count()
    expect(alternates).toBeGreaterThan(0)
  })
}

for (const [wrong, right] of [
  ['/women/shoes', '/en/women/shoes'],
  ['/fr/women/shoes', '/en/women/shoes'],
  ['/US/EN/women', '/us/en/women'],
  ['/us/fr/women?page=2#top', '/us/en/women?page=2#top'],
] as const) {
  test(`${wrong} is put right to ${right} without loading again [PREFIX-03, PREFIX-04]`, async ({ page, baseURL }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const answer = await page.goto(wrong)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(`${baseURL}${right}`)
    expect(documents).toHaveLength(1)
  })
}

test('changing the language keeps the page, the size chosen and the bag, and Back leads to the language before [LOCALE-13]', async ({
  page,
  tee,
}) => {
  const guest = shopper(page, wordsOf('en'), '/us/en')
  await guest.opens(tee.path)
  await guest.choosesSize('M')
  await guest.addsToBag()
  await page.keyboard.press('Escape')
  await page.locator('header [data-dropdown] summary').click()
  await page.locator('header').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(new RegExp(`/us/es${tee.path}\\?sku=${tee.id}-\\w+-M$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.locator('header').getByRole('link', { name: /1 artículo/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/us/en${tee.path}`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

test.describe('with consent', () => {
  test.use({ isConsentUndecided: true })

  test('a page that is not there says so with 404, to the shopper, to search engines and to the data layer [NOTFOUND-05, NOTFOUND-06, NOTFOUND-08]', async ({
    page,
    complaints,
  }) => {
    await agree(page.context())
    const answer = await page.goto('/en/women/no-such-thing')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
    const events = () =>
      page.evaluate(() => (Reflect.get(window, 'dataLayer') as readonly Record<string, unknown>[] | undefined)?.map(({ event }) => event))
    await expect.poll(events).toEqual(expect.arrayContaining(['page-not-found', 'virtualPageview']))
    forgive(complaints, /status of 404/)
  })
})

test('an address that moved leads to where the page is now, with no word of a page not found [NOTFOUND-04]', async ({ page }) => {
  await page.goto('/en/delivery')
  await expect(page).toHaveURL(/\/en\/help\/delivery$/)
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))).not.toContain('page-not-found')
})
