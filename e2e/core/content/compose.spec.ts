import { randomUUID } from 'node:crypto'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('a merchandiser opens a page from the list, changes a headline, sees it on the page, publishes, and shoppers read it', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await merchandiser.restoresAtTheEnd('about-headline')
  const words = `Made with care ${randomUUID()}`
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('about')
  await expectAccessible('the list of pages')
  await page.getByRole('link', { name: 'About Alder' }).click()
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('html[data-compose="ready"]')).toBeAttached()

  // A block is selected on the page itself.
  await canvas.getByRole('heading', { level: 1 }).click()
  const panel = page.getByRole('complementary', { name: 'Fields' })
  await expect(panel.getByRole('heading', { name: /^Headline/ })).toBeVisible()
  await panel.getByLabel('Text', { exact: true }).fill(words)
  await expect(canvas.getByRole('heading', { level: 1, name: words })).toBeAttached()
  await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
  await expectAccessible('a page in the composer', { without: 'iframe' })

  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What goes live' })
  await expect(dialog.getByText(words)).toBeVisible()
  await expectAccessible('what goes live', { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('It is live.')).toBeVisible()
  await expect
    .poll(async () => {
      const answers = await atEveryProcess((origin) => page.request.get(`${origin}/en/about`))
      return (await Promise.all(answers.map((answer) => answer.text()))).every((html) => html.includes(words))
    })
    .toBe(true)
})

test('a page that does not pass the gate says so at its field while it is typed, cannot be published, and can once it is mended', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  // One text for every site, so that nothing stands in for it.
  await merchandiser.edits('about-headline', { text: { en: 'What we are made of' } })
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  await composer.selects(/^Headline/)
  const text = composer.panel.getByLabel('Text', { exact: true })
  await text.fill('')
  await expect(composer.outline.getByText('1 error').first()).toBeVisible()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await text.fill('Mended')
  await expect(composer.outline.getByText('1 error')).toHaveCount(0)
  await composer.isSaved()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
})
