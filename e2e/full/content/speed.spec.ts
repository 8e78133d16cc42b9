import type { BrowserContext, Page } from '@playwright/test'
import { SPEED_PATH, type SpeedReport } from '../../../schemas/api/page-speed.ts'
import { agree } from '../../setup/agree.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

const PRODUCT = '/en/product/everyday-tee/900001'

/** Addresses of the code that measures, as the page asks for it. */
const followCode = (context: BrowserContext): readonly string[] => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/start-speed')) asked.push(request.url())
  })
  return asked
}

const rowOf = (page: Page, table: string, name: string) =>
  page.getByRole('region', { name: table }).getByRole('row', { name: `${name} Desktop or tablet Opened anew` })

/** How many product pages the report knows of: a beacon of a page that is left is seen nowhere else. */
const viewsOnReport = async (page: Page): Promise<number> => {
  await page.goto('/_reports?lang=en&siteTag=ald-gb')
  const row = rowOf(page, 'By kind of page', 'Product')
  return (await row.count()) === 0 ? 0 : Number(await row.getByRole('cell').nth(2).textContent())
}

test.describe('a shopper who agrees to statistics', () => {
  test.use({ isConsentUndecided: true })

  test('views a product and leaves: how fast it was is on the report, by kind and site, once there are views enough [FRAME-13]', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    await agree(context, { statistics: 1, marketing: 0 })
    const before = await viewsOnReport(page)
    const asked = followCode(context)
    await page.goto(PRODUCT)
    await settled(page)
    await expect.poll(() => asked).toHaveLength(1)
    // There once it has run in the page, which imports it once.
    await page.evaluate((address) => import(address), asked[0] ?? '')
    await page.keyboard.press('Tab')
    await page.goto('about:blank')
    await expect.poll(() => viewsOnReport(page)).toBe(before + 1)
    // One shopper tells nothing about the others: fifty do.
    const figures = { LCP: 2_000, INP: 300, CLS: 0.3, TTFB: 100, FCP: 900 }
    const report: SpeedReport = { siteTag: 'ald-gb', device: 'desktop', pages: [{ pageKind: 'product', way: 'document', figures }] }
    for (let sending = 0; sending < 50; sending += 1) {
      const answer = await request.post(SPEED_PATH, { data: report, headers: { 'sec-fetch-site': 'same-origin' } })
      expect(answer.status()).toBe(204)
    }
    await page.reload()
    const product = rowOf(page, 'By kind of page', 'Product')
    for (const told of ['7 days: 2 sec Good', '7 days: 290 ms Needs improvement', '7 days: 0.29 Poor'])
      await expect(product).toContainText(told)
    await page.goto('/_reports?lang=en')
    await expect(rowOf(page, 'By site', 'Alder, United Kingdom')).toContainText('2 sec Good')
    for (const language of ['en', 'ar']) {
      await page.goto(`/_reports?lang=${language}&siteTag=ald-gb`)
      for (const width of [390, 1280]) await expectFits(page, width, `how fast pages are in ${language}`)
      await expectAccessible(`how fast pages are in ${language}`)
    }
  })
})

test('of a shopper who refuses statistics nothing is measured and nothing sent [FRAME-13]', async ({ page, context }) => {
  const before = await viewsOnReport(page)
  const asked = followCode(context)
  await page.goto(PRODUCT)
  await settled(page)
  await page.mouse.wheel(0, 400)
  await expect(page.locator('html')).toHaveAttribute('data-app-ready', 'true')
  await page.goto('about:blank')
  expect(asked).toEqual([])
  expect(await viewsOnReport(page)).toBe(before)
})
