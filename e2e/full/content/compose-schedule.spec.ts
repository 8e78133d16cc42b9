import AxeBuilder from '@axe-core/playwright'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('a page is planned to go live on the clocks of a site, shown so in the list of pages, and called off', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.restoresAtTheEnd('about-headline')
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about', '?site=ald-jp&lang=ja')
  await composer.selects(/^Headline/)
  await composer.panel.getByLabel('Text', { exact: true }).fill('Planned')
  await composer.isSaved()
  await page.getByRole('button', { name: 'Schedule…' }).click()
  const dialog = page.getByRole('dialog', { name: 'What happens to the page, and when' })
  await expect(dialog.getByText('Nothing is planned.')).toBeVisible()
  // As its own sheet has it, which it shares with dialogs that are loaded later.
  await expect(dialog).toHaveCSS('border-top-width', '1px')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Choose a moment.')).toBeVisible()
  await dialog.getByLabel('When').fill('2028-11-28T00:00')
  await expect(dialog.getByText('On the clocks of Tokyo.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Goes live 28 Nov 2028, 00:00 Tokyo')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])

  await test.step('what is added since is said not to be in it', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await composer.isSaved()
    await page.getByRole('button', { name: 'Schedule…' }).click()
    await expect(dialog.getByText('1 change was made or added since')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).click()
    await composer.isSaved()
  })

  await test.step('the list of pages says it', async () => {
    await page.getByRole('link', { name: 'Pages' }).click()
    await expect(page.getByRole('row', { name: /landing\/about|\/about/ }).getByText('Goes live 28 Nov 2028, 00:00 Tokyo')).toBeVisible()
  })

  await test.step('it is called off', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Schedule…' }).click()
    await dialog.getByRole('button', { name: 'Call off' }).click()
    await expect(dialog.getByText('Nothing is planned.')).toBeVisible()
  })
})
