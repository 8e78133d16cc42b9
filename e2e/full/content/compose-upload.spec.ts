import sharp from 'sharp'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

const NAME = 'from-my-desk.jpg'

test('a picture from her computer is in the block, on the canvas, and after publishing on the page that shoppers get', async ({
  page,
  previewOrigin,
  baseURL,
  merchandiser,
}) => {
  await merchandiser.restoresAtTheEnd('linen-hero')
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f5d50' } })
    .jpeg()
    .toBuffer()
  const { canvas, panel, selects, isSaved } = await opensInComposer(page, previewOrigin, 'page-landing-stories-linen')
  await selects(/^Hero/)
  const uploaded = page.waitForResponse((answer) => answer.url().includes('/_compose/api/assets?') && answer.request().method() === 'POST')
  await panel.getByRole('button', { name: 'Choose another picture: Picture', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .locator('input[type=file]')
    .setInputFiles({ name: NAME, mimeType: 'image/jpeg', buffer })
  const { sys } = (await (await uploaded).json()) as { readonly sys: { readonly id: string } }
  const picture = (images: string) => `${images}[src*="from-my-desk"]`
  await expect(canvas.locator(picture('img'))).toBeVisible()
  await isSaved()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It is live.')).toBeVisible()

  const address = `${String(baseURL)}/en/stories/linen`
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('from-my-desk')
  await page.goto(address)
  const shown = page.locator(picture('section img')).first()
  await expect(shown).toBeVisible()
  // It has come, from wherever the CMS keeps it.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await merchandiser.leavesAllAsItWas()
  await merchandiser.removesPicture(sys.id)
})
