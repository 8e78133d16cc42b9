import { merchandiser as hire } from '../../setup/merchandiser.ts'
import { expect, test } from '../../setup/shop-test.ts'

const PREVIEW = 'client=alder&country=GB&preview=spring'
const PAGE = 'page-landing-about'

test('a block follows the window by the values it was given for phones and tablets, without any script', async ({ browser, baseURL }) => {
  const merchandiser = hire(String(baseURL))
  const align = { align: { en: 'start' }, alignTablet: { en: 'end' }, alignMobile: { en: 'center' } }
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    await merchandiser.drafts(PAGE, { id: 'e2e-by-width', type: 'headline', fields: { text: { en: 'Wherever it is read' }, ...align } })
    await merchandiser.drafts(PAGE, {
      id: 'e2e-one-value',
      type: 'headline',
      fields: { text: { en: 'The same' }, align: { en: 'center' } },
    })
    const page = await context.newPage()
    await page.goto(`${String(baseURL).replace('//', '//preview.')}/en/about?${PREVIEW}`)
    // One tree of HTML for all of them: nothing is loaded between.
    for (const [width, expected] of [
      [390, 'center'],
      [480, 'center'],
      [481, 'end'],
      [992, 'end'],
      [993, 'start'],
      [1280, 'start'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('heading', { name: 'Wherever it is read' })).toHaveCSS('text-align', expected)
      await expect(page.getByRole('heading', { name: 'The same' })).toHaveCSS('text-align', 'center')
    }
  } finally {
    await context.close()
    await merchandiser.leavesAllAsItWas()
  }
})
