import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { forgive } from '../../setup/forgive.ts'
import { savesOf } from '../../setup/saves-of.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('opening a page and looking at each of its blocks writes nothing', async ({ page, previewOrigin, merchandiser }) => {
  const before = await merchandiser.finds('about-headline')
  const saves = savesOf(page)
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  for (const block of await composer.outline.getByRole('button', { name: /^[^+]/ }).all()) {
    await block.click()
    await expect(block).toHaveAttribute('aria-current', 'true')
  }
  await page.getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  expect(saves).toEqual([])
  expect((await merchandiser.finds('about-headline')).sys.version).toBe(before.sys.version)
})

test('a text is typed on the page itself, and what was done is undone and done again by keyboard', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.restoresAtTheEnd('about-headline')
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  const heading = composer.canvas.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await heading.click()
  await heading.dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Typed in place')
  await page.keyboard.press('Enter')
  const text = composer.panel.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue('Typed in place')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue(before)
  await expect(heading).toHaveText(before)
  await text.focus()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(heading).toHaveText('Typed in place')
  await composer.isSaved()
})

test('a colleague who saved meanwhile is not overwritten: both texts are shown, and one is chosen', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /status of 409/)
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  await composer.selects(/^Headline/)
  const locale = (await merchandiser.finds('about-headline')).fields['text']?.['en-GB'] === undefined ? 'en' : 'en-GB'
  const fields = (await merchandiser.finds('about-headline')).fields
  await merchandiser.edits('about-headline', { text: { ...fields['text'], [locale]: 'A colleague wrote this' } })
  await composer.panel.getByLabel('Text', { exact: true }).fill('I wrote this')
  await expect(page.getByRole('region', { name: 'Two people changed this' })).toContainText('A colleague wrote this')
  expect((await merchandiser.finds('about-headline')).fields['text']?.[locale]).toBe('A colleague wrote this')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  // The button is gone; the focus stays beside what it was about.
  await expect(composer.panel).toBeFocused()
  await composer.isSaved()
  expect((await merchandiser.finds('about-headline')).fields['text']?.[locale]).toBe('I wrote this')
})

test('work that cannot be saved is there again after a reload, and saved when the shop is back', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /Failed to load resource|status of 503/)
  await merchandiser.restoresAtTheEnd('about-headline')
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  await composer.selects(/^Headline/)
  await page.route('**/_compose/api/entries/**', (route) => route.abort())
  const text = composer.panel.getByLabel('Text', { exact: true })
  await text.fill('Not lost')
  await expect(page.getByText('Not saved: the shop cannot be reached.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(composer.canvas.getByRole('heading', { level: 1, name: 'Not lost' })).toBeAttached()
  await page.unroute('**/_compose/api/entries/**')
  await composer.isSaved()
  const stored = (await merchandiser.finds('about-headline')).fields['text'] ?? {}
  expect(Object.values(stored)).toContain('Not lost')
})
