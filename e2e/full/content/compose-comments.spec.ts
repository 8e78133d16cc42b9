import type { Locator, Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { test } from '../../setup/preview.ts'
import { expect } from '../../setup/shop-test.ts'

const COMPOSER = { without: 'iframe' }
/** A page that is looked at asks every ten seconds. */
const SOON = { timeout: 14_000 }

let pageId: string
test.beforeEach(async ({ merchandiser }, { retry, title }) => {
  // What is written at a page stays: each try has its own.
  pageId = `talk-${title.length}-${retry}`
  for (const name of ['first', 'second'])
    await merchandiser.creates({ id: `${pageId}-${name}`, type: 'headline', fields: { text: { en: `The ${name} words` } } })
  await merchandiser.creates({
    id: pageId,
    type: 'page',
    fields: {
      title: { en: 'Talked about' },
      key: { en: `landing/${pageId}` },
      kind: { en: 'landing' },
      blocks: { en: ['first', 'second'].map((name) => linkTo(`${pageId}-${name}`)) },
    },
  })
})

const commentsOf = (page: Page): Locator => page.getByRole('region', { name: 'Comments' })
const rowOf = (page: Page, name: string): Locator => page.getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name })

test('a comment is at its block for a colleague, who replies and resolves it; the list of pages and the page lead to it', async ({
  page,
  browser,
  previewOrigin,
  expectAccessible,
}) => {
  const colleague = await (await browser.newContext()).newPage()
  const [mine, theirs] = [commentsOf(page), commentsOf(colleague)]
  await opensInComposer(colleague, previewOrigin, pageId)
  const { selects } = await opensInComposer(page, previewOrigin, pageId)

  await test.step('written by keyboard, and seen at the block by a colleague who has the page open', async () => {
    await selects(/first words/)
    await mine.getByLabel('Write a comment').focus()
    await page.keyboard.type('Too long.\nسطر عربي')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(mine.getByText('Too long.')).toBeVisible()
    await expect(mine.getByLabel('Write a comment')).toBeFocused()
    await expect(mine.getByLabel('Write a comment')).toHaveValue('')
    await expect(rowOf(page, 'first words').getByText('1 comment')).toBeVisible()
    await expect(rowOf(colleague, 'first words').getByText('1 comment')).toBeVisible(SOON)
    await expectAccessible('a comment at a block', COMPOSER)
  })

  await test.step('the page has it with the way to its block; the colleague replies', async () => {
    await theirs.getByRole('button', { name: /first words/ }).click()
    await theirs.getByRole('button', { name: 'Reply' }).click()
    await expect(theirs.getByLabel('Your reply')).toBeFocused()
    await colleague.keyboard.type(`Shortened, see /_compose/pages/${pageId}?block=${pageId}-second`)
    await colleague.keyboard.press('ControlOrMeta+Enter')
    await expect(theirs.getByRole('button', { name: 'Reply' })).toBeFocused()
    await expect(mine.getByText('Shortened, see')).toBeVisible(SOON)
    await mine.getByRole('link', { name: /\?block=/ }).click()
    await expect(page.getByRole('complementary', { name: 'Fields' }).getByRole('heading', { name: /second words/ })).toBeVisible()
  })

  await test.step('it is counted in the list of pages, on a phone too', async () => {
    const list = await (await browser.newContext()).newPage()
    await list.goto(`${previewOrigin}/_compose`)
    await list.getByRole('link', { name: '1 comment on “Talked about”' }).click()
    await expect(commentsOf(list).getByRole('button', { name: /first words/ })).toBeAttached()
    await list.close()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('tab', { name: /^Fields/ }).click()
    await mine.getByLabel('Write a comment').scrollIntoViewIfNeeded()
    await expect(mine.getByRole('button', { name: 'Send' })).toBeVisible()
    await expectAccessible('comments on a phone', COMPOSER)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('resolved by the colleague, it is shown resolved, and reopened', async () => {
    await selects(/first words/)
    await theirs.getByRole('button', { name: 'Resolve' }).click()
    await expect(theirs.getByText('Resolved.')).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'Comments' })).toBeFocused()
    await expect(mine.getByText('Too long.')).toHaveCount(0, SOON)
    await expect(rowOf(page, 'first words').getByText('1 comment')).toHaveCount(0)
    await mine.getByRole('button', { name: 'Show resolved (1)' }).click()
    await expect(mine.getByText(/^Resolved by .*, now$/)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible('comments that are resolved, in dark colours', COMPOSER)
    await page.emulateMedia({ colorScheme: 'light' })
    await mine.getByRole('button', { name: 'Reopen' }).click()
    await expect(theirs.getByText('Too long.')).toBeVisible(SOON)
  })

  await test.step('of a block that is deleted it stays at the page', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await selects(/Talked about/)
    await expect(mine.getByRole('heading', { name: 'No longer on the page' })).toBeVisible()
    await expect(mine.getByText('Too long.')).toBeVisible()
    await expectAccessible('comments at a page', COMPOSER)
  })
  await colleague.close()
})

test('a comment that the shop does not take says why and keeps its words, over another block and a reload, until it is sent', async ({
  page,
  previewOrigin,
  complaints,
  expectAccessible,
}) => {
  forgive(complaints, /status of 503|Failed to load resource/)
  const { selects } = await opensInComposer(page, previewOrigin, pageId)
  const comments = commentsOf(page)
  const field = comments.getByLabel('Write a comment')
  await selects(/first words/)
  await page.route('**/_compose/api/pages/*/comments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try again in a moment.', requestId: '' } })
      : route.continue(),
  )
  await field.fill('Not lost')
  await comments.getByRole('button', { name: 'Send' }).click()
  await expect(comments.getByText('Not sent: Try again in a moment. Your text is kept; send it again.')).toBeVisible()
  await expectAccessible('a comment that was not sent', COMPOSER)
  await selects(/second words/)
  await expect(field).toHaveValue('')
  await page.reload()
  await selects(/first words/)
  await expect(field).toHaveValue('Not lost')
  await page.unroute('**/_compose/api/pages/*/comments')
  await comments.getByRole('button', { name: 'Send' }).click()
  await expect(comments.getByText('Sent.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(rowOf(page, 'first words').getByText('1 comment')).toBeVisible()
})
