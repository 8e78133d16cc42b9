import { expect, test } from '../../setup/shop-test.ts'
import { expectSiteSells, type Visited } from '../../setup/site-that-sells.ts'

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

for (const site of SITES) {
  test(`${site.tag} leads from home to its checkout in ${site.locale}, in its currency and address form [PREFIX-01, PREFIX-02, PREFIX-07, LOCALE-14, LOCALE-29]`, async ({
    page,
    expectAccessible,
  }) => {
    await expectSiteSells(site, { page, expectAccessible })
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
