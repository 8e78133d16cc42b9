import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const LONG = 'Coats, knits and boots for the long way home, and for every other way there is in autumn'
const DESCRIPTION = 'Coats, knits and boots for the long way home, made in Porto and Biella of wool that lasts for years.'

/** A picture that nobody has described. */
const uploads = async (page: Page, previewOrigin: string): Promise<string> => {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a5200' } })
    .jpeg()
    .toBuffer()
  await page.goto(`${previewOrigin}/_compose`)
  return page.evaluate(async (base64) => {
    const body = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const answer = await fetch('/_compose/api/assets?name=undescribed.jpg', {
      method: 'POST',
      body,
      headers: { 'content-type': 'image/jpeg', 'x-vitrine-compose': '1' },
    })
    return ((await answer.json()) as { readonly sys: { readonly id: string } }).sys.id
  }, picture.toString('base64'))
}

/** Contents of the head that somebody gets who asks for a page: its title, and what its tags say by name. */
const headOf = (html: string): Readonly<Record<string, string>> => {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
    name,
    content,
  ])
  return { ...Object.fromEntries(tags), title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '' }
}

const checksOf = (page: Page): Locator => page.getByRole('region', { name: 'Checks' })
const finding = (page: Page, words: RegExp): Locator => checksOf(page).getByRole('listitem').filter({ hasText: words })

/** Does what mends a finding, takes it back, and does it again. */
const mends = async (page: Page, words: RegExp, mend: () => Promise<void>): Promise<void> => {
  await expect(finding(page, words)).toHaveCount(1)
  await mend()
  await expect(finding(page, words)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(finding(page, words)).toHaveCount(1)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(finding(page, words)).toHaveCount(0)
}

test('everything that is wrong around a page is mended from its checks, and shoppers find it as the composer showed', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  const assetId = await uploads(page, previewOrigin)
  const blocks = [
    ['found-deep', 'headline', { text: 'Wool', level: 4 }],
    ['found-link', 'button', { label: 'To the mill', href: '/stories/no-such-mill' }],
    ['found-tray', 'product-tray', { header: 'In season', productIds: ['900001', '900007'] }],
    ['found-pair', 'text-and-image', { heading: 'The mill', text: 'Twelve looms.', image: linkTo(assetId, 'Asset') }],
  ] as const
  for (const [id, type, values] of blocks) {
    const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { en: value }]))
    await merchandiser.creates({ id, type, fields })
  }
  await merchandiser.creates({
    id: 'page-found',
    type: 'page',
    fields: {
      title: { en: LONG },
      key: { en: 'landing/found' },
      kind: { en: 'landing' },
      sites: { en: ['ald-gb', 'ald-ae'] },
      blocks: { en: blocks.map(([id]) => linkTo(id)) },
    },
  })
  try {
    const { panel, selects, isSaved } = await opensInComposer(page, previewOrigin, 'page-found', '?site=ald-gb&lang=en')
    await expect(finding(page, /no-such-mill leads to no page/)).toBeVisible()
    await expectAccessible('a page with findings', { without: 'iframe' })

    await mends(page, /This heading is of level 4/, () => checksOf(page).getByRole('button', { name: 'Make it level 2' }).click())
    await mends(page, /no-such-mill leads to no page/, async () => {
      await checksOf(page).getByRole('button', { name: 'Choose another page' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose another page' })
      await dialog.getByRole('searchbox').fill('linen')
      await expectAccessible('the choice of another page', { without: 'iframe' })
      await dialog.getByRole('button', { name: /\/stories\/linen/ }).click()
    })
    await mends(page, /is sold out in every size and colour/, () =>
      finding(page, /is sold out/)
        .getByRole('button', { name: 'Take it out' })
        .click(),
    )

    const found = page.getByRole('region', { name: 'How it is found' })
    await expect(found.getByText(/^The title has \d+ letters more than a search result shows/)).toBeVisible()
    await mends(page, /The title is about \d+ letters longer/, async () => {
      await finding(page, /The title is about/)
        .getByRole('button', { name: 'Write the title' })
        .click()
      await expect(panel.getByLabel('Title for search engines')).toBeFocused()
      await page.keyboard.insertText('Coats and knits for autumn')
    })
    await mends(page, /The page has no description for search engines/, async () => {
      await finding(page, /has no description for search engines/)
        .getByRole('button', { name: 'Write the description' })
        .click()
      await expect(panel.getByLabel('Description for search engines')).toBeFocused()
      await page.keyboard.insertText(DESCRIPTION)
    })

    // What a picture shows is the picture's own, on every page that has it: saved at once, and no step to take back.
    await finding(page, /The picture has no description/)
      .getByRole('button', { name: 'Describe the picture' })
      .click()
    await expect(panel.locator(':focus')).toHaveAttribute('id', /-alt$/)
    await page.keyboard.insertText('Looms in a row')
    await page.keyboard.press('Tab')
    await expect(panel.getByText('Saved.', { exact: true })).toBeVisible()
    await selects(/^Page/)
    await expect(finding(page, /The picture has no description/)).toHaveCount(0)

    await expect(found.getByText('Coats and knits for autumn').first()).toBeVisible()
    await expect(found.getByText(DESCRIPTION).first()).toBeVisible()
    await expect(found.locator('bdi').first()).toHaveText(/ › en › found$/)
    await expect(found.locator('img')).toHaveAttribute('src', /_800w\.webp$|\?w=|\/images\//)
    await expectAccessible('how a page is found', { without: 'iframe' })

    await isSaved()
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('It is live.')).toBeVisible()
    const wanted = {
      title: 'Coats and knits for autumn',
      description: DESCRIPTION,
      'og:title': 'Coats and knits for autumn',
      'og:description': DESCRIPTION,
    }
    const heads = async () => {
      const answers = await atEveryProcess((origin) => page.request.get(`${origin}/en/found`))
      return Promise.all(answers.map(async (answer) => headOf(await answer.text())))
    }
    await expect
      .poll(async () => (await heads()).every((head) => Object.entries(wanted).every(([name, said]) => head[name] === said)))
      .toBe(true)
    // The first picture of the page, which she was shown on the card.
    for (const head of await heads()) expect(head['og:image']).toMatch(/^http.*\.jpe?g/)
  } finally {
    await merchandiser.removesPicture(assetId)
  }
})

