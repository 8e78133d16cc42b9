import type { BrowserContext, Page } from '@playwright/test'
import { SPEED_PATH, type SpeedReport } from '../../../schemas/api/page-speed.ts'
import { agree } from '../../setup/agree.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

const PRODUCT = '/en/product/everyday-tee/900001'

/** What is loaded and sent of how fast pages are, from here on. */
const followSpeed = (context: BrowserContext): { readonly sent: SpeedReport[]; readonly code: string[] } => {
  const followed = { sent: new Array<SpeedReport>(), code: new Array<string>() }
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Our own page's.
    if (pathname === SPEED_PATH) followed.sent.push(request.postDataJSON() as SpeedReport)
    if (pathname.includes('start-speed')) followed.code.push(pathname)
  })
  return followed
}

const speedOf = (page: Page, kind: string) => page.getByRole('region', { name: 'By kind of page' }).getByRole('row', { name: kind })

test.describe('a shopper who agrees to statistics', () => {
  test.use({ isConsentUndecided: true })

  test('views a product and leaves: how fast it was is on the report, by kind and site, once there are views enough [FRAME-13]', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    await agree(context, { statistics: 1, marketing: 0 })
    const { sent, code } = followSpeed(context)
    await page.goto(PRODUCT)
    await settled(page)
    await expect.poll(() => code).toHaveLength(1)
    expect(sent).toEqual([])
    await page.keyboard.press('Tab')
    await page.goto('about:blank')
    await expect.poll(() => sent).toHaveLength(1)
    const [report] = sent
    expect(report).toMatchObject({ siteTag: 'ald-gb', device: 'desktop', pages: [{ pageKind: 'product', way: 'document' }] })
    const figures = report?.pages[0]?.figures
    for (const metric of ['LCP', 'FCP', 'TTFB', 'CLS'] as const) expect(figures?.[metric], metric).toBeGreaterThanOrEqual(0)
    await expect
      .poll(async () => {
        await page.goto('/_reports?lang=en&siteTag=ald-gb')
        return speedOf(page, 'Product Desktop').count()
      })
      .toBe(1)
    // One shopper tells nothing about the others: fifty do.
    for (let sending = 0; sending < 49; sending += 1) {
      const answer = await request.post(SPEED_PATH, { data: report, headers: { 'sec-fetch-site': 'same-origin' } })
      expect(answer.status()).toBe(204)
    }
    await page.reload()
    await expect(speedOf(page, 'Product Desktop').getByText(/7 days: .*(Good|Needs improvement|Poor)/)).not.toHaveCount(0)
    await page.goto('/_reports?lang=en')
    await expect(page.getByRole('region', { name: 'By site' }).getByRole('row', { name: 'Alder, United Kingdom' })).not.toHaveCount(0)
    for (const language of ['en', 'ar']) {
      await page.goto(`/_reports?lang=${language}&siteTag=ald-gb`)
      for (const width of [390, 1280]) await expectFits(page, width, `how fast pages are in ${language}`)
      await expectAccessible(`how fast pages are in ${language}`)
    }
  })
})

test('of a shopper who refuses statistics nothing is measured and nothing sent [FRAME-13]', async ({ page, context }) => {
  const { sent, code } = followSpeed(context)
  await page.goto(PRODUCT)
  await settled(page)
  await page.mouse.wheel(0, 400)
  await expect(page.locator('html')).toHaveAttribute('data-app-ready', 'true')
  await page.goto('about:blank')
  await page.goto(PRODUCT)
  await settled(page)
  expect([sent, code]).toEqual([[], []])
})
