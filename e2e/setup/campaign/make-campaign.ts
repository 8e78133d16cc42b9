import { expect, type Locator, type Page } from '@playwright/test'
import type { InterfaceLanguage } from '../../../src/i18n/compose/interface-languages.ts'
import { composeText, languageWord, schemaWord } from '../composer-words.ts'
import type { Hand } from './hand.ts'

/** What shoppers read of a campaign on a site in a language. */
export interface CampaignWords {
  /** As the composer calls it. */
  readonly site: string
  readonly language: string
  readonly title: string
  readonly heading: string
  readonly story: string
  readonly caption: string
}

interface Campaign {
  readonly page: Page
  readonly hand: Hand
  /** Where the list of pages is. */
  readonly composer: string
  /** Of the composer. */
  readonly language: InterfaceLanguage
  /** The page is for their sites and is written in this order. */
  readonly words: readonly [CampaignWords, ...CampaignWords[]]
  /** When it goes live, on the clocks of the last site: `2026-11-27T20:00`. */
  readonly evening: string
}

/** From the list of pages: a page of hero, tray, text and picture, written site by site and language by language, and planned to go live. Answers its id. */
export const makesCampaign = async ({ page, hand, composer, language, words, evening }: Campaign): Promise<string> => {
  const t = (key: string): string => composeText(language, key)
  const dialog = (key: string): Locator => page.getByRole('dialog', { name: t(key), exact: true })
  const button = (within: Page | Locator, key: string): Locator => within.getByRole('button', { name: t(key), exact: true })
  const panel = page.locator('[data-area="fields"]')
  const field = (name: string): Locator => panel.locator(`[data-field="${name}"]`).getByRole('textbox').first()
  const canvas = page.frameLocator('iframe')
  const row = (name: string): Locator => page.locator('[data-area="blocks"] button').filter({ hasText: name }).first()

  const makesPage = async (): Promise<string> => {
    await hand.presses(button(page, 'new.page'))
    const asked = dialog('new.page')
    await hand.types(asked.getByLabel(t('new.title'), { exact: true }).first(), words[0].title)
    await hand.ticks(asked.getByRole('radio', { name: t('new.someSites') }))
    for (const site of new Set(words.map((each) => each.site))) await hand.ticks(asked.getByRole('checkbox', { name: site }))
    await hand.ticks(asked.getByRole('radio', { name: t('template.empty') }))
    await hand.presses(button(asked, 'new.create'))
    await expect(canvas.locator('html[data-compose="ready"]')).toBeAttached()
    return decodeURIComponent(/\/pages\/([^/?]+)/.exec(page.url())?.[1] ?? '')
  }
  const adds = async (block: string): Promise<void> => {
    const name = schemaWord(language, block)
    await hand.presses(page.locator('[data-area="blocks"] button').filter({ hasText: /^\+/ }).last())
    const gallery = dialog('insert.title')
    await hand.types(gallery.getByLabel(t('insert.search'), { exact: true }), name)
    await hand.presses(gallery.getByRole('button', { name: new RegExp(`^\u2068?${name}`) }).first())
    await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const picks = async (name: string): Promise<void> => {
    await hand.presses(panel.locator(`[data-field="${name}"]`).getByRole('button').first())
    await hand.presses(dialog('panel.choosePicture').locator('ul button').first())
  }
  const choose = async (key: string, label: string): Promise<void> => {
    const list = page.getByRole('combobox', { name: t(key), exact: true })
    if ((await list.locator('option:checked').textContent()) !== label) await hand.chooses(list, label)
  }
  const looksAt = async ({ site, language: wanted }: CampaignWords): Promise<void> => {
    await choose('site', site)
    await choose('language', languageWord(language, wanted))
    await expect(canvas.locator(`html[data-compose="ready"][lang|="${wanted}"]`)).toBeAttached()
  }
  const writes = async ({ title, heading, story, caption }: CampaignWords): Promise<void> => {
    for (const [block, name, text] of [
      ['Hero', 'heading', heading],
      ['Rich text', 'markdown', story],
      ['Text and image', 'text', caption],
    ] as const) {
      await hand.presses(row(schemaWord(language, block)))
      await hand.types(field(name), text)
      await expect(canvas.getByText(text).first()).toBeVisible()
    }
    await hand.presses(page.locator('[data-area="blocks"] button').first())
    await hand.types(field('title'), title)
  }

  await page.goto(composer)
  const pageId = await makesPage()
  await adds('Hero')
  await picks('image')
  await adds('Product tray')
  await adds('Rich text')
  await adds('Text and image')
  await picks('image')
  for (const each of words) {
    await looksAt(each)
    await writes(each)
  }
  await expect(page.getByText(t('save.savedShort'), { exact: true })).toBeVisible()
  await hand.presses(button(page, 'schedule'))
  const plans = dialog('schedule.title')
  await hand.sets(plans.getByLabel(t('schedule.when'), { exact: true }), evening)
  await hand.presses(button(plans, 'schedule.plan'))
  await expect(plans.getByText(t('schedule.planned'), { exact: true })).toBeVisible()
  return pageId
}
