import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer, type OpenComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { expect } from '../../setup/shop-test.ts'
import { tellTime } from '../../setup/tell-time.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const pageIn = (page: Page): string => decodeURIComponent(/\/pages\/([^/?]+)/.exec(page.url())?.[1] ?? '')

/** Pictures of blocks are in frames where no script runs, not even those that the test's own tools put into every frame. */
test.beforeEach(({ complaints }) => forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//))

/** Where a new page is made: an empty one of this title. */
const makesAnEmptyPage = async (page: Page, previewOrigin: string, title: string): Promise<string> => {
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('radio', { name: 'Empty page' }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  return pageIn(page)
}

const isPublished = async (page: Page, path: string, words: readonly string[]): Promise<void> => {
  await expect(page.getByText('It is live.')).toBeVisible()
  await expect
    .poll(async () => {
      const answers = await atEveryProcess((origin) => page.request.get(`${origin}/en${path}`))
      return (await Promise.all(answers.map((answer) => answer.text()))).every((html) => words.every((each) => html.includes(each)))
    })
    .toBe(true)
}

const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Fields' })

test('a page of hero, tray, text and picture is built and published by mouse', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  const title = `Autumn ${randomUUID().slice(0, 8)}`
  const begun = performance.now()
  const pageId = await makesAnEmptyPage(page, previewOrigin, title)
  const [outline, panel] = [page.getByRole('navigation', { name: 'Blocks' }), fieldsOf(page)]
  const adds = async (block: string): Promise<void> => {
    await outline.getByRole('button', { name: '+ Blocks' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a block' })
    await dialog.getByLabel('Find a block').fill(block)
    await dialog
      .getByRole('button', { name: new RegExp(`^${block}`) })
      .first()
      .click()
    await expect(panel.getByRole('heading', { level: 2, name: new RegExp(`^${block}`) })).toBeVisible()
  }
  const picks = async (): Promise<void> => {
    await panel.getByRole('button', { name: 'Choose a picture' }).first().click()
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await library.locator('ul button').first().click()
  }
  try {
    await adds('Hero')
    // What the block will look like is there before anything is written; shoppers never see it.
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await panel.getByLabel('Heading', { exact: true }).fill(title)
    await picks()
    await adds('Product tray')
    await adds('Rich text')
    await panel.getByLabel('Text', { exact: true }).fill('Woven in Biella, cut in Porto.')
    await adds('Text and image')
    await panel.getByLabel('Text', { exact: true }).first().fill('Twelve people, one table.')
    await picks()
    await expectAccessible('a page that is built', { without: 'iframe' })
    // The text goes above the tray.
    await outline
      .getByRole('button', { name: /^Rich text/ })
      .dragTo(outline.getByRole('button', { name: /^Product tray/ }), { targetPosition: { x: 60, y: 2 } })
    await expect(page.getByText('Moved: Rich text')).toBeVisible()
    await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await isPublished(page, `/${title.toLowerCase().replace(' ', '-')}`, [title, 'Woven in Biella', 'Twelve people'])
    tellTime('by mouse', begun)
  } finally {
    await merchandiser.removes(pageId)
  }
})

test('a campaign page is built and published by keyboard alone', async ({ page, previewOrigin, merchandiser }) => {
  const title = `Winter ${randomUUID().slice(0, 8)}`
  const keys = page.keyboard
  const begun = performance.now()
  await page.goto(`${previewOrigin}/_compose`)
  await expect(page.getByRole('button', { name: 'New page' })).toBeVisible()
  /** Tabs until something has the focus, as somebody who sees where it is. */
  const tabsTo = async (name: RegExp): Promise<void> => {
    for (let step = 0; step < 200; step += 1) {
      const focused = await page.evaluate(() => {
        const { activeElement: at } = document
        const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0]?.textContent : at?.textContent
        const labelled = document.getElementById(at?.getAttribute('aria-labelledby') ?? '')?.textContent
        return (at?.getAttribute('aria-label') ?? labelled ?? label ?? '').trim()
      })
      if (name.test(focused)) return
      await keys.press('Tab')
    }
    throw new Error(`No tab leads to ${String(name)}`)
  }
  await tabsTo(/^New page$/)
  await keys.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await keys.type(title)
  await expect(page.getByRole('radio', { name: 'Empty page' })).toBeVisible()
  await tabsTo(/^Campaign/)
  for (let step = 0; step < 20 && !(await page.getByRole('radio', { name: 'Empty page' }).isChecked()); step += 1)
    await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  const pageId = pageIn(page)
  const adds = async (block: string): Promise<void> => {
    await expect(page.getByRole('dialog', { name: 'Add a block' }).getByLabel('Find a block')).toBeFocused()
    await keys.type(block)
    await expect(
      page
        .getByRole('dialog', { name: 'Add a block' })
        .getByRole('button', { name: new RegExp(`^${block}`) })
        .first(),
    ).toBeVisible()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(fieldsOf(page).getByRole('heading', { level: 2, name: new RegExp(`^${block}`) })).toBeVisible()
  }
  /** Of the field "Picture", a press of `key` away. */
  const picks = async (key: 'Tab' | 'Shift+Tab'): Promise<void> => {
    const isAtField = () =>
      page.evaluate(() => {
        const { activeElement: at } = document
        const group = at?.closest('[role="group"]')?.getAttribute('aria-labelledby') ?? ''
        return at?.tagName === 'BUTTON' && document.getElementById(group)?.textContent.trim() === 'Picture'
      })
    for (let step = 0; step < 40 && !(await isAtField()); step += 1) await keys.press(key)
    await keys.press('Enter')
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await expect(library.locator('ul button').first()).toBeVisible()
    // The first of the pictures, whatever it is called.
    const isThere = () => page.evaluate(() => document.activeElement?.closest('dialog ul') instanceof Element)
    for (let step = 0; step < 20 && !(await isThere()); step += 1) await keys.press('Tab')
    await keys.press('Enter')
    await expect(library).toBeHidden()
  }
  /** From area to area, to the list of blocks. */
  const toBlocks = async (): Promise<void> => {
    const isThere = () => page.evaluate(() => document.activeElement?.closest('nav') instanceof Element)
    for (let step = 0; step < 4 && !(await isThere()); step += 1) await keys.press('F6')
    expect(await isThere()).toBe(true)
  }
  try {
    await toBlocks()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await adds('Hero')
    await tabsTo(/^Heading/)
    await keys.type(title)
    await picks('Shift+Tab')
    for (const block of ['Product tray', 'Rich text', 'Text and image']) {
      await toBlocks()
      await keys.press('Control+Enter')
      await adds(block)
      if (block === 'Product tray') continue
      await tabsTo(/^Text/)
      await keys.type(block === 'Rich text' ? 'Woven in Biella, cut in Porto.' : 'Twelve people, one table.')
      if (block === 'Text and image') await picks('Tab')
    }
    // The last block one place up.
    await toBlocks()
    await keys.press('Alt+ArrowUp')
    await expect(page.getByText(/^Moved up: Text and image/)).toBeVisible()
    await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
    await keys.press('Shift+F6')
    await tabsTo(/^Publish…$/)
    await keys.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
    await tabsTo(/^Publish$/)
    await keys.press('Enter')
    await isPublished(page, `/${title.toLowerCase().replace(' ', '-')}`, [title, 'Woven in Biella', 'Twelve people'])
    tellTime('by keyboard', begun)
  } finally {
    await merchandiser.removes(pageId)
  }
})

test('blocks are copied on one site and pasted on a page of another, and fifty steps are taken back and done again', async ({
  page,
  context,
  previewOrigin,
  merchandiser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: previewOrigin })
  const from: OpenComposer = await opensInComposer(page, previewOrigin, 'page-landing-about', '?site=ald-gb&lang=en')
  await from.selects(/^Text and image/)
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText(/^Copied: Text and image/)).toBeVisible()

  const pageId = await makesAnEmptyPage(page, previewOrigin, `Pasted ${randomUUID().slice(0, 8)}`)
  try {
    const to = await opensInComposer(page, previewOrigin, pageId, '?site=ald-ae&lang=ar')
    await to.selects(/^Page/)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByText('Pasted.')).toBeVisible()
    await expect(to.outline.getByRole('button', { name: /^Text and image/ })).toBeVisible()
    await expect(to.canvas.locator('[data-type="text-and-image"] img').first()).toBeVisible()
    for (let step = 1; step <= 49; step += 1) await page.keyboard.press('ControlOrMeta+d')
    await expect(to.outline.getByRole('button', { name: /^Text and image/ })).toHaveCount(50)
    for (let step = 1; step <= 50; step += 1) await page.keyboard.press('ControlOrMeta+z')
    await expect(to.outline.getByRole('button', { name: /^Text and image/ })).toHaveCount(0)
    for (let step = 1; step <= 50; step += 1) await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(to.outline.getByRole('button', { name: /^Text and image/ })).toHaveCount(50)
    await to.isSaved()
  } finally {
    await merchandiser.removes(pageId)
  }
})

