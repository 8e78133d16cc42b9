import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('the point of a picture that is chosen stays in view on the canvas at once, and for shoppers once the page is published', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.restoresAtTheEnd('linen-hero')
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-stories-linen')
  await composer.selects(/^Hero/)
  const editor = composer.panel.getByRole('group', { name: 'Focal point of the picture', exact: true })
  const [hero, picture] = [composer.canvas.locator('section:has(h1) img'), editor.locator('img')]
  await picture.scrollIntoViewIfNeeded()
  // Before it is there it has no size to click in.
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(0)
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  await picture.click({ position: { x: width * 0.9, y: height * 0.25 } })
  await expect(hero).toHaveCSS('object-position', '90% 25%')
  // The same by keyboard.
  await editor.getByRole('slider', { name: 'From the left' }).press('Shift+ArrowLeft')
  await expect(hero).toHaveCSS('object-position', '80% 25%')
  await composer.isSaved()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('80 % from the left, 25 % from the top')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
  await expect
    .poll(async () => {
      const answers = await atEveryProcess((origin) => page.request.get(`${origin}/en/stories/linen`))
      return (await Promise.all(answers.map((answer) => answer.text()))).every((html) => html.includes('--focal-point:80% 25%'))
    })
    .toBe(true)
})
