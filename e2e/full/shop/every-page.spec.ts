import { expectFits, WIDTHS_PX } from '../setup/expect-fits.ts'
import { forgive } from '../setup/forgive.ts'
import { SITE_MAP } from '../setup/site-map.ts'
import { expect, test } from '../setup/shop-test.ts'

const [PHONE_PX, LAPTOP_PX] = WIDTHS_PX

/** In Arabic the same markup is mirrored, so one width is enough for axe; both have to fit. */
const SITES = [
  { name: 'English', prefix: '/en', language: 'en-GB', direction: 'ltr', checked: [LAPTOP_PX, PHONE_PX] },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar-AE', direction: 'rtl', checked: [PHONE_PX] },
] as const

for (const { name, prefix, language, direction, checked } of SITES) {
  for (const { name: what, path, status = 200, provokes } of SITE_MAP) {
    test(`${what} in ${name} is accessible, fits a phone and a laptop, and keeps the console clean`, async ({
      page,
      complaints,
      expectAccessible,
    }) => {
      const answer = await page.goto(`${prefix}${path}`)
      expect(answer?.status()).toBe(status)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      await expectFits(page, LAPTOP_PX, what)
      if (checked.some((width) => width === LAPTOP_PX)) await expectAccessible(`${what} at ${LAPTOP_PX} px`)
      await expectFits(page, PHONE_PX, what)
      await expectAccessible(`${what} at ${PHONE_PX} px`)
      if (provokes !== undefined) forgive(complaints, provokes)
    })
  }
}
