import type { BrowserContext, Page } from '@playwright/test'
import type { HereAnswer } from '../../../schemas/api/compose-together.ts'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect, type LookedAt } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const PAGE = 'page-landing-together'
const COMPOSER: LookedAt = { without: 'iframe' }

test.beforeEach(async ({ merchandiser }) => {
  await merchandiser.creates({ id: 'together-first', type: 'headline', fields: { text: { en: 'First' }, level: { en: 1 } } })
  await merchandiser.creates({ id: 'together-second', type: 'headline', fields: { text: { en: 'Second' } } })
  const blocks = { en: ['together-first', 'together-second'].map((id) => linkTo(id)) }
  const fields = { title: { en: 'Together' }, key: { en: 'landing/together' }, kind: { en: 'landing' }, blocks }
  await merchandiser.creates({ id: PAGE, type: 'page', fields })
})

/** In the open composer everybody is the developer: on one's screen all other windows are a colleague's from here on. */
const isNamed = (page: Page, name: string): Promise<unknown> =>
  page.addInitScript((called) => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      if (typeof input !== 'string' || !input.endsWith('/here') || !answer.ok) return answer
      const { others, changed } = (await answer.json()) as HereAnswer
      return Response.json({
        others: others.map((other) => ({ ...other, name: called, isMe: false })),
        changed: changed.map((each) => ({ ...each, ...(each.by === undefined ? {} : { by: { name: called, isMe: false } }) })),
      } satisfies HereAnswer)
    }
  }, name)

/** The page in two browsers: one's own, and that of Jan Smit. */
const openTwice = async (page: Page, previewOrigin: string) => {
  const context: BrowserContext = await (page.context().browser() ?? fail()).newContext()
  const jan = await context.newPage()
  await isNamed(page, 'Jan Smit')
  const mine = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
  const his = await opensInComposer(jan, previewOrigin, PAGE, '?site=ald-gb')
  return { mine, his, jan, context }
}

const fail = (): never => {
  throw new Error('No browser')
}

test('who else has the page open is seen by name in the bar, at the block in the list and on the page, and is gone when the window is closed', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  const { mine, his, jan, context } = await openTwice(page, previewOrigin)
  const here = page.getByRole('group', { name: 'Also here' })
  await expect(here.getByRole('img', { name: 'Jan Smit is here', exact: true })).toBeVisible()
  await his.selects(/Second/)
  await expect(here.getByRole('img', { name: 'Jan Smit is here, at Headline “Second”' })).toHaveText('JS')
  await expect(mine.outline.getByRole('button', { name: /Second.*Jan Smit is here/ })).toBeVisible()
  await expect(mine.canvas.locator('[data-compose-outline=other]')).toHaveText('Jan Smit')
  // Nobody is anybody else on her own screen.
  await expect(jan.getByRole('img', { name: 'Another window of yours is here' })).toBeVisible()
  await expectAccessible('a page with somebody else', COMPOSER)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(here.getByRole('img', { name: /^Jan Smit is here/ })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  for (const part of [/^Blocks/, /^Fields/]) {
    await page.getByRole('tab', { name: part }).click()
    await expectAccessible(`a page with somebody else on a phone: ${part.source}`, COMPOSER)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.close()
  await expect(here).toBeHidden({ timeout: 25_000 })
})

test('what a colleague types appears on the page, in the list and in the fields without a reload, is told, and undo leaves it', async ({
  page,
  previewOrigin,
}) => {
  const { mine, his, context } = await openTwice(page, previewOrigin)
  await mine.selects(/First/)
  const text = mine.panel.getByLabel('Text', { exact: true })
  await text.fill('Mine')
  await mine.isSaved()
  await expect(his.canvas.getByRole('heading', { name: 'Mine' })).toBeAttached()
  await his.selects(/Mine/)
  await his.panel.getByLabel('Text', { exact: true }).fill('Typed by Jan')
  await expect(mine.canvas.getByRole('heading', { name: 'Typed by Jan' })).toBeAttached()
  await expect(mine.outline.getByRole('button', { name: /Typed by Jan/ })).toBeVisible()
  await expect(text).toHaveValue('Typed by Jan')
  await expect(page.getByRole('status').filter({ hasText: 'Jan Smit changed Headline “Typed by Jan”.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Somebody else has changed Headline “Typed by Jan” since: that stays.' }),
  ).toBeVisible()
  await expect(text).toHaveValue('Typed by Jan')
  await context.close()
})

test('two edits of one text while both type are shown side by side; one is chosen, and none is lost before', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
  expectAccessible,
}) => {
  forgive(complaints, /status of (?:409|503)|net::ERR_FAILED/)
  const { mine, his, context } = await openTwice(page, previewOrigin)
  await mine.selects(/First/)
  await his.selects(/First/)
  // Mine cannot be saved yet.
  await page.route('**/_compose/api/entries/**', (route) => route.abort())
  await mine.panel.getByLabel('Text', { exact: true }).fill('I wrote this')
  await his.panel.getByLabel('Text', { exact: true }).fill('Jan wrote this')
  await his.isSaved()
  await page.unroute('**/_compose/api/entries/**')
  const conflict = page.getByRole('region', { name: 'Two people changed this' })
  await expect(conflict).toContainText('Yours: I wrote this')
  await expect(conflict).toContainText('Theirs: Jan wrote this')
  await expect(mine.panel.getByLabel('Text', { exact: true })).toHaveValue('I wrote this')
  expect((await merchandiser.finds('together-first')).fields['text']).toEqual({ en: 'Jan wrote this' })
  await expectAccessible('two people on one text', COMPOSER)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await mine.isSaved()
  await expect(his.canvas.getByRole('heading', { name: 'I wrote this' })).toBeAttached()
  await context.close()
})

test('a block that a colleague adds is on the page and in the list, beside one that I added', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /status of 409/)
  const { mine, his, context } = await openTwice(page, previewOrigin)
  await his.selects(/Second/)
  await his.outline.page().getByRole('button', { name: 'Duplicate' }).click()
  await his.panel.getByLabel('Text', { exact: true }).fill('Added by Jan')
  await mine.selects(/First/)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await mine.panel.getByLabel('Text', { exact: true }).fill('Added by me')
  for (const { canvas, outline } of [mine, his])
    for (const text of ['First', 'Second', 'Added by Jan', 'Added by me']) {
      // A duplicate has the words of its twin until the new ones are on the page.
      await expect(canvas.getByRole('heading', { name: text })).toHaveCount(1)
      await expect(outline.getByRole('button', { name: new RegExp(`“${text}”`) })).toHaveCount(1)
    }
  await mine.isSaved()
  await his.isSaved()
  const { blocks } = (await merchandiser.finds(PAGE)).fields
  expect(blocks?.['en']).toHaveLength(4)
  await context.close()
  const added = (blocks?.['en'] as readonly { sys: { id: string } }[]).map(({ sys }) => sys.id).filter((id) => !id.startsWith('together-'))
  await merchandiser.edits(PAGE, { blocks: { en: [] } })
  for (const id of added) await merchandiser.deletes(id)
})
