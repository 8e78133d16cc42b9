import type { Page } from '@playwright/test'
import { expectFits, HEIGHT_PX } from './expect-fits.ts'
import { forgive } from './forgive.ts'
import { settled } from './settled.ts'
import { expect, type LookedAt } from './shop-test.ts'
import type { MappedPage } from './site-map.ts'

/** A site in a language that is read from one side. */
export const BOTH_DIRECTIONS = [
  { name: 'English', prefix: '/en', language: 'en-GB', direction: 'ltr' },
  { name: 'Arabic', prefix: '/ae/ar', language: 'ar-AE', direction: 'rtl' },
] as const

interface SoundSite {
  readonly name: string
  readonly prefix: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

interface Visit {
  readonly page: Page
  readonly complaints: string[]
  readonly expectAccessible: (what: string, options?: LookedAt) => Promise<void>
  readonly site: SoundSite
  /** Where it has to fit, and where axe looks; it is loaded at the first. */
  readonly widthsPx: readonly number[]
  /** Whether axe leaves the frame of the page out, which is the same on every page of a site. */
  readonly isFrameKnown?: boolean
  /** Whether axe looks at its colours in the dark scheme, too. */
  readonly isDarkToo?: boolean
}

/** Opens a page and expects its status, language, direction and one heading, that it fits, and that axe finds nothing. */
export const expectSoundPage = async (mapped: MappedPage, visit: Visit): Promise<void> => {
  const { page, complaints, expectAccessible, site, widthsPx, isFrameKnown = false, isDarkToo = false } = visit
  const { name, path, status = 200, provokes } = mapped
  const [firstPx] = widthsPx
  if (firstPx !== undefined) await page.setViewportSize({ width: firstPx, height: HEIGHT_PX })
  const answer = await page.goto(`${site.prefix}${path}`)
  expect(answer?.status()).toBe(status)
  await expect(page.locator('html')).toHaveAttribute('lang', site.language)
  await expect(page.locator('html')).toHaveAttribute('dir', site.direction)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await settled(page)
  for (const width of widthsPx) {
    await expectFits(page, width, name)
    await expectAccessible(`${name} at ${width} px`, isFrameKnown ? { within: 'main' } : {})
  }
  if (isDarkToo) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(`${name} in dark colours`, { isContrastAlone: true })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  if (provokes !== undefined) forgive(complaints, provokes)
}
