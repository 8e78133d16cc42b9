import { readManifest, withImports } from '../../../server/storefront/read-manifest.ts'
import { expectFits } from '../../setup/expect-fits.ts'
import { forgive } from '../../setup/forgive.ts'
import { bar, opensPreview as opens, PREVIEW, test } from '../../setup/preview.ts'
import { shiftOf, watchShift } from '../../setup/shift.ts'
import { expect } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

const PAGE = 'page-landing-about'

// All tests share the drafts of one space.
test.describe.configure({ mode: 'serial' })

test('one edit after the other is seen without reloading, and one of the header too', async ({ page, previewOrigin, merchandiser }) => {
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  for (const text of ['One', 'Two', 'Three', 'Four']) {
    await merchandiser.edits('about-headline', { text: { en: text } })
    await page.locator('h1', { hasText: text }).waitFor({ state: 'attached' })
  }
  await merchandiser.edits('header-banner', { text: { en: 'Nothing but drafts today' } })
  await expect(page.locator('header').getByText('Nothing but drafts today')).toBeVisible()
})

test('an edit of the menus is seen in them before it is published: in the panel, on phones, without reloading, and by no shopper [DATA-89]', async ({
  page,
  browser,
  baseURL,
  previewOrigin,
  merchandiser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  const menu = page.locator('header nav').filter({ has: page.locator('a[aria-expanded]') })
  const women = menu.getByRole('link', { name: 'Women', exact: true })
  await women.hover()
  await expect(menu.getByRole('link', { name: 'The linen story' })).toBeVisible()
  await merchandiser.edits('menu-women-linen-story', { label: { en: 'The story of linen' } })
  await expect(menu.getByRole('link', { name: 'The story of linen' })).toBeVisible()

  // As anybody else opens it, then on a phone, whose menu is made in the browser.
  await page.reload()
  await women.hover()
  await expect(menu.getByRole('link', { name: 'The story of linen' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const pullout = page.getByRole('dialog')
  await pullout.getByText('Women', { exact: true }).first().click()
  await pullout.getByText('Stories', { exact: true }).first().click()
  await expect(pullout.getByRole('link', { name: 'The story of linen' })).toBeVisible()

  const shopper = await (await browser.newContext()).newPage()
  const tree = await shopper.request.get(`${baseURL}/data/navTree?siteTag=ald-gb&lang=en`)
  expect(await tree.text()).toContain('The linen story')
  expect(await tree.text()).not.toContain('The story of linen')
  await shopper.context().close()
})

test('a mistake in the menus is among the problems, and leaves the other entries where they are [DATA-89]', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await merchandiser.edits('menu-women-linen-story', { href: { en: 'no address' } })
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  const menu = page.locator('header nav').filter({ has: page.locator('a[aria-expanded]') })
  await menu.getByRole('link', { name: 'Women', exact: true }).hover()
  await expect(menu.getByRole('link', { name: 'Care guide' })).toBeVisible()
  await bar(page).locator('summary', { hasText: 'Problems' }).click()
  await expect(bar(page).getByRole('listitem').filter({ hasText: 'Menu' }).first()).toBeVisible()
})

test('what cannot be rendered is a labelled box in the layout, and the rest of the page stays', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  await merchandiser.edits('about-headline', { text: { en: 'Far too many words '.repeat(10) } })
  await expect(page.locator('main').getByRole('note')).toContainText('Text')
  await merchandiser.drafts(PAGE, { id: 'e2e-gone', type: 'headline', fields: { text: { en: 'Soon gone' } } })
  await expect(page.getByRole('heading', { name: 'Soon gone' })).toBeVisible()
  await merchandiser.deletes('e2e-gone')
  await expect(page.locator('main').getByRole('note')).toHaveCount(2)
  await bar(page).locator('summary', { hasText: 'Problems' }).click()
  await expectAccessible('problems of a draft')
  await bar(page).getByRole('button', { name: 'Go there' }).first().click()
  await expect(page.getByRole('note').first()).toBeInViewport()
  await bar(page).locator('summary', { hasText: 'Problems' }).click()
  await bar(page).getByRole('checkbox').uncheck()
  await expect(page.locator('main').getByRole('note').first()).toBeHidden()
})

test('the page is shown as it will be on a day, in the site’s time zone, and as others see it', async ({
  page,
  previewOrigin,
  merchandiser,
}) => {
  const block = (id: string, text: string, meta: object) => ({ id, type: 'headline', fields: { text: { en: text }, meta: { en: meta } } })
  await merchandiser.drafts(PAGE, block('e2e-winter', 'Winter is here', { visibleFrom: '2040-12-01', visibleUntil: '2040-12-24' }))
  await merchandiser.drafts(PAGE, block('e2e-signed-in', 'Welcome back', { audience: 'signedIn' }))
  const winter = page.getByRole('heading', { name: 'Winter is here' })
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  await expect(winter).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()

  await bar(page).locator('summary', { hasText: 'View' }).click()
  await page.getByLabel('Date and time').fill('2040-12-01T00:00')
  await page.getByLabel('Audience').selectOption('Signed-in shoppers')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(winter).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  // The day holds for the next page as well, in the shop and from the server.
  await page.getByRole('link', { name: 'About us' }).first().click()
  await expect(winter).toBeVisible()
  await page.goto(`${previewOrigin}/en/about`)
  await expect(winter).toBeVisible()
  await page.goto(`${previewOrigin}/en/about?at=2040-11-30T23:59`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(winter).toHaveCount(0)
})

test('preview rides on the calls of the bag, and leaving leaves nothing behind [PREVIEW-03, PREVIEW-05]', async ({
  page,
  previewOrigin,
  complaints,
}) => {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/cart')) calls.push(url)
  })
  await opens(page, `${previewOrigin}/en/product/everyday-tee/900001?${PREVIEW}`)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.map(({ searchParams }) => searchParams.get('preview'))).toEqual(calls.map(() => 'spring'))
  await page.keyboard.press('Escape')

  // Saved: an address without parameters, with the cookie and without it.
  await opens(page, `${previewOrigin}/en/about`)
  await page.context().clearCookies()
  await opens(page, `${previewOrigin}/en/about`)
  expect(await page.evaluate(() => localStorage.getItem('preview'))).toBe('{"client":"alder","country":"GB","preview":"spring"}')

  calls.length = 0
  await bar(page).getByRole('button', { name: 'Leave preview' }).click()
  await page.waitForURL(`${previewOrigin}/en/about`)
  await settled(page)
  await expect(bar(page)).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.getItem('preview'), document.cookie.includes('preview')])).toEqual([null, false])
  await page.goto(`${previewOrigin}/en/product/everyday-tee/900001`)
  await expect(page.locator('header').getByRole('link', { name: /1 item/ })).toBeVisible()
  expect(calls.every(({ searchParams }) => !searchParams.has('preview'))).toBe(true)
  // A preview host without preview mode says so.
  forgive(complaints, /noPreview/)
})

