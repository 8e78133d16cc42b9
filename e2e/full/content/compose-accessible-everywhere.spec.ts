import { expect as expectOf, type Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { composeText, leftInEnglish } from '../../setup/composer-words.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect, type LookedAt } from '../../setup/shop-test.ts'
import type { InterfaceLanguage } from '../../../src/i18n/compose/interface-languages.ts'
import { LANGUAGE_COOKIE } from '../../../src/i18n/compose/interface-languages.ts'

/** The shop's own page has journeys of its own. */
const COMPOSER: LookedAt = { without: 'iframe' }
const PAGE = 'page-seen-everywhere'
const [WIDE, PHONE] = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
]

const CLICK_MS = 30_000
/** Some fifty states, each looked at twice. */
const ALL_MS = 900_000

interface Stage {
  readonly page: Page
  readonly t: (key: string) => string
  readonly composer: string
}

interface State {
  readonly name: string
  readonly show: (stage: Stage) => Promise<void>
  /** Closes what was opened; Escape unless given. */
  readonly end?: (stage: Stage) => Promise<void>
  /** Its layout depends on words: it is looked at in every language. */
  readonly isOfWords?: true
  /** A narrow window has no room for it, or another way to it. */
  readonly isWideAlone?: true
}

const stays = async (): Promise<void> => undefined
const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).first()
const dialog = ({ page }: Stage) => page.locator('dialog[open]').first()
const opens = async (stage: Stage, name: string): Promise<void> => {
  await button(stage, name).click()
  await expect(dialog(stage)).toBeVisible()
}
const opensMenu = async ({ page }: Stage): Promise<void> => {
  const menu = page.locator('details:has(> summary[data-tour="menu"])')
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').first().click()
}
const opensFromMenu = async (stage: Stage, name: string): Promise<void> => {
  await opensMenu(stage)
  await opens(stage, name)
}
const selects = ({ page, t }: Stage, block: string): Promise<void> =>
  page
    .getByRole('navigation', { name: t('outline'), exact: true })
    .locator('button', { hasText: block })
    .first()
    .click()

const OF_LIST: readonly State[] = [
  { name: 'the list of pages', show: async ({ page }) => expect(page.getByRole('row').nth(1)).toBeVisible(), end: stays, isOfWords: true },
  {
    name: 'the list without a result',
    show: async ({ page }) => page.getByRole('searchbox').fill('nothing is like this'),
    end: async ({ page }) => page.getByRole('searchbox').fill(''),
  },
  {
    name: 'a new page',
    show: async (stage) => {
      await opens(stage, stage.t('new.page'))
      await expect(dialog(stage).getByRole('radio', { name: stage.t('template.empty') })).toBeVisible()
    },
    isOfWords: true,
  },
  {
    name: 'pages that are chosen',
    show: async ({ page }) => page.getByRole('row').nth(1).getByRole('checkbox').check(),
    end: stays,
    isOfWords: true,
  },
  { name: 'a release', show: (stage) => opens(stage, stage.t('release.fromList')), isOfWords: true },
  { name: 'the search over everything', show: (stage) => opens(stage, stage.t('find')) },
  { name: 'the sheet of shortcuts', show: (stage) => opens(stage, stage.t('keys.button')), isOfWords: true },
  {
    name: 'language and look',
    show: async ({ page, t }) => page.locator(`summary[aria-label="${t('settings')}"]`).click(),
    isOfWords: true,
  },
]

const OF_CALENDAR: readonly State[] = [
  {
    name: 'the calendar',
    show: async ({ page, t }) => expect(page.getByText(t('loading'), { exact: true })).toHaveCount(0),
    end: stays,
    isOfWords: true,
  },
]

const OF_EDITOR: readonly State[] = [
  {
    name: 'an open page',
    show: async ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    end: stays,
    isOfWords: true,
  },
  { name: 'a headline', show: (stage) => selects(stage, 'Seen everywhere'), end: stays, isOfWords: true, isWideAlone: true },
  { name: 'a hero', show: (stage) => selects(stage, 'Picture it'), end: stays, isWideAlone: true },
  {
    name: 'pictures to choose from',
    show: async (stage) => {
      await stage.page
        .locator('[data-area="fields"] button', { hasText: stage.t('panel.choosePicture') })
        .first()
        .click()
      await expect(dialog(stage).locator('img').first()).toBeVisible()
    },
    isWideAlone: true,
  },
  {
    name: 'a variant',
    show: async (stage) => {
      await selects(stage, 'Seen everywhere')
      await stage.page
        .locator('[data-area="fields"] summary', { hasText: stage.t('more') })
        .first()
        .click()
      await button(stage, stage.t('act.tryVariant')).click()
      await expect(stage.page.getByRole('region', { name: stage.t('variant.section') })).toBeVisible()
    },
    end: async (stage) => button(stage, stage.t('undo')).click(),
    isWideAlone: true,
  },
  {
    name: 'the gallery of blocks',
    show: async (stage) => {
      await selects(stage, 'Seen everywhere')
      await opens(stage, stage.t('addAfter'))
      await expect(dialog(stage).getByRole('searchbox')).toBeVisible()
    },
    isOfWords: true,
    isWideAlone: true,
  },
  {
    name: 'a comment that is written',
    show: async ({ page, t }) => {
      await page.getByLabel(t('comments.add')).first().focus()
    },
    isWideAlone: true,
  },
  { name: 'more', show: opensMenu, isOfWords: true },
  { name: 'history', show: (stage) => opensFromMenu(stage, stage.t('history')), isOfWords: true },
  { name: 'translate', show: (stage) => opensFromMenu(stage, stage.t('translate')), isOfWords: true },
  {
    name: 'schedule',
    show: async (stage) => {
      const inBar = button(stage, stage.t('schedule'))
      await ((await inBar.isVisible()) ? opens(stage, stage.t('schedule')) : opensFromMenu(stage, stage.t('schedule')))
    },
    isOfWords: true,
  },
  {
    name: 'what goes live',
    show: async (stage) => {
      await stage.page.locator('[data-tour="publish"] button').last().click()
      await expect(dialog(stage)).toBeVisible()
    },
    isOfWords: true,
  },
  {
    name: 'when and by whom it is seen',
    show: async (stage) =>
      stage.page
        .locator('summary', { hasText: stage.t('view') })
        .first()
        .click(),
    isOfWords: true,
    isWideAlone: true,
  },
  {
    name: 'four widths',
    show: async ({ page, t }) => {
      await page.getByRole('combobox', { name: t('width'), exact: true }).selectOption('four')
      await expect(page.locator('iframe')).toHaveCount(4)
    },
    end: async ({ page, t }) => void (await page.getByRole('combobox', { name: t('width'), exact: true }).selectOption('full')),
    isWideAlone: true,
  },
  {
    name: 'the tour',
    show: (stage) => opensMenu(stage).then(() => button(stage, stage.t('tour.again')).click()),
    end: async (stage) => button(stage, stage.t('tour.skip')).click(),
    isOfWords: true,
  },
]

