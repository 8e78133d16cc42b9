import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Page } from '@playwright/test'
import { Agent, fetch as fetchBy } from 'undici'
import { findChromium } from '../../../scripts/chromium.mjs'
import { freePort } from '../../../scripts/free-port.mjs'
import { forgive } from '../../setup/forgive.ts'
import { endShop, shopEnvironment, startShop } from '../../setup/shop-process.ts'
import { expect, test } from '../../setup/shop-test.ts'

let shop: ChildProcess | undefined
let folder: string
let previewOrigin: string
test.beforeAll(async () => {
  test.setTimeout(200_000)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-programs-'))
  const port = await freePort()
  previewOrigin = `http://preview.localhost:${port}`
  const groups = { COMPOSE_EDITORS: 'demo-editors', COMPOSE_PUBLISHERS: 'demo-publishers' }
  const browser = findChromium()?.path
  const env = shopEnvironment({
    PORT: String(port),
    DATA_DIR: folder,
    ...groups,
    ...(browser === undefined ? {} : { COMPOSE_BROWSER: browser }),
  })
  shop = await startShop(['dist/server/main.js'], `http://localhost:${port}`, env)
})
test.afterAll(async () => {
  if (shop !== undefined) await endShop(shop)
  await rm(folder, { recursive: true, force: true })
})

const WIDTHS_PX = [1280, 390]
const [EMAIL, PASSWORD] = ['publisher@example.com', 'Passw0rd!']
const PAGE = 'page-landing-about'
const HEADING = 'Written by a program'

const signsIn = async (page: Page): Promise<void> => {
  await page.goto(`${previewOrigin}/_compose/programs`)
  await page.getByLabel('E-mail').fill(EMAIL)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in to the composer' }).click()
  await expect(page.getByRole('heading', { name: 'Programs', level: 1 })).toBeVisible()
}

/** A program as somebody would write one: with the key and the address that the composer showed. */
const connects = async (address: string, key: string) => {
  const client = new Client({ name: 'writer', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit, fetch: fetchHere }))
  return {
    client,
    call: async (name: string, input: Record<string, unknown>) => {
      const answer = await client.callTool({ name, arguments: input })
      expect([name, answer.isError ?? false, answer.isError === true ? answer.content : undefined]).toEqual([name, false, undefined])
      return answer as unknown as {
        readonly structuredContent: Record<string, never>
        readonly content: readonly { readonly type: string }[]
      }
    },
  }
}

/** Node looks names below localhost up; a browser knows that they are this machine. */
const here = new Agent({ connect: { lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]) } })
// The same function in another package's types.
const fetchHere = ((input: string | URL, init?: RequestInit) =>
  fetchBy(input, { ...init, dispatcher: here } as never)) as unknown as typeof fetch

test('she makes a key for a program, which proposes, saves and asks; she sees what changes, confirms, and shoppers see it', async ({
  page,
  expectAccessible,
  complaints,
}) => {
  forgive(complaints, /status of 401/)
  const isAccessible = async (what: string): Promise<void> => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(`${what} at ${width} px`)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await signsIn(page)
  await expect(page.getByText('No program has a key of yours.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect a program…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the program').fill('Campaign writer')
  await dialog.getByLabel('ask you to publish').check()
  await dialog.getByLabel('E-mail').fill(EMAIL)
  await dialog.getByLabel('Password').fill(PASSWORD)
  await isAccessible('the form of a key')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect(dialog.getByText('it is shown this once')).toBeFocused()
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue()
  const address = await dialog.getByLabel('Address for the program', { exact: true }).inputValue()
  await isAccessible('a key that was made')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Campaign writer' })).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)

  const program = await connects(address, key)
  const { structuredContent: read } = await program.call('read_page', { page: PAGE })
  const { revision, page: tree } = read as unknown as {
    revision: string
    page: { blocks: readonly { id: string; type: string; slots: object }[] }
  }
  const headline = tree.blocks.find(({ type }) => type === 'headline')?.id
  const operations = [
    { op: 'set', block: headline, field: 'text', value: HEADING },
    { op: 'set', block: headline, field: 'text', locale: 'en-GB', value: HEADING },
  ]
  const patch = { page: PAGE, revision, operations }
  const proposed = await program.call('propose_patch', patch)
  expect(proposed.structuredContent).toMatchObject({ findings: { canPublish: true } })
  const seen = await program.call('preview_patch', { ...patch, site: 'ald-gb', language: 'en', width: 390 })
  expect(seen.content.map(({ type }) => type)).toEqual(['text', ...(findChromium() === undefined ? [] : ['image'])])
  const saved = await program.call('save_draft', { ...patch, idempotencyKey: 'journey-of-a-program' })
  const asked = await program.call('request_publish', {
    page: PAGE,
    revision: String(saved.structuredContent['revision']),
    note: 'A headline for the autumn.',
  })
  expect(asked.structuredContent).toMatchObject({ status: 'waiting', confirmAt: expect.stringContaining('/_compose/programs?request=') })

  const live = `${previewOrigin.replace('preview.', '')}/en/about`
  expect(await (await page.request.get(live)).text()).not.toContain(HEADING)
  await page.goto(`${previewOrigin}/_compose`)
  await page.getByRole('link', { name: 'Programs (1 waiting)' }).click()
  await expect(page.getByRole('heading', { name: /^Campaign writer asks you to publish/ })).toBeVisible()
  await isAccessible('a request that waits')
  await page.getByRole('button', { name: 'See what changes…' }).click()
  await expect(dialog.getByText('A headline for the autumn.')).toBeVisible()
  await expect(dialog.locator('ins').first()).toHaveText(HEADING)
  await isAccessible('what a program asks to publish')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/is published\.$/)).toBeVisible()
  await expect(page.getByText('No program waits for you.')).toBeVisible()
  await expect.poll(async () => (await page.request.get(live)).text()).toContain(HEADING)
  const { structuredContent } = await program.call('read_publish_request', { request: asked.structuredContent['request'] })
  expect(structuredContent).toEqual({ state: 'confirmed' })

  await page.getByRole('button', { name: 'End this key' }).click()
  await expect(page.getByText('The key of Campaign writer is over.')).toBeVisible()
  await expect(program.client.listTools()).rejects.toThrow('KEY')
})
