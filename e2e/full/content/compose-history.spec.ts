import AxeBuilder from '@axe-core/playwright'
import { opensFromMore, opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('the history says what was made of a block, before and after; one change is put back, then the page, and undone', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.restoresAtTheEnd('about-headline')
  await merchandiser.restoresAtTheEnd('page-landing-about')
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  await composer.selects(/^Headline/)
  const text = composer.panel.getByLabel('Text', { exact: true })
  const before = await text.inputValue()
  await text.fill('Made for the history')
  await composer.isSaved()
  const dialog = page.getByRole('dialog', { name: 'History' })
  const newest = dialog.getByRole('listitem').first()
  const opens = async (): Promise<void> => {
    await opensFromMore(page, 'History')
    await expect(newest).toBeVisible()
  }

  await test.step('what was made of it is there with who and when', async () => {
    await opens()
    await expect(newest).toContainText('Developer')
    await expect(newest.locator('del')).toHaveText(before)
    await expect(newest.locator('ins')).toHaveText('Made for the history')
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  })

  await test.step('the block is put back', async () => {
    await newest.getByRole('button', { name: 'Put back' }).click()
    await expect(dialog).toBeHidden()
    await expect(composer.panel.getByText('is as it was before. Undo takes it back.')).toBeVisible()
    await expect(text).toHaveValue(before)
    await expect(composer.canvas.getByRole('heading', { level: 1 })).toHaveText(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text).toHaveValue('Made for the history')
    await composer.isSaved()
  })

  await test.step('a block that was taken off comes back with the page as it was before', async () => {
    const rows = composer.outline.getByRole('button', { name: /^[^+]/ })
    const all = await rows.count()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(rows).toHaveCount(all - 1)
    await composer.isSaved()
    // From an empty store: the block is not on the page that is opened.
    await page.reload()
    await expect(composer.canvas.locator('html[data-compose="ready"]')).toBeAttached()
    await opens()
    const taken = dialog.getByRole('listitem').filter({ hasText: 'changed Page' }).first()
    await taken.getByRole('button', { name: 'The page as before this' }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(all)
    await expect(composer.canvas.getByRole('heading', { level: 1 })).toHaveText('Made for the history')
    await composer.isSaved()
  })

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await opens()
    await expect(dialog.getByRole('button', { name: 'The page as before this' }).first()).toBeVisible()
    const [inside, outside] = await dialog.evaluate((element) => [element.scrollWidth, element.clientWidth])
    expect(inside).toBeLessThanOrEqual(outside ?? 0)
    expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  })
})
