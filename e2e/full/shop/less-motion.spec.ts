import { expect, test } from '../../setup/shop-test.ts'
import { LAPTOP, PHONE } from '../../setup/touch/looks.ts'
import { motionOf, watchMotion } from '../../setup/touch/motion.ts'
import { dialog, opens, opensProduct, WALKED_SITES, type Walk } from '../../setup/touch/kinds.ts'
import { arriveAt } from '../../setup/touch/opened.ts'

test.use({ hasPlainPictures: true })

interface Act {
  readonly name: string
  readonly window: typeof PHONE
  readonly does: (walk: Walk) => Promise<void>
  /** What moves without that wish in Chromium; the others fade, or are the browser's own. */
  readonly moves: RegExp
}

const closes = async ({ page }: Walk): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

const ACTS: readonly Act[] = [
  {
    name: 'the menu of a phone',
    window: PHONE,
    does: async (walk) => {
      await opens(walk, '/contact')
      await walk.page.locator('header button[aria-haspopup="dialog"]').first().click()
      await expect(dialog(walk.page)).toBeVisible()
      await closes(walk)
    },
    moves: /dialog.*: .*transform/,
  },
  {
    name: 'the menu of a laptop',
    window: LAPTOP,
    does: async (walk) => {
      await opens(walk, '/contact')
      await walk.page.locator('header nav a[aria-expanded]').first().hover()
      await expect(walk.page.locator('header nav a[aria-expanded="true"]').first()).toBeVisible()
    },
    moves: /backgroundSize/,
  },
  {
    name: 'suggestions of the search',
    window: LAPTOP,
    does: (walk) => arriveAt('suggestions of the search', walk),
    moves: /for \d+ ms/,
  },
  {
    name: 'the pictures of a product',
    window: PHONE,
    does: async (walk) => {
      await opensProduct(walk)
      const last = walk.page.locator('main button[aria-current]').locator('xpath=ancestor::ul[1]').locator('button').last()
      await last.click()
      await expect(last).toHaveAttribute('aria-current', 'true')
    },
    moves: /scrolls in several steps/,
  },
  {
    name: 'a size that is missing',
    window: PHONE,
    does: (walk) => arriveAt('a size that is missing', walk),
    moves: /transform for 400 ms/,
  },
  {
    name: 'the bag',
    window: LAPTOP,
    does: async (walk) => {
      await arriveAt('the bag', walk)
      await closes(walk)
    },
    moves: /dialog.*: .*transform/,
  },
  {
    name: 'what there is to know of a product',
    window: LAPTOP,
    does: async (walk) => {
      await opensProduct(walk)
      const summary = walk.page.locator('main details:not([open]) > summary').filter({ visible: true }).first()
      await summary.click()
    },
    moves: /transform for 240 ms/,
  },
  {
    name: 'another page',
    window: LAPTOP,
    does: async (walk) => {
      await opens(walk, walk.site.listing)
      await walk.page.locator('main article a[href*="/product/"]').first().click()
      await expect(walk.page).toHaveURL(/\/product\//)
      await walk.page.locator('[data-buy-form]').first().waitFor()
    },
    moves: /view-transition.* for 160 ms/,
  },
]

for (const site of WALKED_SITES)
  for (const { name, window, does, moves } of ACTS) {
    test(`${name} of ${site.name} fades or comes at once where somebody asked for less motion, and moves elsewhere`, async ({ page }) => {
      await page.setViewportSize(window)
      await watchMotion(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await does({ page, site })
      expect(await motionOf(page)).toEqual([])
      // Shows that the measure would see it.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.context().clearCookies()
      await does({ page, site })
      await expect.poll(async () => (await motionOf(page)).join('\n')).toMatch(moves)
    })
  }
