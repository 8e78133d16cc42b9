import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../../scripts/free-port.mjs'
import { opensFromMore, opensInComposer } from '../../setup/composer.ts'
import { forgive } from '../../setup/forgive.ts'
import { endShop, shopEnvironment, startShop } from '../../setup/shop-process.ts'
import { expect, test } from '../../setup/shop-test.ts'

// One shop, one content: each test goes on from what the one before has left.
test.describe.configure({ mode: 'serial' })

let shop: ChildProcess | undefined
let folder: string
let previewOrigin: string
test.beforeAll(async () => {
  test.setTimeout(200_000)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-rights-'))
  const port = await freePort()
  previewOrigin = `http://preview.localhost:${port}`
  const groups = { COMPOSE_EDITORS: 'demo-editors', COMPOSE_PUBLISHERS: 'demo-publishers' }
  const env = shopEnvironment({ PORT: String(port), DATA_DIR: folder, ...groups })
  shop = await startShop(['dist/server/main.js'], `http://localhost:${port}`, env)
})
test.afterAll(async () => {
  if (shop !== undefined) await endShop(shop)
  await rm(folder, { recursive: true, force: true })
})

/** As a person of the demo; all have one password. */
const signsIn = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByLabel('E-mail').fill(`${name}@example.com`)
  await page.getByLabel('Password').fill('Passw0rd!')
  await page.getByRole('button', { name: 'Sign in to the composer' }).click()
}

const PAGE = 'page-landing-about'

test('a customer is told that her account is none for the composer, and sees no page', async ({ page, complaints }) => {
  forgive(complaints, /status of (?:401|403)/)
  await signsIn(page, 'jane')
  await expect(page.getByRole('alert')).toHaveText('This account may not use the composer. Ask who looks after accounts.')
  await page.goto(`${previewOrigin}/_compose/pages/${PAGE}`)
  await expect(page.getByRole('heading', { name: 'Sign in to the composer' })).toBeVisible()
})

test('an editor edits and is offered nothing to publish, and a request made by hand is refused', async ({ page, complaints }) => {
  forgive(complaints, /status of (?:401|403)/)
  await signsIn(page, 'editor')
  await expect(page.getByRole('button', { name: 'New page' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Unpublish/ })).toHaveCount(0)
  const composer = await opensInComposer(page, previewOrigin, PAGE)
  await composer.selects(/Headline/)
  await composer.panel.getByLabel('Text', { exact: true }).fill('By the editor')
  await composer.isSaved()
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0)
  const status = await page.evaluate(async (id) => {
    const headers = { 'x-vitrine-compose': '1', 'content-type': 'application/json' }
    const answer = await fetch(`/_compose/api/pages/${id}/publish`, { method: 'POST', headers, body: JSON.stringify({ versions: {} }) })
    return answer.status
  }, PAGE)
  expect(status).toBe(403)
})

test('a sign-in that ends while she types loses nothing: she signs in beside it and goes on', async ({ page, context, complaints }) => {
  forgive(complaints, /status of 401/)
  await signsIn(page, 'editor')
  await expect(page.getByRole('button', { name: 'New page' })).toBeVisible()
  const composer = await opensInComposer(page, previewOrigin, PAGE)
  await composer.selects(/Headline/)
  await context.clearCookies({ name: 'compose_session' })
  await composer.panel.getByLabel('Text', { exact: true }).fill('Typed while signed out')
  await expect(page.getByText('Not saved: you are signed out. Your work is kept in this browser.')).toBeVisible()
  const beside = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in again in another tab' }).click()
  const tab = await beside
  await signsIn(tab, 'editor')
  await expect(tab.getByRole('button', { name: 'New page' })).toBeVisible()
  await tab.close()
  await page.getByRole('button', { name: 'Try again' }).click()
  await composer.isSaved()
  await expect(composer.canvas.getByRole('heading', { level: 1 })).toHaveText('Typed while signed out')
})

test('a publisher publishes what the editor wrote, and the history of the page says who did it', async ({ page, complaints }) => {
  forgive(complaints, /status of 401/)
  await signsIn(page, 'publisher')
  await expect(page.getByRole('button', { name: 'New page' })).toBeVisible()
  await opensInComposer(page, previewOrigin, PAGE)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('It is live.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await opensFromMore(page, 'History')
  const last = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first()
  await expect(last).toContainText('Paula Alder')
  await expect(last).toContainText('published the page')
})
