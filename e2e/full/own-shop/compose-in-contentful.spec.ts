import AxeBuilder from '@axe-core/playwright'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { freePort } from '../../../scripts/free-port.mjs'
import { startContentfulHost, type ContentfulHost } from '../../setup/contentful-host.ts'
import { forgive } from '../../setup/forgive.ts'
import { endShop, shopEnvironment, startShop } from '../../setup/shop-process.ts'
import { expect, test } from '../../setup/shop-test.ts'

// One shop, one content: each test goes on from what the one before has left. Nobody here may have a cookie.
test.describe.configure({ mode: 'serial' })
test.use({ isConsentUndecided: true, viewport: { width: 1440, height: 900 } })

const PAGE = 'page-landing-about'
const APP_ID = 'vitrineApp'
const SECRET = 'f'.repeat(64)
const SPACE = { space: 'vitrine', environment: 'master' }

let shop: ChildProcess | undefined
let host: ContentfulHost
/** An app of the same name whose secret the shop does not have. */
let foreign: ContentfulHost
let folder: string
let origin: string
test.beforeAll(async () => {
  test.setTimeout(200_000)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-contentful-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  const appUrl = () => `http://preview.localhost:${port}/_compose`
  host = await startContentfulHost({ appUrl, appId: APP_ID, secret: SECRET, ...SPACE })
  foreign = await startContentfulHost({ appUrl, appId: APP_ID, secret: 'e'.repeat(64), ...SPACE })
  const app = {
    CONTENTFUL_APP_ID: APP_ID,
    CONTENTFUL_APP_SECRET: SECRET,
    CONTENTFUL_APP_HOSTS: `${host.origin} ${foreign.origin}`,
    CONTENTFUL_APP_EDITORS: '*',
    CONTENTFUL_APP_PUBLISHERS: 'vitrine-manager',
    PREVIEW_PASSWORD: 'nobody types this here',
  }
  shop = await startShop(['dist/server/main.js'], origin, shopEnvironment({ PORT: String(port), DATA_DIR: folder, ...app }))
})
test.afterAll(async () => {
  if (shop !== undefined) await endShop(shop)
  await host.close()
  await foreign.close()
  await rm(folder, { recursive: true, force: true })
})

const appIn = (page: Page): FrameLocator => page.frameLocator('#app')

/** Neither of the shop nor of the CMS: in a frame of another site browsers store none. */
const hasNoCookie = async (context: BrowserContext): Promise<void> => expect(await context.cookies()).toEqual([])

const opensCanvas = async (app: FrameLocator): Promise<FrameLocator> => {
  const canvas = app.frameLocator('iframe')
  await expect(canvas.locator('html[data-compose="ready"]')).toBeAttached()
  return canvas
}

test('an editor picks a page inside Contentful, types, sees it on the page, and the CMS has it, all without a cookie', async ({
  page,
  context,
}) => {
  await page.goto(`${host.origin}/?user=ann`)
  const app = appIn(page)
  await expect(app.getByRole('button', { name: 'New page' })).toBeVisible()
  await app
    .getByRole('link', { name: /^About/ })
    .first()
    .click()
  const canvas = await opensCanvas(app)
  await expect(page.locator('#app')).toHaveAttribute('data-path', `/pages/${PAGE}`)
  await app
    .getByRole('navigation', { name: 'Blocks' })
    .getByRole('button', { name: /Headline/ })
    .first()
    .click()
  const panel = app.getByRole('complementary', { name: 'Fields' })
  await panel.getByLabel('Text', { exact: true }).fill('Typed inside Contentful')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Typed inside Contentful')
  await expect(app.getByText('All changes are saved as a draft')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Publish…' })).toHaveCount(0)

  const entries = `${origin}/contentful/spaces/${SPACE.space}/environments/${SPACE.environment}/entries?content_type=headline&limit=1000`
  const answer = await fetch(entries, { headers: { authorization: 'Bearer management-token' } })
  expect(await answer.text()).toContain('Typed inside Contentful')
  const { violations } = await new AxeBuilder({ page }).include(['#app', '#composer']).exclude(['#app', 'iframe']).analyze()
  expect(violations).toEqual([])
  await hasNoCookie(context)
})

test('blocks are shown as pictures in the gallery, and at four widths at once', async ({ page, context, complaints }) => {
  // What the test itself puts into each frame.
  forgive(complaints, /Blocked script execution in 'about:srcdoc'/)
  await page.goto(`${host.origin}/?user=ann&path=/pages/${PAGE}`)
  const app = appIn(page)
  await opensCanvas(app)
  await app.getByRole('button', { name: '+ Blocks' }).first().click()
  await expect(app.locator('dialog [data-state="shown"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await app.getByRole('combobox', { name: 'Width' }).selectOption('Four widths')
  for (const width of [390, 768, 1280, 1600])
    await expect(app.frameLocator(`iframe[title="The page at ${width} pixels"]`).locator('html[data-compose="ready"]')).toBeAttached()
  await hasNoCookie(context)
})

test('a publisher opens the page from its entry and publishes it, and the history has her name of the CMS', async ({ page, context }) => {
  await page.goto(`${host.origin}/?user=vitrine-manager&location=entry-sidebar&entry=${PAGE}`)
  const app = appIn(page)
  await app.getByRole('button', { name: 'Open in the composer' }).click()
  const canvas = await opensCanvas(app)
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Typed inside Contentful')
  await app.getByRole('button', { name: 'Publish…' }).click()
  await app.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(app.getByText('It is live.')).toBeVisible()
  await app.getByRole('button', { name: 'Done' }).click()
  const bar = app.getByRole('banner')
  await bar.getByText('More', { exact: true }).click()
  await bar.getByRole('button', { name: 'History', exact: true }).click()
  await expect(app.getByRole('dialog', { name: 'History' }).getByRole('listitem').first()).toContainText('Vitrine Manager')
  await hasNoCookie(context)
})

test('what another secret has signed is refused with a sentence', async ({ page, complaints }) => {
  forgive(complaints, /status of 403/)
  await page.goto(`${foreign.origin}/?user=vitrine-manager`)
  await expect(appIn(page).getByText('This does not carry the signature of Contentful.')).toBeVisible()
})
