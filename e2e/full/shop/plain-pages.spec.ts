import { errorPage, ERROR_STYLE_HASH } from '../../../server/operations/plain-pages/error-page.tsx'
import { passwordPage, PASSWORD_STYLE_HASH } from '../../../server/operations/plain-pages/password-page.tsx'
import { securityHeaders } from '../../../server/storefront/security-headers.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { expect, test } from '../../setup/shop-test.ts'

const ADDRESS = '/password-page'
const WIDTHS_PX = [390, 768, 1280]
const BRAND = { theme: 'alder', name: 'Alder' } as const

// The shop of the journeys asks nobody for a password: its server's page is at an address of its own.
for (const gate of ['shop', 'preview'] as const)
  for (const language of ['en', 'es', 'fr', 'ar', 'ja'])
    test(`the password page of the ${gate} in ${language} is accessible, fits every screen, and is used from the keyboard [FRAME-12]`, async ({
      page,
      expectAccessible,
    }) => {
      await page.route(`**${ADDRESS}`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: securityHeaders({ sites: [], styleHash: PASSWORD_STYLE_HASH }),
          body: passwordPage({ language, brand: BRAND, gate, action: '/_gate', wanted: '/', problem: 'wrong' }),
        }),
      )
      await page.goto(ADDRESS)
      for (const width of WIDTHS_PX) await expectFits(page, width, 'the password page')
      await expectAccessible('the password page')
      // The shop's name comes first.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.locator('#password')).toBeFocused()
      expect(await page.locator('button').evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(23, 21, 18)')
    })

for (const language of ['en', 'es', 'fr', 'ar', 'ja'])
  test(`the page of a defect in ${language} is accessible, fits every screen, and leads back to the page or home`, async ({
    page,
    expectAccessible,
  }) => {
    await page.route('**/error-page', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: securityHeaders({ sites: [], styleHash: ERROR_STYLE_HASH }),
        body: errorPage({ language, brand: BRAND, error: 'defect', incident: 'E-0A1B2C3D', retry: '?' }),
      }),
    )
    await page.goto('/error-page')
    for (const width of WIDTHS_PX) await expectFits(page, width, 'the page of a defect')
    await expectAccessible('the page of a defect')
    const ways = await page
      .locator('.ways a')
      .evaluateAll((links) => links.map((link) => link instanceof HTMLAnchorElement && link.pathname))
    expect(ways).toEqual(['/error-page', '/'])
    expect(
      await page
        .locator('.ways a')
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor),
    ).toBe('rgb(23, 21, 18)')
  })
