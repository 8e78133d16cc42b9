import { expect } from '@playwright/test'
import { textOf } from '../words.ts'
import { clicks, dialog, opens, opensProduct, type Kind, type Walk } from './kinds.ts'

/** What opens over a page, or within it. */
export const OPENED = [
  {
    name: 'the menu',
    arrive: async (walk: Walk) => {
      const { page } = walk
      await opens(walk, '/contact')
      const burger = page.locator('header button[aria-haspopup="dialog"]').first()
      if (await burger.isVisible()) await burger.click()
      else await page.locator('header nav a[aria-expanded]').first().hover()
      await expect(dialog(page).or(page.locator('header nav a[aria-expanded="true"]')).first()).toBeVisible()
    },
  },
  {
    name: 'suggestions of the search',
    arrive: async (walk: Walk) => {
      const { page, site } = walk
      await opens(walk, '/contact')
      await clicks(walk, 'banner', 'frame.search')
      const box = page.getByRole('banner').getByRole('combobox')
      await box.fill(site.word)
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'filters',
    arrive: async (walk: Walk) => {
      await opens(walk, walk.site.listing)
      await clicks(walk, 'main', 'listing.filters')
      await walk.page.locator('[data-type="filters"]').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'a size that is missing',
    arrive: async (walk: Walk) => {
      await opensProduct(walk)
      await walk.page.locator('[data-buy-form] button[type="submit"]').first().click()
      await walk.page.locator('[data-shake="odd"]').waitFor()
    },
  },
  {
    name: 'the bag',
    arrive: async (walk: Walk) => {
      await opensProduct(walk)
      await walk.page.getByRole('radio', { name: walk.site.size, exact: true }).check()
      await walk.page.locator('[data-buy-form] button[type="submit"]').first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'a size that is chosen',
    arrive: async (walk: Walk) => {
      await opensProduct(walk)
      await walk.page.getByRole('radio', { name: walk.site.size, exact: true }).check()
    },
  },
  {
    name: 'filters of which some are chosen',
    arrive: async (walk: Walk) => {
      await opens(walk, walk.site.listing)
      await clicks(walk, 'main', 'listing.filters')
      const options = walk.page.locator('[data-type="filters"]').getByRole('checkbox').filter({ visible: true })
      await options.first().click()
      await expect(walk.page.locator('[data-type="filters"] [aria-checked="true"]').filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    name: 'a size guide',
    arrive: async (walk: Walk) => {
      await opensProduct(walk)
      const link = walk.page.locator('main').getByRole('link', { name: textOf(walk.site.language, 'sizeGuide.heading').slice(0, 3) })
      if ((await link.count()) === 0) return
      await link.first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'the picture close up',
    arrive: async (walk: Walk) => {
      await opensProduct(walk)
      await walk.page.locator('main button:has(picture)').filter({ visible: true }).first().click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'country and language',
    arrive: async (walk: Walk) => {
      await opens(walk, '/contact')
      await walk.page.locator('[data-type="country-select-button"] summary').click()
      await expect(dialog(walk.page)).toBeVisible()
    },
  },
  {
    name: 'cookie settings',
    arrive: async (walk: Walk) => {
      await opens(walk, '/contact')
      await clicks(walk, 'contentinfo', 'consent.settings')
      await expect(walk.page.locator('[role="region"], dialog[open]').filter({ visible: true }).first()).toBeVisible()
    },
  },
] as const satisfies readonly Kind[]

/** Goes there by the name that it has above. */
export const arriveAt = (name: (typeof OPENED)[number]['name'], walk: Walk): Promise<void> =>
  OPENED.find((kind) => kind.name === name)?.arrive(walk) ?? Promise.reject(new Error(`Nothing that opens is called ${name}.`))
