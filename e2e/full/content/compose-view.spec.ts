import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('the page is seen at another moment and by another visitor, and the list says when and for whom each block shows', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.restoresAtTheEnd('about-headline')
  await merchandiser.edits('about-headline', {
    meta: { en: { visibleFrom: '2031-11-28T00:00:00Z', audience: 'signedIn' } },
  })
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-about')
  const row = composer.outline.getByRole('button', { name: /^Headline/ }).first()
  await expect(row).toContainText('from 28 Nov 2031, 00:00 London, only signed in')
  await expect(row).toContainText('not seen here')
  const heading = composer.canvas.getByRole('heading', { level: 1 })
  await expect(heading).toBeHidden()

  await test.step('it is there at its moment for who is signed in', async () => {
    await page.getByText('Seen now · as a guest').click()
    await page.getByLabel('At the moment').fill('2031-11-28T00:00')
    await page.getByLabel('By whom').selectOption('signed in')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(heading).toBeVisible()
    await expect(row).not.toContainText('not seen here')
  })

  await test.step('a reload keeps how it is looked at', async () => {
    await page.reload()
    await expect(page.getByText('Seen 2031-11-28 00:00 · signed in')).toBeVisible()
    await expect(heading).toBeVisible()
  })

  await test.step('a guest does not see it at that moment', async () => {
    await page.getByText('Seen 2031-11-28 00:00').click()
    await page.getByLabel('By whom').selectOption('as a guest')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(row).toContainText('not seen here')
    await expect(heading).toBeHidden()
  })

  await test.step('another site shows its own clocks', async () => {
    await page.getByRole('combobox', { name: 'Site' }).selectOption('Alder, JP')
    await expect(row).toContainText('from 28 Nov 2031, 09:00 Tokyo')
    await page.getByText('Seen 2031-11-28 00:00').click()
    await page.getByRole('button', { name: 'Now, as a guest' }).click()
    await expect(page.getByText('Seen now · as a guest')).toBeVisible()
  })
})
