import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer, type OpenComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

const COMPOSER = { without: 'iframe' } as const

/** Pictures of blocks are in frames where no script runs, not even those that the test's own tools put into every frame. */
test.beforeEach(({ complaints }) => forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//))

const search = (page: Page) => page.getByRole('combobox', { name: 'A page, a block or something to do' })

const found = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option')

/** Finds something by its words and does it, once it is the first that is found. */
const finds = async (page: Page, words: string, first: RegExp): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(found(page).first()).toHaveText(first)
  await page.keyboard.press('Enter')
}

const rowWithFocus = (page: Page) => page.locator('nav button:focus')

test('a page is found, a block found by a word of it and moved, another added, and all published, without the mouse', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  const name = randomUUID().slice(0, 8)
  const pageId = `keys-${name}`
  const texts = ['Coats for the first snow', 'Woven in Biella', 'Boots that last']
  const ids = texts.map((_, index) => `keys-${name}-${index}`)
  for (const [index, id] of ids.entries())
    await merchandiser.creates({ id, type: 'headline', fields: { text: { en: texts[index] }, level: { en: index === 0 ? 1 : 2 } } })
  const fields = {
    title: { en: `Snow ${name}` },
    key: { en: `landing/snow-${name}` },
    kind: { en: 'landing' },
    sites: { en: ['ald-gb'] },
    blocks: { en: ids.map((id) => linkTo(id)) },
  }
  await merchandiser.creates({ id: pageId, type: 'page', fields })

  await test.step('the page, from the list', async () => {
    await page.goto(`${previewOrigin}/_compose`)
    await expect(page.getByRole('button', { name: 'New page' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(found(page).first()).toBeVisible()
    await expectAccessible('the search over everything', COMPOSER)
    await page.keyboard.press('Escape')
    await finds(page, `snow ${name}`, new RegExp(`Snow ${name}`))
    await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  })

  const outline = page.getByRole('navigation', { name: 'Blocks' })
  await test.step('a block, by a word of its text', async () => {
    await finds(page, 'biel', /Woven in Biella/)
    await expect(rowWithFocus(page)).toHaveAccessibleName(/^Headline “Woven in Biella”/)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/^Moved up: Headline “Woven in Biella”/)).toBeVisible()
    await expect(outline.getByRole('button', { name: /^Headline/ }).first()).toHaveAccessibleName(/Woven in Biella/)
  })

  await test.step('another block behind it', async () => {
    await finds(page, 'add headline', /Add Headline/)
    await expect(page.getByText(/^Added: Headline/)).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Fields' }).getByLabel('Text', { exact: true })).toBeFocused()
    await page.keyboard.type('Gloves, too')
    await expect(page.frameLocator('iframe').getByText('Gloves, too')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Everything is saved as a draft.')).toBeVisible()
  })

  await test.step('the sheet of shortcuts', async () => {
    await page.keyboard.press('ControlOrMeta+/')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible('the sheet of shortcuts', COMPOSER)
    await page.keyboard.press('Escape')
  })

  await test.step('publish', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    const dialog = page.getByRole('dialog', { name: 'What goes live' })
    await expect(dialog.getByText('Gloves, too').first()).toBeVisible()
    const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).not.toHaveAttribute('aria-disabled', 'true')
    // The last of the window: between it and the first are all changes and warnings.
    for (let step = 0; step < 10 && !(await publish.evaluate((button) => button === document.activeElement)); step += 1)
      await page.keyboard.press('Shift+Tab')
    await expect(publish).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('It is live.')).toBeVisible()
  })
})

test('on the page of an Arabic site keys reach the composer too, and arrows lead the other way in an interface from right to left', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  const composer: OpenComposer = await opensInComposer(page, previewOrigin, 'page-landing-about', '?site=ald-ae&lang=ar')
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
  await composer.selects(/^Text and image/)
  await page.getByTitle('The page').focus()
  await page.keyboard.press('Alt+PageUp')
  await expect(composer.outline.locator('[aria-current]')).not.toHaveAccessibleName(/^\u2068?Text and image/)
  await page.keyboard.press('Alt+PageDown')
  await expect(composer.outline.locator('[aria-current]')).toHaveAccessibleName(/^\u2068?Text and image/)
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(page.getByRole('combobox', { name: 'Width' })).toHaveValue('1600')
  await page.getByTitle('The page').focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(search(page)).toBeFocused()
  await expectAccessible('the search from right to left', COMPOSER)
  await page.keyboard.press('Escape')
  await page.getByTitle('The page').focus()
  await page.keyboard.press('ControlOrMeta+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible('the sheet from right to left', COMPOSER)
})

test('a page of 500 blocks has all of them for keys, for screen readers and for a search in the page', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  const name = randomUUID().slice(0, 8)
  const ids = Array.from({ length: 500 }, (_, index) => `many-${name}-${index + 1}`)
  const makes = (id: string, index: number): Promise<void> =>
    merchandiser.creates({ id, type: 'headline', fields: { text: { en: `Line ${index + 1}` }, level: { en: index === 0 ? 1 : 2 } } })
  for (let start = 0; start < ids.length; start += 10)
    await Promise.all(ids.slice(start, start + 10).map((id, index) => makes(id, start + index)))
  const fields = {
    title: { en: 'Many' },
    key: { en: `landing/many-${name}` },
    kind: { en: 'landing' },
    blocks: { en: ids.map((id) => linkTo(id)) },
  }
  await merchandiser.creates({ id: `many-${name}`, type: 'page', fields })
  const composer = await opensInComposer(page, previewOrigin, `many-${name}`, '?site=ald-gb&lang=en')
  const row = (line: number) => composer.outline.getByRole('button', { name: `Headline “Line ${line}”` })
  await expect(composer.outline.getByRole('listitem')).toHaveCount(502)

  await test.step('arrows, End and Home', async () => {
    await row(1).click()
    await page.keyboard.press('End')
    await expect(composer.outline.getByRole('button', { name: '+ Blocks' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(row(500)).toBeFocused()
    await expect(row(500)).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(rowWithFocus(page)).toBeInViewport()
  })

  await test.step('the search', async () => {
    await finds(page, 'line 432', /Line 432/)
    await expect(row(432)).toBeFocused()
    await expect(row(432)).toBeInViewport()
    await expect(composer.canvas.getByRole('heading', { name: 'Line 432', exact: true })).toBeInViewport()
  })

  await test.step('several are selected and moved', async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('3 blocks are selected')).toBeVisible()
    await page.keyboard.press('Alt+ArrowUp')
    const names = await composer.outline.getByRole('button', { name: /^Headline/ }).allTextContents()
    expect(names.slice(430, 434).map((each) => /Line \d+/.exec(each)?.[0])).toEqual(['Line 432', 'Line 433', 'Line 434', 'Line 431'])
  })

  await test.step('a row that was out of view is dragged', async () => {
    await page.keyboard.press('Home')
    await row(440).scrollIntoViewIfNeeded()
    await row(440).dragTo(row(437), { targetPosition: { x: 60, y: 2 } })
    await expect(page.getByText(/^Moved: Headline “Line 440”/)).toBeVisible()
  })

  await test.step('a letter is on the page', async () => {
    await row(250).click()
    await composer.panel.getByLabel('Text', { exact: true }).press('End')
    await page.keyboard.type(' and more')
    await expect(composer.canvas.getByRole('heading', { name: 'Line 250 and more' })).toBeVisible()
    await expect(composer.outline.getByRole('button', { name: 'Headline “Line 250 and more”' })).toBeVisible()
  })
})
