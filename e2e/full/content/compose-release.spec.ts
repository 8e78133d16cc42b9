import type { Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensFromMore, opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

const COMPOSER = { without: 'iframe' }
/** Of next month, which the calendar is one click away from. */
const next = new Date()
next.setUTCDate(1)
next.setUTCMonth(next.getUTCMonth() + 1)
const MONTH = next.toISOString().slice(0, 'yyyy-mm'.length)
const inWords = (day: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${MONTH}-${String(day).padStart(2, '0')}T00:00:00Z`),
  )

test.beforeEach(async ({ merchandiser }) => {
  for (const name of ['tree', 'star']) {
    const text = { en: `The ${name} of winter` }
    await merchandiser.creates({ id: `${name}-words`, type: 'headline', fields: { text } })
    await merchandiser.creates({
      id: `${name}-page`,
      type: 'page',
      fields: {
        title: { en: `Winter ${name}` },
        key: { en: `landing/winter-${name}` },
        kind: { en: 'landing' },
        blocks: { en: [linkTo(`${name}-words`)] },
      },
    })
  }
})

const listOf = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/_compose`)
  await expect(page.getByRole('row', { name: /Winter tree/ })).toBeVisible()
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(New release|Change the release)$/ })

test('pages are planned as one release by keyboard, seen in the calendar, moved, and called off', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  const dialog = dialogOf(page)
  await test.step('chosen in the list and planned, by keyboard', async () => {
    await listOf(page, previewOrigin)
    for (const name of ['tree', 'star']) {
      await page.getByRole('checkbox', { name: `Choose “Winter ${name}” for a release` }).focus()
      await page.keyboard.press('Space')
    }
    await expect(page.getByText('2 pages are chosen.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish together…' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 changes go live')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Plan it' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Give the release a name.')).toBeVisible()
    await expectAccessible('a release with a mistake', COMPOSER)
    await dialog.getByLabel('Name of the release').focus()
    await page.keyboard.type('Winter')
    await dialog.getByLabel('When').fill('2028-03-26T01:30')
    await expect(dialog.getByText('Clocks skip 01:30 that night: 02:30 is meant.')).toBeVisible()
    await dialog.getByLabel('When').fill(`${MONTH}-20T00:00`)
    await dialog.getByRole('button', { name: 'Plan it' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Planned.')).toBeVisible()
    await page.keyboard.press('Escape')
    const planned = `Goes live ${inWords(20)}, 00:00 London with the release “Winter” of 2 pages`
    await expect(page.getByRole('row', { name: /Winter tree/ }).getByText(planned)).toBeVisible()
  })

  await test.step('the calendar has it on the day of the clocks that are chosen, and leads to its pages', async () => {
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    const day = (number: number) => page.getByRole('cell').filter({ has: page.locator(`time[datetime="${MONTH}-${number}"]`) })
    await expect(day(20).getByText('“Winter” goes live:')).toBeVisible()
    await expectAccessible('the calendar by months', COMPOSER)
    await page.getByLabel('Clocks of').selectOption({ label: 'New York' })
    await expect(day(19).getByText('“Winter” goes live:')).toBeVisible()
    await page.getByLabel('Clocks of').selectOption({ label: 'London' })
    await page.getByRole('radio', { name: 'Days' }).check()
    await expect(page.getByRole('heading', { name: /20 |, .* 20/ })).toBeVisible()
    await expectAccessible('the calendar by days', COMPOSER)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByText('“Winter” goes live:').first()).toBeVisible()
    await expectAccessible('the calendar on a phone', COMPOSER)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('link', { name: 'Winter star' }).first().click()
    await expect(page.getByRole('heading', { name: 'Winter star', level: 1 })).toBeVisible()
    await page.goBack()
  })

  await test.step('a page is taken out, the rest moved, and nothing is planned once it is called off', async () => {
    await page.getByRole('button', { name: 'Change “Winter”…' }).click()
    await dialog.getByRole('button', { name: 'Take out “Winter star”' }).click()
    await dialog.getByLabel('When').fill(`${MONTH}-21T09:30`)
    await expectAccessible('a release that is changed', COMPOSER)
    await dialog.getByRole('button', { name: 'Save the release' }).click()
    await expect(dialog.getByText('Planned.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    const releases = page.getByRole('region', { name: 'Releases' })
    await expect(releases.getByText(`Goes live ${inWords(21)}, 09:30 London`)).toBeVisible()
    await expect(releases.getByRole('link', { name: 'Winter star' })).toHaveCount(0)
    await releases.getByRole('button', { name: 'Call off “Winter”' }).click()
    await expect(releases.getByText('Nothing is planned.')).toBeVisible()
  })
})

test('what two releases have in common, and what is changed after it was planned, is said before, in the calendar and on the page', async ({
  page,
  previewOrigin,
  expectAccessible,
  merchandiser,
}) => {
  const dialog = dialogOf(page)
  const composer = await opensInComposer(page, previewOrigin, 'tree-page')
  const withOthers = async (name: string, day: number): Promise<void> => {
    await page.getByRole('button', { name: 'Schedule…' }).click()
    await page.getByRole('button', { name: 'With other pages…' }).click()
    await dialog.getByLabel('Name of the release').fill(name)
    await dialog.getByLabel('When').fill(`${MONTH}-${day}T10:00`)
  }
  await withOthers('First', 11)
  await dialog.getByLabel('Another page').selectOption({ label: 'Winter star' })
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Planned.')).toBeVisible()
  await page.keyboard.press('Escape')

  await withOthers('Second', 12)
  const clash = `“Winter tree” goes live with “First” too (${inWords(11)}, 10:00 London). It goes live with the first of the two, as it is then.`
  await expect(dialog.getByText(clash)).toBeVisible()
  await expectAccessible('a release that clashes', COMPOSER)
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Planned.')).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('on the page, also what is changed since', async () => {
    await composer.outline.getByRole('button').first().click()
    await expect(composer.panel.getByText(clash)).toBeVisible()
    await merchandiser.edits('tree-words', { text: { en: 'Changed since' } })
    await page.reload()
    await expect(
      composer.panel.getByText('“Winter tree” was changed after it was planned. The change goes live too.').first(),
    ).toBeVisible()
    await expectAccessible('a page with plans that clash', COMPOSER)
    await page.getByRole('button', { name: 'Schedule…' }).click()
    const schedule = page.getByRole('dialog', { name: 'What happens to the page, and when' })
    await expect(schedule.getByText(clash)).toBeVisible()
    await schedule.getByRole('link', { name: 'Change the release' }).first().click()
    await expect(dialog.getByLabel('Name of the release')).toHaveValue('First')
    await page.keyboard.press('Escape')
  })

  await test.step('in the calendar', async () => {
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByText('2 things to look at')).toHaveCount(2)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible('the calendar in dark colours', COMPOSER)
    await page.emulateMedia({ colorScheme: 'light' })
    for (const name of ['First', 'Second']) await page.getByRole('button', { name: `Call off “${name}”` }).click()
    await expect(page.getByText('Nothing is planned.')).toBeVisible()
  })
})

test('pages are published together now, or none of them, and what to mend is said beside the page', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.edits('star-words', { text: { en: '' } })
  const dialog = dialogOf(page)
  await listOf(page, previewOrigin)
  for (const name of ['tree', 'star']) await page.getByRole('checkbox', { name: `Choose “Winter ${name}” for a release` }).check()
  await page.getByRole('button', { name: 'Publish together…' }).click()
  await dialog.getByLabel('Name of the release').fill('Now')
  await dialog.getByRole('radio', { name: 'Now' }).check()
  await expect(dialog.getByText(/1 error to mend/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish together' }).click()
  await expect(dialog.getByText('One page cannot go live yet, and nothing was done: Winter star.')).toBeVisible()
  await merchandiser.edits('star-words', { text: { en: 'Mended' } })
  await dialog.getByRole('button', { name: 'Publish together' }).click()
  await expect(dialog.getByText('A colleague changed something meanwhile, and nothing was done: Winter star.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish together' }).click()
  await expect(dialog.getByText('All of it is live.')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of ['tree', 'star'])
    await expect(page.getByRole('row', { name: new RegExp(`Winter ${name}`) }).getByText('Live')).toBeVisible()
  for (const name of ['tree', 'star']) {
    await merchandiser.takesDown(`${name}-page`)
    await merchandiser.takesDown(`${name}-words`)
  }
})

test('the list of blocks says which texts are not translated, and a missing translation leads to its field in its language', async ({
  page,
  previewOrigin,
}) => {
  const { outline, panel } = await opensInComposer(page, previewOrigin, 'tree-page', '?site=ald-ca&lang=fr')
  await expect(outline.getByRole('button', { name: /^Headline/ }).getByText('1 text not translated: English instead')).toBeVisible()
  const language = page.getByRole('combobox', { name: 'Language' })
  await language.selectOption('en')
  await expect(outline.getByText(/not translated/)).toHaveCount(0)
  await opensFromMore(page, 'Translate…')
  const dialog = page.getByRole('dialog', { name: 'Translate this page' })
  await dialog.getByLabel('Into').selectOption('fr')
  await dialog.getByText('What is not translated').click()
  await dialog.getByRole('button', { name: /^Headline .*: Text$/ }).click()
  const field = panel.getByLabel('Text', { exact: true })
  await expect(field).toBeFocused()
  await expect(language).toHaveValue('fr')
  await page.keyboard.type('L’arbre de l’hiver')
  await expect(outline.getByText(/not translated/).filter({ hasText: '1 text' })).toHaveCount(1)
})