test.beforeEach(async ({ merchandiser, complaints }) => {
  forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//)
  await merchandiser.creates({ id: 'everywhere-headline', type: 'headline', fields: { text: { en: 'Seen everywhere' }, level: { en: 1 } } })
  await merchandiser.creates({ id: 'everywhere-hero', type: 'hero', fields: { heading: { en: 'Picture it' } } })
  const blocks = { en: ['everywhere-headline', 'everywhere-hero'].map((id) => linkTo(id)) }
  const fields = { title: { en: 'Xylophone' }, key: { en: 'landing/xylophone' }, kind: { en: 'landing' }, blocks }
  await merchandiser.creates({ id: PAGE, type: 'page', fields })
})

const expectFits = async (page: Page, what: string): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expectOf.soft(over, `${what} is wider than the window`).toBeLessThanOrEqual(0)
}

const looksAt = async (
  stage: Stage,
  look: (what: string, at: LookedAt) => Promise<void>,
  { states, language, isWhole }: { readonly states: readonly State[]; readonly language: InterfaceLanguage; readonly isWhole: boolean },
): Promise<void> => {
  const { page } = stage
  const soft = async (what: string, at: LookedAt): Promise<void> => {
    // All that is wrong is told at once.
    await look(what, at).catch((error: unknown) => expectOf.soft(error instanceof Error ? error.message : error, what).toBe(''))
  }
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    for (const { name, show, end, isOfWords, isWideAlone } of states) {
      if ((!isWhole && isOfWords === undefined) || (size === PHONE && isWideAlone === true)) continue
      await test.step(`${name} in ${language} at ${size.width} px`, async () => {
        const what = `${name} in ${language} at ${size.width} px`
        try {
          await show(stage)
          await soft(what, COMPOSER)
          if (isWhole) {
            await page.emulateMedia({ colorScheme: 'dark' })
            await soft(`${what}, dark`, { ...COMPOSER, isContrastAlone: true })
            await page.emulateMedia({ colorScheme: 'light' })
          }
          await expectFits(page, what)
          if (language !== 'en') expectOf.soft(await leftInEnglish(page, language), `${what}: left in English`).toEqual([])
          await (end ?? (() => page.keyboard.press('Escape')))(stage)
        } catch (error) {
          // What comes after it is looked at, too.
          expectOf.soft(error instanceof Error ? error.message : error, what).toBe('')
          await page.keyboard.press('Escape')
        }
      })
    }
  }
  await page.setViewportSize(WIDE)
}

for (const language of ['en', 'ar', 'fr', 'ja', 'es'] as const) {
  const isWhole = language === 'en' || language === 'ar'
  test(`axe finds nothing in any part of the composer in ${language}, ${isWhole ? 'light and dark, ' : ''}wide and on a phone; all of it fits, in one language`, async ({
    page,
    context,
    previewOrigin,
    expectAccessible,
  }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: `${previewOrigin}/_compose` }])
    // Of a click that finds nothing: all else is to be looked at.
    page.setDefaultTimeout(CLICK_MS)
    test.setTimeout(ALL_MS)
    const stage: Stage = { page, t: (key) => composeText(language, key), composer: `${previewOrigin}/_compose` }
    await page.goto(stage.composer)
    await looksAt(stage, expectAccessible, { states: OF_LIST, language, isWhole })
    await page.goto(`${stage.composer}/calendar`)
    await looksAt(stage, expectAccessible, { states: OF_CALENDAR, language, isWhole })
    await page.goto(`${stage.composer}/pages/${PAGE}?site=ald-gb&lang=en`)
    await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
    await looksAt(stage, expectAccessible, { states: OF_EDITOR, language, isWhole })
  })
}
