import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { hasBeenShownAround } from './tour.ts'

/** The composer with a page open, as a merchandiser sees it. */
export interface OpenComposer {
  /** The shop's page in it. */
  readonly canvas: FrameLocator
  readonly panel: Locator
  readonly outline: Locator
  /** Selects a block by its name in the outline. */
  readonly selects: (name: RegExp) => Promise<void>
  readonly isSaved: () => Promise<void>
}

/** Opens a page in the composer and waits until the page on the canvas can be worked on. */
export const opensInComposer = async (page: Page, previewOrigin: string, pageId: string, search = ''): Promise<OpenComposer> => {
  await hasBeenShownAround(page)
  await page.goto(`${previewOrigin}/_compose/pages/${pageId}${search}`)
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('html[data-compose="ready"]')).toBeAttached()
  const outline = page.getByRole('navigation', { name: 'Blocks' })
  return {
    canvas,
    outline,
    panel: page.getByRole('complementary', { name: 'Fields' }),
    selects: async (name) => outline.getByRole('button', { name }).first().click(),
    isSaved: () => expect(page.getByText('All changes are saved as a draft')).toBeVisible(),
  }
}

/** What is not used all day is in a menu of the bar. */
export const opensFromMore = async (page: Page, name: string): Promise<void> => {
  const bar = page.getByRole('banner')
  await bar.getByText('More', { exact: true }).click()
  await bar.getByRole('button', { name, exact: true }).click()
}
