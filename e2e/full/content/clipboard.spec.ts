import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectFits } from '../../setup/expect-fits.ts'
import { merchandiser as hire } from '../../setup/merchandiser.ts'
import { expect, test } from '../../setup/shop-test.ts'

const PREVIEW = 'client=alder&country=GB&preview=spring'
const SOURCE = 'page-landing-about'
const run = promisify(execFile)

// All tests share the drafts of one space.
test.describe.configure({ mode: 'serial' })

const bar = (page: Page) => page.getByRole('complementary', { name: /^(Preview|معاينة)$/ })

test('a merchandiser copies a block from the preview by keyboard, and a developer pastes it on another page, as drafts', async ({
  page,
  baseURL,
  context,
  expectAccessible,
}) => {
  const origin = String(baseURL)
  const preview = origin.replace('//', '//preview.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: preview })
  const merchandiser = hire(origin)
  const folder = await mkdtemp(join(tmpdir(), 'clipboard-'))
  try {
    await merchandiser.drafts(SOURCE, { id: 'e2e-copied', type: 'headline', fields: { text: { en: 'Copied by hand' } } })
    await page.goto(`${preview}/en/about?${PREVIEW}`)
    const menu = bar(page).locator('summary', { hasText: 'Blocks' })
    await menu.focus()
    await page.keyboard.press('Enter')
    const copy = bar(page).getByRole('button', { name: 'Copy Headline “Copied by hand”' })
    await copy.focus()
    await expect(page.locator('[data-picked]')).toHaveAttribute('data-block', 'e2e-copied')
    await expectAccessible('blocks of a draft')
    await page.keyboard.press('Enter')
    await expect(bar(page).getByText('Copied: Headline “Copied by hand”')).toBeVisible()

    const file = join(folder, 'blocks.json')
    await writeFile(file, await page.evaluate(() => navigator.clipboard.readText()))
    await merchandiser.restoresAtTheEnd('page-landing-help-care')
    const paste = await run('node_modules/.bin/tsx', ['scripts/cms.ts', 'paste', 'landing/help/care', '--from', file], {
      env: { ...process.env, PORT: new URL(origin).port, APP_ENV: 'test' },
    })
    const [, made = ''] = /1 draft made: (\w+)/.exec(paste.stdout) ?? []
    expect(paste.stdout).toContain(`1 draft made: ${made}`)
    await page.goto(`${preview}/en/help/care?${PREVIEW}`)
    await expect(page.getByRole('heading', { name: 'Copied by hand' })).toBeVisible()
    const live = await page.request.get(`${origin}/en/help/care`)
    expect(await live.text()).not.toContain('Copied by hand')
    await merchandiser.leavesAllAsItWas()
    await merchandiser.deletes(made)
  } finally {
    await rm(folder, { recursive: true })
  }
})

for (const [width, path, name] of [
  [390, '/en', 'Blocks'],
  [768, '/en', 'Blocks'],
  [390, '/ae/ar', 'الكتل'],
] as const)
  test(`the list of blocks fits a window ${width} pixels wide at ${path}`, async ({ page, baseURL, expectAccessible }) => {
    const country = path === '/ae/ar' ? 'AE' : 'GB'
    await page.goto(`${String(baseURL).replace('//', '//preview.')}${path}?client=alder&country=${country}&preview=spring`)
    await bar(page).locator('summary', { hasText: name }).click()
    await expect(bar(page).getByRole('button').nth(3)).toBeVisible()
    await expectFits(page, width, `the list of blocks at ${path}`)
    await expectAccessible(`blocks at ${width}`)
  })
