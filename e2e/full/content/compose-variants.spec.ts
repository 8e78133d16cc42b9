import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { pickForVisitor } from '../../../src/content/pick-for-visitor.ts'
import { CONSENT_COOKIE, writeChoice } from '../../../src/site/consent.ts'
import { VARIANT_COOKIE } from '../../../src/site/variant-storage.ts'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensFromMore, opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { settled } from '../../setup/settled.ts'
import { expect } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

const COMPOSER = { without: 'iframe' }
const WORDS = { original: 'Good evening', variant: 'Good morning' }

/** The first number whose visitor sees one or the other of a test of half and half. */
const numberOf = (test: string, sees: keyof typeof WORDS): number => {
  const of = { test, members: ['a', 'b'].map((name, index) => ({ name, share: index * 50 })) }
  return (
    Array.from({ length: 100 }, (_, number) => number).find((number) => (pickForVisitor(number)(of) === 'b') === (sees === 'variant')) ?? -1
  )
}

/** A browser in which somebody agreed to statistics and drew a number, or refused. */
const browserOf = async (browser: Browser, baseURL: string, number: number | undefined): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL })
  const choice = writeChoice({ preferences: false, statistics: number !== undefined, marketing: false }, 1)
  await context.addCookies([
    { name: CONSENT_COOKIE, value: choice, url: baseURL },
    ...(number === undefined ? [] : [{ name: VARIANT_COOKIE, value: String(number), url: baseURL }]),
  ])
  return context
}

/** Which of the two a page has in its first HTML; nothing else tells it. */
const firstHtml = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address)
  const html = await answer.text()
  const found = (['original', 'variant'] as const).filter((name) => html.includes(WORDS[name]))
  return { words: found.join(' and '), cache: answer.headers()['cache-control'] ?? '' }
}

/** Looks at the page, and waits until the shop has counted it. */
const looksCounted = async (page: Page, address: string): Promise<void> => {
  const counted = page.waitForResponse((answer) => answer.url().includes('/api/variants') && answer.status() === 204)
  await page.goto(address)
  await settled(page)
  // Who reads moves the pointer: from then on the page counts.
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await counted
}

