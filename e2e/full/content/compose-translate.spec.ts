import { readFile } from 'node:fs/promises'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensFromMore, opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

const PAGE = 'page-to-translate'
const WORDS = { heading: 'Coats for the long way', text: 'Cut wide enough for all you wear.' }

const richText = (value: string, marked: string) => {
  const words = (text: string, ...marks: readonly string[]) => ({
    nodeType: 'text',
    value: text,
    marks: marks.map((type) => ({ type })),
    data: {},
  })
  return {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [words(value), words(marked, 'bold')] }],
  }
}

test('a page goes to a translator as a file, comes back in another language, and undo takes that back', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await merchandiser.creates({ id: 'translate-hero', type: 'hero', fields: { heading: { en: WORDS.heading }, text: { en: WORDS.text } } })
  await merchandiser.creates({ id: 'translate-words', type: 'markdown', fields: { markdown: { en: richText('Woven ', 'in Biella') } } })
  const blocks = ['translate-hero', 'translate-words'].map((id) => linkTo(id))
  await merchandiser.creates({
    id: PAGE,
    type: 'page',
    fields: {
      title: { en: 'To translate', fr: 'À traduire' },
      key: { en: 'landing/to-translate' },
      kind: { en: 'landing' },
      blocks: { en: blocks },
    },
  })
  const { canvas, isSaved } = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-ca&lang=fr')
  await expect(canvas.getByRole('heading', { name: WORDS.heading })).toBeVisible()

  await opensFromMore(page, 'Translate…')
  const dialog = page.getByRole('dialog', { name: 'Translate this page' })
  await expect(dialog.getByLabel('Into')).toHaveValue('fr-CA')
  await expect(dialog.getByText('1 of 4 texts are translated.')).toBeVisible()
  await dialog.getByText('What is not translated').click()
  await expectAccessible('a page to translate', { without: 'iframe' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${PAGE}.fr-CA.xlf`)
  const untranslated = await readFile(await file.path(), 'utf8')
  expect(untranslated).not.toContain('À traduire')

  const target = (source: string, words: string) => (xml: string) =>
    xml.replace(`<source>${source}</source>`, (found) => `${found}<target>${words}</target>`)
  const french = target(WORDS.heading, 'Des manteaux pour la longue route')(untranslated)
  const bold = (before: string, words: string): string => `${before}<g id="1" ctype="bold">${words}</g>`
  const translated = target(bold('Woven ', 'in Biella'), bold('Tissé ', 'à Biella'))(french)
  await dialog
    .getByLabel('The translated file')
    .setInputFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) })
  await expect(dialog.getByText('2 missing texts will be filled in.')).toBeVisible()
  await expect(dialog.getByText('1 text is not translated in the file.')).toBeVisible()
  await expectAccessible('what a translated file brings', { without: 'iframe' })
  await dialog.getByRole('button', { name: 'Take in 2 texts' }).click()
  await expect(dialog.getByText('2 texts are on the page now, as a draft.')).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(canvas.getByRole('heading', { name: 'Des manteaux pour la longue route' })).toBeVisible()
  await expect(canvas.getByText('à Biella')).toHaveCSS('font-weight', /^[67]00$/)
  await isSaved()
  const stored = async () => (await merchandiser.finds('translate-hero')).fields['heading']
  expect(await stored()).toEqual({ en: WORDS.heading, fr: 'Des manteaux pour la longue route' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvas.getByRole('heading', { name: WORDS.heading })).toBeVisible()
  await expect.poll(stored).toEqual({ en: WORDS.heading })
})
