import type { Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect, type LookedAt } from '../../setup/shop-test.ts'

const WIDTHS_PX = [1280, 390]
/** The shop's own page has journeys of its own. */
const COMPOSER: LookedAt = { without: 'iframe' }
const PAGE = 'page-of-every-field'
/** Blocks that have each kind of field between them, some with nothing where something has to be. */
const BLOCKS = {
  'every-headline': ['headline', { text: { en: 'By width' }, alignMobile: { en: 'center' } }],
  'every-hero': ['hero', { buttons: { en: [linkTo('every-button')] } }],
  'every-button': ['button', { label: { en: 'Read on' }, href: { en: '/women' } }],
  'every-markdown': ['markdown', { markdown: { en: richText('Woven in Biella.') } }],
  'every-tray': ['product-tray', { source: { en: 'ids' }, productIds: { en: ['900001', 'gone'] } }],
  'every-filters': ['filters', { kinds: { en: ['colour', 'size'] } }],
  'every-accordion': ['accordion', { heading: { en: 'Questions' } }],
} as const

function richText(value: string) {
  const text = { nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} }
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [text] }] }
}

test.beforeEach(async ({ merchandiser, complaints }) => {
  // Pictures of blocks are in frames where no script runs, not even those that the test's own tools put into every frame.
  forgive(complaints, /Blocked script execution in '[^']*\/_compose\/api\/pictures\//)
  for (const [id, [type, fields]] of Object.entries(BLOCKS)) await merchandiser.creates({ id, type, fields })
  const onPage = Object.keys(BLOCKS).filter((id) => id !== 'every-button')
  const fields = { title: { en: 'Every field' }, key: { en: 'landing/every-field' }, kind: { en: 'landing' } }
  const blocks = [...onPage, 'every-gone'].map((id) => linkTo(id))
  await merchandiser.creates({ id: PAGE, type: 'page', fields: { ...fields, blocks: { en: blocks } } })
})

/** Asks axe about what is open, in a wide window and on a phone. */
const isAccessible = async (page: Page, look: (what: string, at: LookedAt) => Promise<void>, what: string): Promise<void> => {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 })
    // A phone shows one part of an open page; under a dialog none can be chosen.
    const isInParts = width === 390 && page.url().includes('/pages/') && (await page.locator('dialog[open]').count()) === 0
    if (isInParts) await page.getByRole('tab', { name: /^Fields/ }).click()
    await look(`${what} at ${width} px`, COMPOSER)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('axe finds nothing in the list of pages, its dialogs, and where somebody signs in', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  const accessible = (what: string) => isAccessible(page, expectAccessible, what)
  await page.goto(`${previewOrigin}/_compose`)
  await expect(page.getByRole('row', { name: /Every field/ })).toBeVisible()
  await accessible('the list of pages')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await expect(dialog.getByRole('radio', { name: 'Empty page' })).toBeVisible()
  await accessible('a new page')
  await dialog.getByLabel('Title').fill('About')
  await dialog.getByLabel('Address').fill('/about')
  await dialog.getByRole('radio', { name: 'Some sites' }).check()
  await dialog.getByRole('radio', { name: 'Empty page' }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('Choose at least one site.')).toBeVisible()
  await accessible('a new page with mistakes')
  await page.keyboard.press('Escape')
  const row = page.getByRole('row', { name: /Every field/ })
  await row.getByRole('button', { name: /^Archive/ }).click()
  await expect(page.getByRole('dialog', { name: /^Archive/ })).toBeVisible()
  await accessible('archiving a page')
  await page.keyboard.press('Escape')
  const live = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'About us', exact: true }) })
  await live.getByRole('button', { name: /^Unpublish/ }).click()
  await expect(page.getByRole('dialog', { name: /^Unpublish/ })).toBeVisible()
  await accessible('unpublishing a page')

  await page.route('**/_compose/api/session', (route) => route.fulfill({ json: { isOpen: false, sites: [], release: 'none' } }))
  await page.goto(`${previewOrigin}/_compose`)
  await expect(page.getByRole('button', { name: 'Sign in to the composer' })).toBeVisible()
  await accessible('signing in')
})

test('axe finds nothing in an open page, in the fields of each kind and in what they open', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  const accessible = (what: string) => isAccessible(page, expectAccessible, what)
  const { panel, selects } = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
  const opens = async (button: string, title: string): Promise<void> => {
    await panel.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await accessible(title)
    await page.keyboard.press('Escape')
  }
  await expect(panel.getByRole('heading', { name: 'Checks' })).toBeVisible()
  await expect(page.getByText(/\d errors?$/).first()).toBeVisible()
  await accessible('an open page')
  await page.setViewportSize({ width: 390, height: 800 })
  for (const part of [/^Blocks/, /^Page/]) {
    await page.getByRole('tab', { name: part }).click()
    await expectAccessible(`an open page on a phone: ${part.source}`, COMPOSER)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [block, what] of [
    [/By width/, 'fields by width'],
    [/^Hero/, 'pictures'],
    [/Read on/, 'a link'],
    [/^Rich text/, 'rich text'],
    [/^Product tray/, 'products'],
    [/^Filters/, 'a list'],
    [/Questions/, 'lists of blocks'],
    [/every-gone/, 'a block that is not there'],
  ] as const) {
    await selects(block)
    // What is opened is none of them any more.
    const closed = panel.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
    await accessible(what)
  }
  await selects(/^Hero/)
  await opens('Choose a picture', 'Choose a picture')
  await selects(/Read on/)
  await opens('Choose a page or category', 'Choose a page or category')
  await selects(/^Rich text/)
  await opens('Link', 'Where the words lead')
  await selects(/^Product tray/)
  await opens('Add products', 'Choose products')
  await opens('Add below', 'Add a block')
})

test('axe finds nothing where something is the matter: problems before going live, two people on one text, work that is not saved', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
  expectAccessible,
}) => {
  forgive(complaints, /status of (?:409|503|401|422)/)
  const accessible = (what: string) => isAccessible(page, expectAccessible, what)
  const { panel, selects, isSaved } = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Error: keeps the page/)
      .first(),
  ).toBeAttached()
  await accessible('what goes live, with problems')
  await page.keyboard.press('Escape')

  await selects(/By width/)
  await merchandiser.edits('every-headline', { text: { en: 'A colleague wrote this' } })
  await panel.getByLabel('Text', { exact: true }).fill('I wrote this')
  await expect(page.getByRole('region', { name: 'Two people changed this' })).toBeVisible()
  await accessible('two people on one text')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await isSaved()

  for (const [status, says] of [
    [503, 'Not saved yet. Because.'],
    [401, 'Not saved: you are signed out.'],
    [422, 'Not saved: Because.'],
  ] as const) {
    await page.route('**/_compose/api/entries/**', (route) =>
      route.fulfill({ status, json: { code: 'NO', message: 'Because.', requestId: '' } }),
    )
    await panel.getByLabel('Text', { exact: true }).fill(`Not saved, ${status}`)
    await expect(page.getByText(says)).toBeVisible()
    await accessible(says)
    await page.unroute('**/_compose/api/entries/**')
    await panel.getByLabel('Text', { exact: true }).fill(`Saved after ${status}`)
    // By itself: who types on saves, and the CMS is asked again.
    await isSaved()
  }
})