test('the bar covers nothing, fits every width and speaks the language of the page', async ({ page, previewOrigin, expectAccessible }) => {
  for (const [path, country, leave] of [
    ['/en', 'GB', 'Leave preview'],
    ['/ae/ar', 'AE', 'مغادرة المعاينة'],
  ] as const) {
    await opens(page, `${previewOrigin}${path}?client=alder&country=${country}&preview=1`)
    await expect(bar(page).getByRole('button', { name: leave })).toBeVisible()
    for (const width of [390, 768, 1280]) await expectFits(page, width, `${path} in preview`)
    const [barBox, headerBox] = [await bar(page).boundingBox(), await page.locator('#root').boundingBox()]
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(headerBox?.y ?? 0)
    await expectAccessible(`${path} in preview`)
    await bar(page).locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('combobox').first()).toBeVisible()
    await expectAccessible(`the view of ${path}`)
    await page.keyboard.press('Escape')
    await expect(bar(page).locator('summary').first()).toBeFocused()
  }
})

test('a draft is there before any script, and is taken over as it is: nothing differs and nothing moves (complaint 14)', async ({
  page,
  browser,
  previewOrigin,
  merchandiser,
}) => {
  await merchandiser.edits('about-headline', { text: { en: 'What we are made of' } })
  const address = `${previewOrigin}/en/about?${PREVIEW}`
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(address)
  await expect(plain.getByRole('heading', { level: 1, name: 'What we are made of' })).toBeVisible()
  await plain.context().close()

  // The console is watched by itself: a mismatch would be written there.
  await watchShift(page)
  await opens(page, address)
  expect(await shiftOf(page)).toBeLessThan(0.01)
})

test('a preview is in no cache, no index and no statistics', async ({ page, previewOrigin, complaints }) => {
  const answer = await page.goto(`${previewOrigin}/en/no-such-page?${PREVIEW}`)
  const headers = answer?.headers() ?? {}
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow'])
  await expect(bar(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')))).toBe('[]')
  const robots = await page.goto(`${previewOrigin}/robots.txt`)
  expect(await robots?.text()).toBe('User-agent: *\nDisallow: /\n')
  forgive(complaints, /404/)
})

test('shoppers load no byte of the preview', async ({ page }) => {
  const manifest = readManifest('dist/client')
  const previews = Object.entries(manifest).filter(([source]) => /^src\/(?:pipeline|i18n)\/preview\//.test(source))
  expect(previews.map(([source]) => source)).toContain('src/pipeline/preview/open-preview.tsx')
  const first = [...withImports(manifest, 'src/entry-client.tsx')]
  expect(first.filter((source) => previews.some(([preview]) => preview === source))).toEqual([])

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
  await page.goto('/en')
  await settled(page)
  await page.getByRole('link', { name: 'Women' }).first().click()
  await page.waitForURL(/\/women/)
  await settled(page)
  const files = previews.flatMap(([, { file, css = [] }]) => [file, ...css])
  expect(loaded.filter((file) => files.includes(file) || file.startsWith('_preview'))).toEqual([])
})
