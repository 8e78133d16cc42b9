import type { APIRequestContext, Page } from '@playwright/test'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { expect } from '../../setup/shop-test.ts'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

/** What shoppers get at an address: `200`, or `301 /en/there`. */
const shopAnswers = async (request: APIRequestContext, path: string): Promise<string> => {
  const answers = await atEveryProcess((origin) => request.get(`${origin}/en${path}`, { maxRedirects: 0 }))
  const said = answers.map((answer) => `${answer.status()} ${answer.headers()['location']?.replace(/^https?:\/\/[^/]+/, '') ?? ''}`.trim())
  return [...new Set(said)].join(', ')
}

const pageIn = (page: Page): string => decodeURIComponent(/\/pages\/([^/?]+)/.exec(page.url())?.[1] ?? '')

const publishes = async (page: Page): Promise<void> => {
  await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
}

test('a page is made, published, moved with its old address leading to it, taken down, put away and brought back', async ({
  page,
  request,
  previewOrigin,
  merchandiser,
  complaints,
}) => {
  forgive(complaints, /status of (?:404|422)/)
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await expect(dialog.getByRole('radio', { name: 'Questions and answers' })).toBeVisible()
  // However many templates there are.
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Title').fill('Women')
  // A category is there already.
  await expect(dialog.getByRole('status').filter({ hasText: 'category or brand' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Questions and answers' }).check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Address')).toBeFocused()
  await dialog.getByLabel('Address').fill('/journey-questions')
  await dialog.getByLabel('Title').fill('Questions of a journey')
  await expect(dialog.getByText('This address is free.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  const pageId = pageIn(page)
  try {
    expect(await shopAnswers(request, '/journey-questions')).toBe('404')
    await publishes(page)
    await expect.poll(() => shopAnswers(request, '/journey-questions')).toBe('200')

    const address = page.getByRole('complementary', { name: 'Fields' }).getByLabel('Address', { exact: true })
    await address.fill('/journey-answers')
    await expect(page.getByText('This address is free.')).toBeVisible()
    await expect(page.getByText('All changes are saved as a draft')).toBeVisible()
    await page.getByRole('button', { name: 'Publish…' }).click()
    const publish = page.getByRole('dialog')
    await expect(publish.getByRole('checkbox', { name: 'Lead shoppers from /journey-questions to /journey-answers' })).toBeChecked()
    await publish.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(publish.getByText('/journey-questions leads here from now on.')).toBeVisible()
    await publish.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => shopAnswers(request, '/journey-answers')).toBe('200')
    await expect.poll(() => shopAnswers(request, '/journey-questions')).toBe('301 /en/journey-answers')

    await page.goto(`${previewOrigin}/_compose`)
    const row = page.getByRole('row', { name: /Questions of a journey/ })
    await row.getByRole('button', { name: /^Unpublish/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(row.getByText('Draft')).toBeVisible()
    await expect.poll(() => shopAnswers(request, '/journey-answers')).toBe('404')
    await row.getByRole('button', { name: /^Archive/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await expect(row.getByText('Archived')).toBeVisible()
    await row.getByRole('button', { name: /^Restore/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(row.getByText('Draft')).toBeVisible()
  } finally {
    await merchandiser.removes(pageId)
    await merchandiser.removesRedirects('/journey-questions')
  }
})
