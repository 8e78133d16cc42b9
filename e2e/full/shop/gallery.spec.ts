import { readdir, readFile } from 'node:fs/promises'
import { registry } from '../../../block-registry/index.ts'
import type { BlockType } from '../../../schemas/generated/types.ts'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

const CLIENT = 'dist/client'
/** What fixtures name that is not there: the shop has no such script. */
const PROVOKED: Readonly<Record<string, RegExp>> = { scripts: /404|survey\.js/, 'script-file': /404|survey\.js/ }
const NOTHING = /(?!)/
const EVERY_FIXTURE_MS = 480_000

test('the gallery lists every block, and finds one by its words from the keyboard', async ({ page, expectAccessible }) => {
  await page.goto('/_gallery')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(Object.keys(registry).length)
  await page.keyboard.press('/')
  await page.keyboard.type('hero dark')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hero'])
  await page.getByRole('searchbox').fill('')
  await expectAccessible('the list of blocks')
  for (const width of WIDTHS_PX) await expectFits(page, width, 'the list of blocks')
})

for (const [theme, query] of [
  ['one theme', 'site=ald-gb'],
  ['one theme, from right to left', 'site=ald-ae&language=ar'],
  ['another theme', 'site=bri-kr'],
  ['another theme, from right to left', 'site=bri-kr&direction=rtl'],
] as const) {
  for (const scheme of ['light', 'dark']) {
    test(`the page of the design is accessible and fits in ${theme}, ${scheme}`, async ({ page, expectAccessible }) => {
      await page.goto(`/_gallery/design?${query}&scheme=${scheme}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design')
      // Nothing of a theme may be unreadable where it is meant to be read.
      await expect(page.locator('td [data-verdict="fail"]')).toHaveCount(0)
      for (const width of WIDTHS_PX) {
        await expectFits(page, width, `the design in ${theme}`)
        await expectAccessible(`the design in ${theme}, ${scheme}, at ${width} px`)
      }
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of the design shows every colour, and a dialog as it is when open', async ({ page }) => {
    await page.goto('/_gallery/design')
    await expect(page.getByRole('cell').filter({ hasText: 'passes' }).first()).toBeVisible()
    await expect(page.locator('#ui-dialog dialog')).toBeVisible()
    await expect(page.locator('#ui-drawer dialog')).toBeVisible()
  })
})

test('a link leads to a block in one fixture, width, language and direction', async ({ page, expectAccessible }) => {
  await page.goto('/_gallery/headline?fixture=1&viewport=768&language=ar')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(768)
  await page.getByRole('link', { name: 'ltr' }).click()
  await expect(page).toHaveURL(/fixture=1&viewport=768&language=ar&direction=ltr/)
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('link', { name: 'all', exact: true }).click()
  await expect(page.locator('iframe')).toHaveCount(3)
  // Each frame is a page with landmarks of its own, and is checked by the gallery itself.
  await expectAccessible('a block in the gallery', { without: 'iframe' })
  for (const width of WIDTHS_PX) await expectFits(page, width, 'a block in the gallery')
})

test('changed props show at once and stay in the address; what does not fit is explained and the last good rendering stays', async ({
  page,
  complaints,
}) => {
  // Still under way when the frame is loaded anew: a page that is being left does not take that for an outage.
  await page.route('**/data/splash_*', () => new Promise(() => undefined))
  const asked = page.waitForRequest(/data\/splash_/)
  await page.goto('/_gallery/hero?fixture=2')
  const shown = page.frameLocator('iframe').getByRole('heading')
  await expect(shown).toBeVisible()
  await asked
  const heading = page.getByLabel('Heading', { exact: true })
  await heading.fill('Boots for rain')
  await expect(shown).toHaveText('Boots for rain')
  await heading.fill('')
  await expect(page.getByText('This has to be filled in.')).toBeVisible()
  await expect(heading).toHaveAttribute('aria-invalid', 'true')
  await expect(shown).toHaveText('Boots for rain')
  forgive(complaints, /422/)

  await page.reload()
  await expect(heading).toHaveValue('Boots for rain')
  await expect(shown).toHaveText('Boots for rain')
  await page.getByRole('button', { name: 'Back to the fixture' }).click()
  await expect(shown).not.toHaveText('Boots for rain')
  await expect(page).not.toHaveURL(/props/)
})

test('a frame is checked on demand, and what is found leads to where it is explained', async ({ page }) => {
  await page.goto('/_gallery/hero')
  await page.frameLocator('iframe').getByRole('heading').waitFor()
  const problems = page.locator('#problems')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(problems).toHaveText('Nothing found.')
  await page
    .frameLocator('iframe')
    .locator('#root')
    .evaluate((root) => root.append(document.createElement('button')))
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(problems.getByRole('link', { name: /discernible text/i })).toHaveAttribute('href', /dequeuniversity/)
})

test('a block in a frame of a built shop answers as it does for shoppers, with its own props and with changed ones', async ({ page }) => {
  await page.goto('/_gallery/tabs?site=ald-us')
  const frame = page.frameLocator('iframe')
  const second = frame.getByRole('tab').nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(frame.getByRole('tabpanel')).toBeVisible()
  await expect(page.locator('#problems')).toHaveText('Nothing found.')

  await page.getByLabel('Name in the address').fill('chapter')
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('queryParam')
  await second.click()
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chapter=')
})

test('a block is shown under the configuration of each site', async ({ page }) => {
  await page.goto('/_gallery/headline?site=ald-jp&language=ja')
  const html = page.frameLocator('iframe').locator('html')
  await expect(html).toHaveAttribute('lang', 'ja-JP')
  await page.getByRole('group', { name: 'Site' }).getByRole('link', { name: 'ald-ca' }).click()
  await expect(html).toHaveAttribute('lang', 'en-CA')
})

test('every fixture of every block renders on a phone with a clean console', async ({ page, complaints, request }) => {
  test.setTimeout(EVERY_FIXTURE_MS)
  await page.setViewportSize({ width: 390, height: 844 })
  const list = await (await request.get('/_gallery')).text()
  const fixtures = [...list.matchAll(/\/_gallery\/([a-z0-9-]+)\?fixture=(\d+)/g)]
  expect(fixtures.length).toBeGreaterThanOrEqual(Object.keys(registry).length)
  const found: string[] = []
  for (const [, type = '', index] of fixtures) {
    const address = `/_gallery/${type}/${index}?hidePopups=1`
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    if (registry[type as BlockType].hydrate !== 'never') await settled(page)
    forgive(complaints, PROVOKED[type] ?? NOTHING)
    found.push(...complaints.splice(0).map((complaint) => `${address}: ${complaint}`))
  }
  expect(found).toEqual([])
})

test('nothing of the gallery is in what shoppers are sent', async () => {
  const manifest = await readFile(`${CLIENT}/.vite/manifest.json`, 'utf8')
  expect(manifest).not.toMatch(/src\/gallery|\.fixture|axe-core/)
  const scripts = (await readdir(`${CLIENT}/assets`)).filter((name) => name.endsWith('.js'))
  const sources = await Promise.all(scripts.map((name) => readFile(`${CLIENT}/assets/${name}`, 'utf8')))
  // A word of the workbench, of its frames, of a fixture and of axe-core.
  expect(sources.filter((text) => /changedprops|_gallery\/assets|Coats for the long way home|axe\.run/.test(text))).toEqual([])
})
