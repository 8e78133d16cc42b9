import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { forgive } from '../../setup/forgive.ts'
import { bar, opensPreview as opens, PREVIEW, test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { settled } from '../../setup/settled.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

test('a merchandiser sees an edit without reloading, where they were on the page; shoppers see it once it is published [PREVIEW-01, PREVIEW-02, PREVIEW-04]', async ({
  page,
  browser,
  baseURL,
  previewOrigin,
  merchandiser,
}) => {
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto(`${baseURL}/en/about`)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const link = page.locator('main').getByRole('link').last()
  await link.focus()
  const before = await link.boundingBox()

  await merchandiser.edits('about-headline', { text: { en: 'What we are made of', 'en-GB': 'What we are made of' } })
  await expect(page.getByRole('heading', { level: 1, name: 'What we are made of' })).toBeAttached()
  expect(documents).toEqual([])
  await expect(page.locator('main').getByRole('link').last()).toBeFocused()
  expect(Math.abs(((await page.locator('main').getByRole('link').last().boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4)

  await shopper.reload()
  await expect(shopper.getByRole('heading', { level: 1, name: 'What we are made of' })).toHaveCount(0)
  await merchandiser.publishes('about-headline')
  await expect
    .poll(async () => {
      await shopper.reload()
      return shopper.getByRole('heading', { level: 1, name: 'What we are made of' }).count()
    })
    .toBe(1)
  await shopper.context().close()
})

test('a publish that does not fit is refused with a report in words, and shoppers keep what was live until it is mended', async ({
  page,
  merchandiser,
  expectAccessible,
}) => {
  const headings = async (): Promise<readonly string[]> => {
    const answers = await atEveryProcess((origin) => page.request.get(`${origin}/en/about`))
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    return pages.map((html) => /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '')
  }
  // What the test before has put back may still be on its way to the page.
  const { text } = (await merchandiser.finds('about-headline')).fields
  const live = text?.['en-GB'] ?? text?.['en']
  const allShow = async (heading: unknown): Promise<boolean> => (await headings()).every((shown) => shown === heading)
  await expect.poll(() => allShow(live)).toBe(true)
  // What the CMS itself takes: a text in a field that is read as a date.
  await merchandiser.edits('about-headline', { text: { en: 'Nobody reads this' }, meta: { en: { visibleUntil: 'soon' } } })
  await merchandiser.publishes('about-headline')
  const problem = page.locator('li.error').first()
  await expect
    .poll(async () => {
      await page.goto('/_reports?lang=en&siteTag=ald-gb&key=landing/about')
      return problem.count()
    })
    .toBe(1)
  await expect(problem).toContainText('This has to be a date')
  for (const width of WIDTHS_PX) await expectFits(page, width, 'the report of a refused page')
  await expectAccessible('the report of a refused page')
  expect(new Set(await headings())).toEqual(new Set([live]))

  await merchandiser.edits('about-headline', { text: { en: 'What we are made of' }, meta: { en: {} } })
  await merchandiser.publishes('about-headline')
  await expect.poll(() => allShow('What we are made of')).toBe(true)
})

test('a draft is seen by its merchandiser and by no shopper, and leaving the preview ends it', async ({
  page,
  previewOrigin,
  baseURL,
  merchandiser,
  complaints,
}) => {
  await merchandiser.edits('about-headline', { text: { en: 'Only a draft' } })
  const draft = page.getByRole('heading', { level: 1, name: 'Only a draft' })
  await opens(page, `${previewOrigin}/en/about?${PREVIEW}`)
  await expect(draft).toBeAttached()
  await page.goto(`${baseURL}/en/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(draft).toHaveCount(0)
  await opens(page, `${previewOrigin}/en/about`)
  await bar(page).getByRole('button', { name: 'Leave preview' }).click()
  await expect(bar(page)).toHaveCount(0)
  // A preview host without preview mode says so, once its code is there.
  await expect.poll(() => complaints.filter((complaint) => complaint.includes('noPreview')).length).toBe(1)
  forgive(complaints, /noPreview/)
})

test('a page that a merchandiser makes is there at its address once it is published, for whoever already has the shop open too, and gone when it is taken down [PROD-10, ROUTE-28, ROUTE-29]', async ({
  page,
  merchandiser,
  complaints,
}) => {
  // The browser itself says so of an address where nothing is.
  forgive(complaints, /status of 404/)
  const heading = page.getByRole('heading', { level: 1, name: 'A letter of spring' })
  const statusOfAll = async (): Promise<readonly number[]> =>
    (await atEveryProcess((origin) => page.request.get(`${origin}/en/letters/spring`))).map((answer) => answer.status())
  await merchandiser.creates({ id: 'spring-headline', type: 'headline', fields: { text: { en: 'A letter of spring' }, level: { en: 1 } } })
  await merchandiser.creates({
    id: 'spring-letter',
    type: 'page',
    fields: {
      title: { en: 'Spring letter' },
      key: { en: 'landing/letters/spring' },
      kind: { en: 'landing' },
      blocks: { en: [{ sys: { type: 'Link', linkType: 'Entry', id: 'spring-headline' } }] },
    },
  })
  expect(new Set(await statusOfAll())).toEqual(new Set([404]))
  await page.goto('/en/')
  await settled(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await merchandiser.publishes('spring-headline')
  await merchandiser.publishes('spring-letter')
  await expect.poll(async () => [...new Set(await statusOfAll())]).toEqual([200])

  // A link of whatever block, to a page that was not there when this one was loaded.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('a'), { href: '/en/letters/spring', textContent: 'Spring' }))
  })
  await page.getByRole('link', { name: 'Spring', exact: true }).click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(/^Spring letter/)
  expect(documents).toEqual([])

  await merchandiser.takesDown('spring-letter')
  await expect.poll(async () => [...new Set(await statusOfAll())]).toEqual([404])
  await page.reload()
  await expect(heading).toHaveCount(0)
})