test('the Arabic page is shown as it is found, from right to left, and its findings are mended too', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await merchandiser.creates({
    id: 'found-arabic-head',
    type: 'headline',
    fields: { text: { en: 'Wool', ar: 'صوف' }, level: { en: 4 } },
  })
  await merchandiser.creates({
    id: 'page-found-arabic',
    type: 'page',
    fields: {
      title: { en: 'Autumn in the mill', ar: 'الخريف في المصنع' },
      key: { en: 'landing/found-arabic' },
      kind: { en: 'landing' },
      sites: { en: ['ald-ae'] },
      seoDescription: { en: DESCRIPTION },
      blocks: { en: [linkTo('found-arabic-head')] },
    },
  })
  const { canvas } = await opensInComposer(page, previewOrigin, 'page-found-arabic', '?site=ald-ae&lang=ar')
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl')
  const found = page.getByRole('region', { name: 'How it is found' })
  const result = found.locator('[lang="ar-AE"]').first()
  await expect(result).toHaveAttribute('dir', 'rtl')
  await expect(result).toContainText('الخريف في المصنع | Alder')
  await expect(result).toContainText(' › ae › ar › found-arabic')
  await expect(found.getByText('It is the one in English.')).toBeVisible()
  await expectAccessible('how an Arabic page is found', { without: 'iframe' })
  await mends(page, /This heading is of level 4/, () => checksOf(page).getByRole('button', { name: 'Make it level 2' }).click())
  await finding(page, /There is no text in Arabic/)
    .getByRole('button', { name: 'Translate it' })
    .click()
  await expect(page.getByLabel('Description for search engines')).toBeFocused()
})
