import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/free-port.mjs'
import { opensFromMore, opensInComposer, type OpenComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { endShop, shopEnvironment, startShop } from '../../setup/shop-process.ts'
import { expect, test } from '../../setup/shop-test.ts'

// One shop, one content: each test goes on from what the one before has left.
test.describe.configure({ mode: 'serial' })

let shop: ChildProcess | undefined
let folder: string
let origin: string
let previewOrigin: string
test.beforeAll(async () => {
  test.setTimeout(200_000)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-review-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  previewOrigin = `http://preview.localhost:${port}`
  const groups = { COMPOSE_EDITORS: 'demo-editors', COMPOSE_PUBLISHERS: 'demo-publishers' }
  shop = await startShop(['dist/server/main.js'], origin, shopEnvironment({ PORT: String(port), DATA_DIR: folder, ...groups }))
})
test.afterAll(async () => {
  if (shop !== undefined) await endShop(shop)
  await rm(folder, { recursive: true, force: true })
})

const PAGE = 'page-landing-about'

/** Signs in as a person of the demo, all of whom have one password, and opens the page. */
const opensAs = async (page: Page, name: string): Promise<OpenComposer> => {
  await page.context().clearCookies({ name: 'compose_session' })
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password').fill('Passw0rd!')
  await page.getByRole('button', { name: 'Sign in to the composer' }).click()
  await expect(page.getByRole('button', { name: 'New page' })).toBeVisible()
  return opensInComposer(page, previewOrigin, PAGE)
}
const writes = async (composer: OpenComposer, text: string): Promise<void> => {
  await composer.selects(/Headline/)
  await composer.panel.getByLabel('Text', { exact: true }).fill(text)
  await composer.isSaved()
}
const note = (page: Page) => page.getByRole('region', { name: 'Review' })
const isSound = async (page: Page, within: string): Promise<void> =>
  expect((await new AxeBuilder({ page }).include(within).analyze()).violations).toEqual([])

test('an editor asks for a review with a note, after she has read what would change', async ({ page, complaints }) => {
  forgive(complaints, /status of 401/)
  const composer = await opensAs(page, 'editor')
  await writes(composer, 'All about us')
  await page.getByRole('button', { name: 'Ask for review…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
  await expect(dialog.getByText('All about us', { exact: true })).toBeVisible()
  await dialog.getByLabel('What should the reviewer know?').fill('A new headline')
  await isSound(page, 'dialog')
  await dialog.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(note(page)).toContainText('asked for a review')
  await expect(note(page)).toContainText('A new headline')
  await expect(note(page).getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await isSound(page, 'section[aria-label="Review"]')
})

test('a publisher finds it in the list of pages, and sends it back with an answer', async ({ page, complaints }) => {
  forgive(complaints, /status of 401/)
  await opensAs(page, 'publisher')
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Review asked')
  await expect(page.getByText(/^Review asked by Edith/)).toBeVisible()
  await isSound(page, 'main')
  await opensInComposer(page, previewOrigin, PAGE)
  await expect(note(page)).toContainText('A new headline')
  await isSound(page, 'section[aria-label="Review"]')
  await note(page).getByRole('button', { name: 'Send back…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send it back' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Say what is to be changed.')).toBeVisible()
  await isSound(page, 'dialog')
  await dialog.getByLabel('What is to be changed?').fill('Name the shop')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(note(page)).toContainText('sent it back')
})

test('the editor reads the answer, mends it and asks again', async ({ page, complaints }) => {
  forgive(complaints, /status of 401/)
  const composer = await opensAs(page, 'editor')
  await expect(note(page)).toContainText('Name the shop')
  await isSound(page, 'section[aria-label="Review"]')
  await writes(composer, 'All about Alder')
  await page.getByRole('button', { name: 'Ask for review…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a review' }).click()
  await expect(note(page)).toContainText('asked for a review')
})

test('what was approved loses its approval by a change, and once it is approved again the editor publishes it', async ({
  page,
  complaints,
}) => {
  forgive(complaints, /status of 401/)
  await opensAs(page, 'publisher')
  await note(page).getByRole('button', { name: 'Approve' }).click()
  await expect(note(page)).toContainText('approved exactly this')
  const composer = await opensAs(page, 'editor')
  await expect(note(page)).toContainText('You may publish it.')
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeVisible()
  await writes(composer, 'All about Alder, since 1921')
  await expect(note(page)).toContainText('the approval does not count any more')
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0)
  await isSound(page, 'section[aria-label="Review"]')
  await page.getByRole('button', { name: 'Ask for review…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a review' }).click()
  await expect(note(page)).toContainText('asked for a review')
  await opensAs(page, 'publisher')
  await note(page).getByRole('button', { name: 'Approve' }).click()
  await expect(note(page)).toContainText('approved exactly this')
  await opensAs(page, 'editor')
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(note(page)).toHaveCount(0)
  await opensFromMore(page, 'History')
  const lines = page.getByRole('dialog', { name: 'History' }).getByRole('listitem')
  await expect(lines.nth(0)).toContainText(/Edith.*published the page/)
  await expect(lines.nth(1)).toContainText(/Paula Alder.*approved what would go live/)
  await expect(async () => {
    const answer = await page.request.get(`${origin}/en/about`)
    expect(await answer.text()).toContain('All about Alder, since 1921')
  }).toPass({ timeout: 20_000 })
})
