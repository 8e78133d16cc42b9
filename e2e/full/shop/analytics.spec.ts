import type { APIRequestContext, Page } from '@playwright/test'
import { agree } from '../../setup/agree.ts'
import { forgive } from '../../setup/forgive.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { inbox, namesIn, pushed, type Sink } from '../../setup/sinks.ts'

test.use({ isConsentUndecided: true })

/** What was there before is of other journeys: only events of this page's own marks are looked at. */
const arrived = async (request: APIRequestContext, sink: Sink, name: string, before: number): Promise<boolean> =>
  (await namesIn(request, sink)).slice(before).includes(name)

/** Does something, and waits until its event is where the table of the contracts says, and, but for that, nowhere. */
const expectEvent = async (
  { page, request }: { readonly page: Page; readonly request: APIRequestContext },
  name: string,
  sinks: readonly Sink[],
  act: () => Promise<unknown>,
): Promise<void> => {
  const all = ['search', 'marketing', 'context'] as const
  const before = Object.fromEntries(await Promise.all(all.map(async (sink) => [sink, (await inbox(request, sink)).length] as const)))
  await act()
  // The context comes last, five seconds later at most.
  for (const sink of sinks)
    await expect.poll(() => arrived(request, sink, name, before[sink] ?? 0), { message: `${name} in ${sink}`, timeout: 20_000 }).toBe(true)
  for (const sink of all.filter((each) => !sinks.includes(each)))
    expect(await arrived(request, sink, name, before[sink] ?? 0), `${name} in ${sink}`).toBe(false)
  expect(page.isClosed()).toBe(false)
}

/** Until the page counts: agreed, and started. */
const counts = async (page: Page): Promise<void> => {
  await settled(page)
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await expect.poll(() => pushed(page, 'virtualPageview')).not.toEqual([])
}

