import fc from 'fast-check'
import { STRANGE_PAGE, strangePages, UNKNOWN_TYPE, type StrangeEntry } from '../../../tests/factories/strange-page.ts'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { savesOf } from '../../setup/saves-of.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const PAGE = 'page-of-strangers'
const STRANGE: readonly StrangeEntry[] = [
  { id: 'stranger-unknown', type: UNKNOWN_TYPE, fields: { depth: { en: 3, ar: 4 } } },
  { id: 'stranger-newer', type: 'headline', fields: { text: { en: 'From a later release' }, schemaVersion: { en: 99 } } },
  { id: 'stranger-broken', type: 'headline', fields: { text: { en: 42 }, level: { en: 'huge' }, align: { en: ['start'] } } },
  { id: 'stranger-circle', type: 'accordion', fields: { heading: { en: 'Round' }, panels: { en: [linkTo('stranger-turn')] } } },
  { id: 'stranger-turn', type: 'accordion-panel', fields: { title: { en: 'And round' }, body: { en: [linkTo('stranger-circle')] } } },
]
const ON_PAGE = ['stranger-words', 'stranger-unknown', 'stranger-newer', 'stranger-broken', 'stranger-circle', 'stranger-gone']

test('a page of unknown, newer, broken and circling blocks is looked at block by block, and a text beside them is saved alone', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.addsType(UNKNOWN_TYPE, 'depth')
  for (const entry of STRANGE) await merchandiser.creates(entry)
  await merchandiser.creates({ id: 'stranger-words', type: 'headline', fields: { text: { en: 'Good evening' }, level: { en: 1 } } })
  const fields = { title: { en: 'Strangers' }, key: { en: 'landing/strangers' }, kind: { en: 'landing' } }
  await merchandiser.creates({ id: PAGE, type: 'page', fields: { ...fields, blocks: { en: ON_PAGE.map((id) => linkTo(id)) } } })
  const stored = () => Promise.all([...STRANGE, { id: PAGE }].map(async ({ id }) => JSON.stringify(await merchandiser.finds(id))))
  const before = await stored()
  const saves = savesOf(page)

  const { canvas, outline, panel, selects, isSaved } = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
  await selects(/stranger-gone/)
  await expect(panel).toContainText('This block is not there any more')
  await selects(/^Hologram|^hologram/)
  await expect(panel.getByRole('region', { name: 'Fields of hologram' })).toContainText('does not know blocks of the type hologram')
  await selects(/From a later release/)
  await expect(panel.getByLabel('Text', { exact: true })).toHaveValue('From a later release')
  await selects(/^Headline(?!.*(?:later|evening))/)
  await expect(panel.getByRole('heading', { level: 2, name: 'Headline' })).toBeVisible()
  await selects(/Round/)
  await expect(panel.getByLabel('Heading', { exact: true })).toHaveValue('Round')
  await expect(outline.getByRole('button', { name: /leads in a circle/ })).toBeVisible()
  await expect(canvas.getByRole('heading', { name: 'Good evening' })).toBeVisible()
  expect(saves).toEqual([])

  await selects(/Good evening/)
  await panel.getByLabel('Text', { exact: true }).fill('Good morning')
  await expect(canvas.getByRole('heading', { name: 'Good morning' })).toBeVisible()
  await isSaved()
  expect(saves).toEqual(['stranger-words'])
  expect((await merchandiser.finds('stranger-words')).fields['text']).toEqual({ en: 'Good morning' })
  expect(await stored()).toEqual(before)
})

test('whatever is on a page, it opens, each of its blocks can be looked at, and nothing is written', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  // Pictures and addresses that no shop has; and blocks of the shop that fail on values that no schema allows, each by itself.
  forgive(complaints, /Failed to load resource|status of 4\d\d|\[blockFailed\]|Error: [^]*?at [^]*?\/assets\//)
  const types = ['headline', 'accordion', 'accordion-panel', 'hero', 'breadcrumbs', 'markdown', 'button-group', 'button', 'fragment']
  await merchandiser.addsType(UNKNOWN_TYPE, 'depth')
  const saves = savesOf(page)
  await fc.assert(
    fc.asyncProperty(strangePages(types), async (entries) => {
      for (const entry of entries) await merchandiser.creates(entry)
      const stored = () => Promise.all(entries.map(async ({ id }) => JSON.stringify(await merchandiser.finds(id))))
      const before = await stored()
      const { outline } = await opensInComposer(page, previewOrigin, STRANGE_PAGE, '?site=ald-gb')
      for (const block of await outline.getByRole('button', { name: /^[^+]/ }).all()) {
        await block.click()
        await expect(block).toHaveAttribute('aria-current', 'true')
      }
      await page.getByRole('link', { name: 'Pages' }).click()
      await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
      expect(saves).toEqual([])
      expect(await stored()).toEqual(before)
      for (const { id } of entries) await merchandiser.deletes(id)
    }),
    // What fails is shown as it is: to make it smaller takes minutes.
    { numRuns: 6, endOnFailure: true },
  )
})
