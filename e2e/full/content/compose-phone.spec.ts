import type { Page } from '@playwright/test'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

const ABOUT = '/_compose/pages/page-landing-about?site=ald-gb&lang=en'
/** What a phone's keys leave of its screen. */
const WITH_KEYS = { width: 390, height: 430 }

const overflowOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** What can be tapped and is smaller than a finger hits; links among words are as high as their line. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, input, textarea, [role="tab"]')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 24 || box.height < 24))
      .map(({ each, box }) => `${each.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  )

const smallLetters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea, [contenteditable]',
      ),
    ]
      .filter((each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).fontSize) < 16)
      .map((each) => each.outerHTML.slice(0, 80)),
  )

const isSound = async (page: Page, what: string): Promise<void> => {
  expect([what, await overflowOf(page)]).toEqual([what, 0])
  expect([what, await smallTargets(page)]).toEqual([what, []])
  expect([what, await smallLetters(page)]).toEqual([what, []])
}

test('on a phone a page is found, its headline tapped twice and corrected, looked at and published', async ({
  page,
  previewOrigin,
  merchandiser,
  expectAccessible,
}) => {
  await merchandiser.restoresAtTheEnd('about-headline')
  const canvas = page.frameLocator('iframe')
  const heading = canvas.getByRole('heading', { level: 1 })
  await test.step('find it', async () => {
    await page.goto(`${previewOrigin}/_compose`)
    await page.getByRole('searchbox').fill('about alder')
    await expect(page.getByText('1 page', { exact: true })).toBeVisible()
    await isSound(page, 'the list')
    await expectAccessible('the list on a phone')
    await page.getByRole('link', { name: 'About Alder' }).tap()
    await expect(canvas.locator('html[data-compose="ready"]')).toBeAttached()
  })
  await test.step('change its words where they stand', async () => {
    await heading.tap()
    await expect(canvas.locator('[data-compose-outline="selected"]')).toBeVisible()
    await heading.tap()
    await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only')
    await page.setViewportSize(WITH_KEYS)
    await expect(heading).toBeInViewport()
    await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only')
    await page.keyboard.type(', since 1987')
    await page.keyboard.press('Enter')
    await page.setViewportSize({ width: 390, height: 780 })
    await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
    await isSound(page, 'the page')
    await expectAccessible('a page on a phone', { without: 'iframe' })
  })
  await test.step('see the same in its fields', async () => {
    await page.getByRole('tab', { name: /^Fields/ }).tap()
    await expect(page.getByRole('tabpanel').getByLabel('Text', { exact: true })).toHaveValue(/, since 1987$/)
    await isSound(page, 'the fields')
    await expectAccessible('fields on a phone', { without: 'iframe' })
    await page.getByRole('tab', { name: /^Blocks/ }).tap()
    await isSound(page, 'the blocks')
  })
  await test.step('publish it in a window that is the whole screen', async () => {
    await page.getByRole('button', { name: 'Publish…' }).tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/, since 1987/).first()).toBeVisible()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 })
    await isSound(page, 'the publish')
    await expectAccessible('a publish on a phone', { within: 'dialog' })
    const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
    expect((await publish.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await publish.tap()
    await expect(dialog.getByText('It is live.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).tap()
  })
})

test('on a phone the bar has two rows, and under More where and how the page is seen, schedule, history and translate', async ({
  page,
  previewOrigin,
  expectAccessible,
}) => {
  await page.goto(`${previewOrigin}${ABOUT}`)
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  const bar = page.getByRole('banner')
  expect((await bar.boundingBox())?.height).toBeLessThan(110)
  await bar.getByText('More', { exact: true }).tap()
  for (const name of ['Site', 'Language', 'Width']) await expect(bar.getByRole('combobox', { name })).toBeVisible()
  for (const name of ['Schedule…', 'History', 'Translate…', 'Show me around']) await expect(bar.getByRole('button', { name })).toBeVisible()
  await isSound(page, 'the menu')
  await expectAccessible('the menu of the bar on a phone', { without: 'iframe' })
  await bar.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('combobox', { name: 'Site' })).toBeHidden()
})

test('while a phone shows its keys, what a window is for stays in sight, and the field that is typed in', async ({
  page,
  previewOrigin,
}) => {
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByRole('button', { name: 'New page' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').tap()
  await page.setViewportSize(WITH_KEYS)
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeInViewport()
  await expect(dialog.getByLabel('Title')).toBeInViewport()
  await expect(dialog.getByLabel('Address')).toHaveAttribute('inputmode', 'url')
  await isSound(page, 'a new page')
})

test('the choice of a picture fits a phone’s screen, and asks its camera roll for kinds of pictures that the shop takes', async ({
  page,
  previewOrigin,
}) => {
  await page.goto(`${previewOrigin}${ABOUT}`)
  await expect(page.frameLocator('iframe').locator('html[data-compose="ready"]')).toBeAttached()
  await page.getByRole('tab', { name: /^Blocks/ }).tap()
  await page
    .getByRole('navigation', { name: 'Blocks' })
    .getByRole('button', { name: /^Text and image/ })
    .first()
    .tap()
  await page.getByRole('tab', { name: /^Fields/ }).tap()
  await page
    .getByRole('button', { name: /Choose (another|a) picture/ })
    .first()
    .tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[type="file"]')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif,image/gif')
  await isSound(page, 'the choice of a picture')
})
