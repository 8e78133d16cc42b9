import { existsSync, readFileSync } from 'node:fs'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { expect, test } from '../setup/shop-test.ts'
import { textsOf } from '../setup/words.ts'

interface Visited {
  readonly tag: string
  readonly prefix: string
  readonly locale: string
  readonly listing: string
  readonly product: string
  readonly size: string
  readonly price: RegExp
  /** The first fields of its address form. */
  readonly fields: readonly string[]
}

const CLOTHES = { listing: '/women/clothing', product: '/product/everyday-tee/900001', size: 'M' } as const
const BEAUTY = { listing: '/skincare', product: '/product/calm-serum/800001', size: '30 ml' } as const
const EASTERN = ['lastName', 'firstName', 'postcode', 'region', 'city']

const SITES: readonly Visited[] = [
  { ...CLOTHES, tag: 'ald-au', prefix: '/en-au', locale: 'en-AU', price: /^A\$\d/, fields: ['firstName', 'lastName', 'addressLine1'] },
  { ...CLOTHES, tag: 'ald-cn', prefix: '/cn/zh', locale: 'zh-Hans-CN', price: /^¥\d/, fields: EASTERN },
  {
    ...CLOTHES,
    tag: 'ald-hk',
    prefix: '/zh-hk',
    locale: 'zh-Hant-HK',
    price: /^HK\$\d/,
    fields: ['lastName', 'firstName', 'region', 'city'],
  },
  { ...CLOTHES, tag: 'ald-tw', prefix: '/tw/zh', locale: 'zh-Hant-TW', price: /^NT\$\d/, fields: EASTERN },
  { ...BEAUTY, tag: 'bri-kr', prefix: '/kr/ko', locale: 'ko-KR', price: /^₩\d/, fields: EASTERN },
  { ...CLOTHES, tag: 'ald-my', prefix: '/en-my', locale: 'en-MY', price: /^RM\s?\d/, fields: ['firstName', 'lastName', 'addressLine1'] },
  {
    ...CLOTHES,
    tag: 'ald-nl',
    prefix: '/nl/nl',
    locale: 'nl-NL',
    price: /^€\s?\d+,\d\d$/,
    fields: ['firstName', 'lastName', 'addressLine1'],
  },
  { ...BEAUTY, tag: 'bri-mx', prefix: '/mx/es', locale: 'es-MX', price: /^MX\$\d/, fields: ['firstName', 'lastName', 'addressLine1'] },
]

/** What the pages of a locale say; English while its texts have still to come. */
const textOf = (locale: string): ((key: string) => string) => {
  const own = textLanguageOf(locale)
  const [language = 'en'] = own.split('_')
  const folder = [own, language].find((name) => existsSync(new URL(`../../src/i18n/messages/${name}/`, import.meta.url))) ?? 'en'
  const regional = new URL(`../../src/i18n/regional/${own}.json`, import.meta.url)
  const texts = {
    ...textsOf(folder),
    ...(existsSync(regional) ? (JSON.parse(readFileSync(regional, 'utf8')) as Record<string, string>) : {}),
  }
  return (key) => texts[key] ?? key
}

for (const { tag, prefix, locale, listing, product, size, price, fields } of SITES) {
  test(`${tag} leads from home to its checkout in ${locale}, in its currency and address form [PREFIX-01, PREFIX-02, PREFIX-07, LOCALE-14, LOCALE-29]`, async ({
    page,
    expectAccessible,
  }) => {
    const text = textOf(locale)
    await page.goto(prefix)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('body')).not.toContainText('MISSING.TRANSLATION')
    await expectAccessible(`home of ${tag}`)
    await page.goto(`${prefix}${listing}`)
    await expect(page.locator('main').getByText(price).first()).toBeVisible()
    await page.goto(`${prefix}${product}`)
    await expect(page.locator('main').getByText(price).first()).toBeVisible()
    await page.getByRole('radio', { name: size, exact: true }).check()
    await page.getByRole('button', { name: text('product.button.available') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: text('cart.toBag') })
      .click()
    await expect(page).toHaveURL(/\/checkout\/basket/)
    await page.getByRole('button', { name: text('checkout.toShipping') }).click()
    await expect(page).toHaveURL(/\/checkout\/shipping/)
    const names = page.locator('form#checkout-shipping').locator('input[name], select[name]')
    await expect
      .poll(async () => {
        const all = await names.evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''))
        return all.filter((name) => fields.includes(name)).slice(0, fields.length)
      })
      .toEqual(fields)
  })
}

test('the site without an identity provider has no account, nor links to one [ROUTE-26]', async ({ page }) => {
  const answer = await page.request.get('/tw/zh/account/sign-in')
  expect(answer.status()).toBe(404)
  await page.goto('/tw/zh')
  await expect(page.locator('footer')).toBeVisible()
  await expect(page.locator('a[href*="/account"]')).toHaveCount(0)
})

test('a country pretended in the address is proposed, and the choice lists the sister brand apart [LOCALE-07, LOCALE-38]', async ({
  page,
}) => {
  await page.goto('/en?detectCountry=NL')
  const proposal = page.getByRole('region', { name: /Netherlands/ })
  await expect(proposal.getByRole('link')).toHaveAttribute('href', /\/nl\/en$/)
  await proposal.getByRole('button', { name: 'All countries' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('optgroup[label="Briar"] option')).toHaveText(['Mexico', 'South Korea'])
  await expect(dialog.locator('optgroup[label="Alder"] option')).toHaveCount(11)
})