test('blocks that are selected with Shift are moved, duplicated and deleted together, and one undo takes each of these back', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  const names = ['One', 'Two', 'Three', 'Four']
  for (const name of names) await merchandiser.creates({ id: `run-${name}`, type: 'headline', fields: { text: { en: name } } })
  const blocks = names.map((name) => linkTo(`run-${name}`))
  const fields = { title: { en: 'Several' }, key: { en: 'landing/several' }, kind: { en: 'landing' }, blocks: { en: blocks } }
  await merchandiser.creates({ id: 'page-several', type: 'page', fields })
  const { outline, selects, isSaved } = await opensInComposer(page, previewOrigin, 'page-several', '?site=ald-gb')
  const isInOrder = (...texts: readonly string[]) => expect(outline.getByRole('button', { name: /^Headline/ })).toContainText(texts)
  await selects(/Four/)
  await outline.getByRole('button', { name: /Two/ }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 blocks are selected.')).toBeVisible()
  await selects(/One/)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 blocks are selected.')).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await isInOrder('Three', 'One', 'Two', 'Four')
  await page.keyboard.press('Control+d')
  await isInOrder('Three', 'One', 'Two', 'One', 'Two', 'Four')
  await page.keyboard.press('Delete')
  await isInOrder('Three', 'One', 'Two', 'Four')
  await page.keyboard.press('Control+z')
  await isInOrder('Three', 'One', 'Two', 'One', 'Two', 'Four')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await isInOrder(...names)
  await isSaved()
})