test('a variant is made, seen by half of those who agreed in the first HTML and by in-app navigation, counted, and kept by a click', async ({
  page,
  browser,
  request,
  tee,
  previewOrigin,
  merchandiser,
  baseURL,
  expectAccessible,
}, { retry }) => {
  const origin = String(baseURL)
  const id = `variant-${retry}`
  const address = `/en/${id}`
  await merchandiser.creates({ id: `${id}-words`, type: 'headline', fields: { text: { en: WORDS.original } } })
  await merchandiser.creates({
    id: `${id}-link`,
    type: 'button',
    fields: { label: { en: 'To the words' }, href: { en: `/${id}` } },
  })
  await merchandiser.creates({ id: `${id}-group`, type: 'button-group', fields: { buttons: { en: [linkTo(`${id}-link`)] } } })
  for (const [name, block] of [
    [id, `${id}-words`],
    [`${id}-from`, `${id}-group`],
  ] as const)
    await merchandiser.creates({
      id: name,
      type: 'page',
      fields: { title: { en: name }, key: { en: `landing/${name}` }, kind: { en: 'landing' }, blocks: { en: [linkTo(block)] } },
    })
  for (const entry of [`${id}-words`, `${id}-link`, `${id}-group`, `${id}-from`, id]) await merchandiser.publishes(entry)
  await expect.poll(async () => (await firstHtml(request, address)).words).toBe('original')
  expect((await firstHtml(request, address)).cache).toContain('s-maxage')

  const composer = await opensInComposer(page, previewOrigin, id)
  const heading = (name: keyof typeof WORDS) => composer.canvas.getByRole('heading', { name: WORDS[name] })
  const rows = composer.outline.getByRole('button', { name: /^Headline/ })

  await test.step('the merchandiser makes a variant of the headline: the list says who sees which, the canvas shows the one that is chosen', async () => {
    await composer.selects(/^Headline/)
    await composer.panel.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Try a variant…' }).click()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Original of “headline-')
    await expect(rows.first()).toContainText('not seen here')
    await expect(rows.last()).toContainText(/Variant B of “headline-[\d-]+”, 50 %/)
    await composer.panel.getByLabel('Text', { exact: true }).fill(WORDS.variant)
    await expect(heading('variant')).toBeVisible()
    await expect(heading('original')).toBeHidden()
    await expect(composer.panel.getByText('Half of the visitors who agreed to statistics see this, the others the original.')).toBeVisible()
    await expect(composer.panel.getByText('B, orders: too few to say.')).toBeVisible()
    await expectAccessible('a variant of a block', COMPOSER)
    await rows.first().click()
    await expect(heading('original')).toBeVisible()
    await page.getByText('Seen now · as a guest').click()
    await page.getByLabel(/^Test headline-/).selectOption('B')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(heading('variant')).toBeVisible()
    await expect(heading('original')).toBeHidden()
  })
  const name = await page.getByLabel('Name of the test').inputValue()
  const publishes = async (): Promise<void> => {
    await composer.isSaved()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('It is live.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  }
  await publishes()

  const theirs = {
    original: await browserOf(browser, origin, numberOf(name, 'original')),
    variant: await browserOf(browser, origin, numberOf(name, 'variant')),
  }
  const nobody = await browserOf(browser, origin, undefined)

  await test.step('each browser has its own in the first HTML, on the Arabic site too; no cache in front keeps it', async () => {
    for (const sees of ['variant', 'original'] as const) {
      await expect.poll(() => firstHtml(theirs[sees].request, address)).toEqual({ words: sees, cache: 'private, no-cache' })
      expect((await firstHtml(theirs[sees].request, `/ae/ar/${id}`)).words).toBe(sees)
    }
  })

  await test.step('who refused sees the original, gets no number and is counted by nobody; a forged number is no error', async () => {
    const visitor = await nobody.newPage()
    const calls: string[] = []
    visitor.on('request', (call) => calls.push(call.url()))
    await visitor.goto(address)
    await settled(visitor)
    await visitor.mouse.move(5, 5)
    await expect(visitor.getByRole('heading', { name: WORDS.original })).toBeVisible()
    expect((await nobody.cookies()).map((cookie) => cookie.name)).not.toContain(VARIANT_COOKIE)
    await nobody.addCookies([{ name: VARIANT_COOKIE, value: String(numberOf(name, 'variant')), url: origin }])
    expect((await firstHtml(nobody.request, address)).words).toBe('original')
    expect(calls.filter((call) => call.includes('/api/variants'))).toEqual([])
  })

  await test.step('each sees her own by in-app navigation, and is counted once', async () => {
    for (const sees of ['variant', 'original'] as const) {
      const visitor = await theirs[sees].newPage()
      await looksCounted(visitor, address)
      await expect(visitor.getByRole('heading', { name: WORDS[sees] })).toBeVisible()
      await visitor.goto(`/en/${id}-from`)
      await settled(visitor)
      await visitor.evaluate(() => Object.assign(window, { isSame: true }))
      await visitor.getByRole('link', { name: 'To the words' }).click()
      await expect(visitor.getByRole('heading', { name: WORDS[sees] })).toBeVisible()
      await expect(visitor.getByText(WORDS[sees === 'variant' ? 'original' : 'variant'])).toHaveCount(0)
      expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true)
    }
  })

  await test.step('what is put in the bag after it is counted for the variant', async () => {
    const visitor = await theirs.variant.newPage()
    const buyer = shopper(visitor, wordsOf('en'), '/en')
    await buyer.opens(tee.path)
    await buyer.choosesSize('M')
    const counted = visitor.waitForResponse((answer) => answer.url().includes('/api/variants') && answer.status() === 204)
    await buyer.addsToBag()
    await counted
  })

  await test.step('the merchandiser reads the result', async () => {
    await rows.last().click()
    await page.getByRole('button', { name: 'Read again' }).click()
    const table = page.getByRole('table', { name: 'Results on all sites' })
    await expect(table.getByRole('row', { name: /^B/ })).toHaveText('B11 (100%)0 (0%)')
    await expect(table.getByRole('row', { name: /^Original/ })).toHaveText('Original10 (0%)0 (0%)')
  })

  await test.step('she keeps the variant; undo takes it back; published, everybody sees it and caches keep the page again', async () => {
    const keep = composer.panel.getByRole('region', { name: 'Test of this block' }).getByRole('button', { name: 'Keep this, end the test' })
    await keep.click()
    await expect(rows).toHaveCount(1)
    await expect(page.getByText(/^The test is over: Headline “Good morning” stays/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)
    await rows.last().click()
    await keep.click()
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).not.toContainText('Variant')
    await publishes()
    for (const context of [theirs.variant, theirs.original, nobody])
      await expect
        .poll(() => firstHtml(context.request, address))
        .toMatchObject({ words: 'variant', cache: expect.stringContaining('s-maxage') })
    await opensFromMore(page, 'History')
    await expect(
      page
        .getByRole('dialog', { name: /History/ })
        .getByText(/Variant B of “headline-/)
        .first(),
    ).toBeVisible()
  })
  for (const context of [theirs.variant, theirs.original, nobody]) await context.close()
})
