import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const SAVES = '**/_compose/api/entries/**'
const PAGE = 'page-landing-outage'
const blocks = ['outage-first', 'outage-second'].map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))

/** A page of two headlines that nobody else has. */
test.beforeEach(async ({ merchandiser }) => {
  await merchandiser.creates({ id: 'outage-first', type: 'headline', fields: { text: { en: 'First' }, level: { en: 1 } } })
  await merchandiser.creates({ id: 'outage-second', type: 'headline', fields: { text: { en: 'Second' } } })
  const fields = { title: { en: 'Outage' }, key: { en: 'landing/outage' }, kind: { en: 'landing' }, blocks: { en: blocks } }
  await merchandiser.creates({ id: PAGE, type: 'page', fields })
})

const idOf = (address: string): string => decodeURIComponent(address.split('/').at(-1) ?? '')

/** Answers saves as a shop does whose CMS is not reached; counts them. `ends`: it is back. */
const cutsOff = async (page: Page, status: number, refusal: object) => {
  let tries = 0
  await page.route(SAVES, async (route) => {
    tries += 1
    await route.fulfill({ status, json: { requestId: 'none', ...refusal } })
  })
  return { tries: () => tries, ends: () => page.unroute(SAVES) }
}

const UNAVAILABLE = { code: 'CMS_UNAVAILABLE', message: 'The CMS does not answer now. Nothing is lost; it is tried again.' }

test('a CMS that is away for a minute loses nothing of what is typed and built meanwhile: all is saved afterwards, once and in order', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /status of 503/)
  await page.clock.install()
  const { panel, outline, selects, isSaved } = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
  const text = panel.getByLabel('Text', { exact: true })
  const outage = await cutsOff(page, 503, UNAVAILABLE)
  /** Twenty seconds, in which it is tried again: the clock is wound at once, an answer takes its own time. */
  const passes = async (): Promise<void> => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.clock.runFor(20_000)
    await (await answered).finished()
  }
  await selects(/First/)
  await text.fill('Typed at the beginning')
  await expect(page.getByText('Not saved yet. The CMS does not answer now.')).toBeVisible()
  await passes()
  await selects(/Second/)
  await text.fill('Typed in the middle')
  await passes()
  // Another block, of which the CMS knows nothing yet.
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(outline.getByRole('button', { name: /Typed in the middle/ })).toHaveCount(2)
  await text.fill('Typed at the end')
  await passes()
  expect(outage.tries()).toBeGreaterThan(3)
  await expect(page.getByText('Not saved yet. The CMS does not answer now.')).toBeVisible()
  expect((await merchandiser.finds('outage-first')).fields['text']).toEqual({ en: 'First' })

  const saved: string[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PUT' && answer.ok()) saved.push(idOf(answer.url()))
  })
  await outage.ends()
  await page.clock.runFor(31_000)
  await isSaved()
  const [copy = ''] = saved
  // What is new comes before the page that leads to it, and nothing twice.
  expect([saved.slice(1).toSorted(), saved.length]).toEqual([['outage-first', 'outage-second', PAGE].toSorted(), 4])
  expect(copy).not.toBe(PAGE)
  const texts = await Promise.all(['outage-first', 'outage-second', copy].map(async (id) => (await merchandiser.finds(id)).fields['text']))
  expect(texts).toEqual([{ en: 'Typed at the beginning' }, { en: 'Typed in the middle' }, { en: 'Typed at the end' }])
  expect((await merchandiser.finds(PAGE)).fields['blocks']).toEqual({
    en: [...blocks, { sys: { type: 'Link', linkType: 'Entry', id: copy } }],
  })
  await merchandiser.deletes(copy)
})

test('who is signed out while typing is told so in a sentence, loses nothing, and it is saved when she comes back signed in', async ({
  page,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /status of 401/)
  const { panel, selects, isSaved } = await opensInComposer(page, previewOrigin, PAGE, '?site=ald-gb')
  const expired = await cutsOff(page, 401, { code: 'SIGN_IN', message: 'Sign in again; your work is kept.' })
  await selects(/First/)
  await panel.getByLabel('Text', { exact: true }).fill('Typed signed out')
  await expect(page.getByText('Not saved: you are signed out. Your work is kept in this browser.')).toBeVisible()
  await panel.getByLabel('Text', { exact: true }).fill('Typed on, signed out')
  await expect(page.getByText('Not saved: you are signed out. Your work is kept in this browser.')).toBeVisible()
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Sign in again in another tab' }).click()])
  await expect(tab.getByRole('heading', { name: 'Pages' })).toBeVisible()
  await expired.ends()
  await tab.close()
  // The test's browser holds every tab for the one that is looked at, so it says nothing when she comes back to this one.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await isSaved()
  expect((await merchandiser.finds('outage-first')).fields['text']).toEqual({ en: 'Typed on, signed out' })
})

test('a browser that ends in the middle of a save has the work again when the page is opened in it, and saves it', async ({
  previewOrigin,
  merchandiser,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'composer-profile-'))
  try {
    const first = await chromium.launchPersistentContext(profile, launchOptions)
    const before = await first.newPage()
    // The save is on its way for ever.
    await before.route(SAVES, () => undefined)
    const opened = await opensInComposer(before, previewOrigin, PAGE, '?site=ald-gb')
    await opened.selects(/First/)
    await opened.panel.getByLabel('Text', { exact: true }).fill('Typed before the end')
    await expect(before.getByText('Saving…')).toBeVisible()
    await first.close()
    expect((await merchandiser.finds('outage-first')).fields['text']).toEqual({ en: 'First' })

    const second = await chromium.launchPersistentContext(profile, launchOptions)
    const after = await second.newPage()
    const again = await opensInComposer(after, previewOrigin, PAGE, '?site=ald-gb')
    await expect(again.canvas.getByRole('heading', { level: 1, name: 'Typed before the end' })).toBeVisible()
    await again.isSaved()
    await second.close()
    expect((await merchandiser.finds('outage-first')).fields['text']).toEqual({ en: 'Typed before the end' })
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
})