test.describe('with consent', () => {
  test.beforeEach(({ context }) => agree(context))

  test('home: a banner that is seen and followed, its button, a row of products, and the logo are counted [ANALYTICS-03] [ANALYTICS-05] [ANALYTICS-08] [ANALYTICS-12] [ANALYTICS-13] [ANALYTICS-17] [ANALYTICS-18]', async ({
    page,
    request,
  }) => {
    await expectEvent({ page, request }, 'bannerView', ['context'], async () => {
      await page.goto('/en/')
      await counts(page)
    })
    await expectEvent({ page, request }, 'productTrayImpression', ['search', 'context'], async () => {
      await page.locator('[data-track="tray"]').first().scrollIntoViewIfNeeded()
    })
    const [view] = await pushed(page, 'bannerView')
    expect(view).toMatchObject({ version: 1, site: { siteTag: 'ald-gb' }, page: { type: 'home', path: '/en/' }, user: { signedIn: false } })
    await expectEvent({ page, request }, 'clickLogo', ['context'], () => page.locator('[data-track="logo"]').click())
    await expectEvent({ page, request }, 'bannerClick', ['marketing', 'context'], async () => {
      await page.locator('[data-track="banner"] [data-track="button"]').first().click()
      await expect.poll(() => pushed(page, 'buttonClick')).toHaveLength(1)
    })
    await expect.poll(() => namesIn(request, 'marketing')).toContain('buttonClick')
    await expect.poll(() => namesIn(request, 'context'), { timeout: 20_000 }).toContain('buttonClick')
  })

  test('listing: products that are seen and followed, and links to categories are counted [ANALYTICS-01] [ANALYTICS-02] [ANALYTICS-06]', async ({
    page,
    request,
  }) => {
    await expectEvent({ page, request }, 'productImpression', ['search', 'context'], async () => {
      await page.goto('/en/women/clothing')
      await counts(page)
    })
    await expectEvent({ page, request }, 'clickCategoryNavLink', ['context'], async () => {
      await page.locator('main nav[data-categories] a:visible').nth(1).click()
      await expect(page).not.toHaveURL(/women\/clothing$/)
    })
    const name = (await page.locator('main article h3').first().innerText()).trim()
    await expectEvent({ page, request }, 'productClick', ['search', 'marketing', 'context'], async () => {
      await page.locator('main article h3 a').first().click()
      await expect(page).toHaveURL(/\/product\//)
    })
    const clicks = await pushed(page, 'productClick')
    expect(clicks).toMatchObject([{ data: { name, position: 1, currency: 'GBP' }, page: { type: 'listing' } }])
    const wire = (await inbox(request, 'search')).findLast(({ eventName }) => eventName === 'productClick')
    expect(wire).toMatchObject({ eventType: 'click', index: 'demo_ald_gross_GB', objectIDs: [clicks[0]?.data['objectID']] })
  })

  test('search: nothing found, and a category chosen beside what was found are counted [ANALYTICS-07] [ANALYTICS-11]', async ({
    page,
    request,
  }) => {
    await expectEvent({ page, request }, 'emptySearch', ['context'], async () => {
      await page.goto('/en/search?query=zzqqxx')
      await counts(page)
    })
    expect((await pushed(page, 'emptySearch'))[0]?.data).toEqual({ query: 'zzqqxx' })
    await page.goto('/en/search?query=linen')
    await counts(page)
    await expectEvent({ page, request }, 'clickCategoryNavItem', ['search', 'context'], () =>
      page.locator('[data-track="category"]:visible').first().click(),
    )
    expect((await pushed(page, 'clickCategoryNavItem'))[0]?.data).toMatchObject({ active: true })
  })

  test('a tab of a row of products is counted with its name in reports, and its row once more [ANALYTICS-04]', async ({
    page,
    request,
  }) => {
    await page.goto('/en/help/care')
    await counts(page)
    const tray = page.getByRole('region', { name: 'Made to last' })
    await tray.scrollIntoViewIfNeeded()
    await expectEvent({ page, request }, 'clickProductTrayMenu', ['context'], () =>
      tray.getByRole('tab', { name: 'Women', exact: true }).click(),
    )
    expect((await pushed(page, 'clickProductTrayMenu'))[0]?.data).toMatchObject({ analyticsTitle: 'women' })
    await expect.poll(async () => (await pushed(page, 'productTrayImpression')).map(({ data }) => data['tabTitle'])).toContain('Women')
  })

  test('the bag: opening it and going on to the checkout are counted [ANALYTICS-09] [ANALYTICS-10]', async ({ page, request, tee }) => {
    await page.goto(`/en${tee.path}`)
    await counts(page)
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expectEvent({ page, request }, 'clickCart', ['context'], () =>
      page.getByRole('banner').locator('[data-type="mini-cart"] a').click(),
    )
    await expectEvent({ page, request }, 'continueFromMiniCart', ['context'], () => drawer.getByRole('link', { name: 'Check out' }).click())
    const sent = (await inbox(request, 'context')).findLast(({ event }) => event === 'continueFromMiniCart')
    expect(sent).toMatchObject({ data: { itemCount: 1, currency: 'GBP' } })
  })

  test('a brand that cards conceal is counted when it is asked for, and not when it is concealed again [ANALYTICS-14]', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`${`${baseURL}`.replace('localhost', 'jp.localhost')}/en/brands/alder`)
    await counts(page)
    const toggle = page
      .locator('main article')
      .getByRole('button', { name: /designer/i })
      .first()
    await expectEvent({ page, request }, 'reveal-designer', ['marketing', 'context'], () => toggle.click())
    await toggle.click()
    expect(await pushed(page, 'reveal-designer')).toHaveLength(1)
  })

  test('a page that does not exist is counted with the address, once, and as a view of a page [NOTFOUND-06] [NOTFOUND-08] [NOTFOUND-09]', async ({
    page,
    request,
    complaints,
  }) => {
    await expectEvent({ page, request }, 'page-not-found', ['context'], async () => {
      await page.goto('/en/women/no-such-thing')
      await counts(page)
    })
    expect(await pushed(page, 'page-not-found')).toMatchObject([{ data: { path: '/women/no-such-thing', referrer: '' } }])
    expect(await pushed(page, 'virtualPageview')).toMatchObject([{ page: { type: 'notFound', status: 404 } }])
    forgive(complaints, /status of 404/)
  })
})

test('what is done before an answer waits, in this page: it is sent once agreed to, and nothing is stored or sent before [FRAME-13]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (one) => /\/1\/events|client\/events|session-context/.test(one.url()) && asked.push(one.postData() ?? ''))
  await page.goto('/en/women/clothing')
  await counts(page)
  await page.locator('main article h3 a').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.locator('html[data-app-ready]')).toBeAttached({ timeout: 20_000 })
  expect(asked).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('search')))).toEqual([])
  await page.getByRole('region', { name: 'Your privacy' }).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => asked.filter((body) => body.includes('productClick')).length, { timeout: 20_000 }).toBe(3)
})

test('refused, nothing of all this is counted, sent or stored, even by an answer that comes after it [FRAME-13]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (one) => /\/1\/events|client\/events|session-context|start-analytics/.test(one.url()) && asked.push(one.url()))
  await page.goto('/en/women/clothing')
  await page.getByRole('region', { name: 'Your privacy' }).getByRole('button', { name: 'Reject all' }).click()
  await page.locator('main article h3 a').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.locator('html[data-app-ready]')).toBeAttached({ timeout: 20_000 })
  expect(asked.filter((url) => !url.includes('start-analytics'))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).not.toContain('eventId')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('search')))).toEqual([])
})
