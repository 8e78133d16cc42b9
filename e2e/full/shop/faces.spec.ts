import type { Page } from '@playwright/test'
import { expect, test } from '../../setup/shop-test.ts'

const SITES = ['/en', '/us/es', '/ca/fr', '/nl/nl', '/ae/ar', '/kr/ko', '/mx/es', '/cn/zh']

for (const path of SITES)
  test(`fetches early every face that the first screen of ${path} is written with, and none that it is not`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const preloaded = await preloadedFaces(page)
    expect(preloaded).toEqual(expect.arrayContaining(await facesInSight(page)))
    expect(await facesShown(page)).toEqual(expect.arrayContaining(preloaded))
  })

const preloadedFaces = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^\/fonts\/|\.woff2$/g, '') ?? ''))

/** A preload alone does not load a face: text that needs it does. */
const facesShown = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => {
        const face = family.replaceAll('"', '').toLowerCase().replace(' ', '-')
        return /U\+0*20-/.test(unicodeRange) ? face : `${face}-accents`
      }),
  )

const facesInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faces = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || element === null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { top, height, width } = element.getBoundingClientRect()
      // What only a reader of the screen hears is one pixel large.
      if (top >= innerHeight || top + height < 0 || height < 2 || width < 2) continue
      const [family = ''] = getComputedStyle(element).fontFamily.split(',')
      if (!/Shop (Sans|Serif|Grotesque)"?$/.test(family)) continue
      const face = family.replaceAll('"', '').toLowerCase().replace(' ', '-')
      if (/[!-~]/.test(text)) faces.add(face)
      if (/[¿À-ÖØ-ſ]/.test(text)) faces.add(`${face}-accents`)
    }
    return [...faces]
  })
