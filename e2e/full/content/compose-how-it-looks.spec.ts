import type { Page } from '@playwright/test'
import { opensInComposer } from '../../setup/composer.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

/** A look that puts the words of a hero on its picture, without a ground of their own, as the shop's own looks never do. */
const WORDS_ON_PICTURE = `
  [data-type='hero'] section { display: block; position: relative; }
  [data-type='hero'] section > div { position: absolute; inset: 0; background: none; }
`

/** In each frame, also the one that mends are tried in: a script of the browser runs before the page of a frame that is made later. */
const looksThatWay = (page: Page): void => {
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) return
    // A frame that is gone by then looks no way at all.
    frame.evaluate(addSheet, WORDS_ON_PICTURE).catch(() => undefined)
  })
}

const addSheet = (css: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

const lookOf = (page: Page) => page.getByRole('region', { name: 'How it looks' })

for (const [language, search] of [
  ['English', '?site=ald-gb&lang=en'],
  ['Arabic', '?site=ald-ae&lang=ar'],
] as const)
  test(`light words on a light picture are found with their contrast, and the choice that is offered makes them readable, in ${language}`, async ({
    page,
    previewOrigin,
    merchandiser,
    expectAccessible,
  }) => {
    await merchandiser.restoresAtTheEnd('linen-hero')
    await merchandiser.edits('linen-hero', { tone: { en: 'dark' } })
    looksThatWay(page)
    const composer = await opensInComposer(page, previewOrigin, 'page-landing-stories-linen', search)
    const look = lookOf(page)
    await expect(look).toContainText(/stands on a picture, with a contrast of [1-3](\.\d)? to 1/)
    await expectAccessible(`words that can hardly be read, in ${language}`, { without: 'iframe' })

    await test.step('it leads to the block, where what mends it is offered with its contrast', async () => {
      await look.getByRole('button', { name: /^Hero/ }).first().click()
      const panel = composer.panel.getByRole('region', { name: 'Fields of Hero' })
      await expect(panel.getByRole('radio', { name: 'dark' })).toBeChecked()
      const mend = look.getByRole('button', { name: /^Ground of the words: light \(\d+(\.\d)? to 1\)$/ }).first()
      await expect(mend).toBeVisible()
      await expectAccessible(`what mends it, in ${language}`, { without: 'iframe' })
      await mend.click()
      await expect(panel.getByRole('radio', { name: 'light' })).toBeChecked()
    })

    await test.step('then nothing is found of the block, and one undo brings it back', async () => {
      await expect(look).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(look).toContainText('stands on a picture')
      await composer.isSaved()
    })
  })

test('what the page weighs is said with its largest picture, and a picture of too many bytes is changed for another one', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await merchandiser.restoresAtTheEnd('linen-hero')
  // What decodes a picture stops at its end.
  const tail = Buffer.alloc(500_000)
  await page.route(/\/images\/art\/.*linen.*_\d+w\./, async (route) => {
    // Names below localhost are the browser's own.
    const answer = await route.fetch({ url: route.request().url().replace('preview.localhost', 'localhost') })
    const body = Buffer.concat([await answer.body(), tail])
    await route.fulfill({ status: 200, body, headers: { 'content-type': 'image/webp', 'content-length': String(body.length) } })
  })
  const composer = await opensInComposer(page, previewOrigin, 'page-landing-stories-linen')
  const look = lookOf(page)
  await expect(look).toContainText(/At \d+ px: [\d,]+ kB\. HTML \d+, styles \d+, scripts \d+, fonts \d+, pictures/)
  await expect(look).toContainText(/Largest picture: [5-9]\d\d kB, shown at \d+ × \d+ px/)
  await expect(look).toContainText(/The picture has [5-9]\d\d kB, more than 300 kB/)
  await expectAccessible('a heavy picture', { without: 'iframe' })
  await look.getByRole('button', { name: 'Choose another picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByRole('searchbox').fill('autumn')
  await library.locator('ul button').first().click()
  await expect(look).toContainText(/The page has changed|Largest picture: \d\d kB|nothing is too heavy/)
  await expect(look).not.toContainText('The picture has')
  await composer.isSaved()
})
