import type { ChildProcess } from 'node:child_process'
import { stat, utimes } from 'node:fs/promises'
import { freePort } from '../../../scripts/free-port.mjs'
import { endShop, startShop } from '../../setup/shop-process.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

// Longer than a shop is waited for, which then ends it.
const START_MS = 200_000
const CHANGED = 'src/ui/price/price.tsx'

let origin: string
let shop: ChildProcess | undefined
test.beforeAll(async () => {
  test.setTimeout(START_MS)
  const port = await freePort()
  origin = `http://localhost:${port}`
  const { DATABASE_URL: _shared, ...rest } = process.env
  const env = { ...rest, APP_ENV: 'development', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: 'memory://' }
  shop = await startShop(['--import', 'tsx', 'server/main.ts', '--dev'], origin, env)
})
test.afterAll(() => (shop === undefined ? undefined : endShop(shop)))

test('from its sources the shop is styled with its first paint, hydrates under a policy, and swaps changed code without a reload', async ({
  page,
}) => {
  const swapped: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('hot updated')) swapped.push(message.text())
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries())
        document.documentElement.dataset[name === 'first-paint' ? 'firstPaint' : 'firstContent'] = getComputedStyle(
          document.body,
        ).backgroundColor
    }).observe({ type: 'paint', buffered: true })
  })
  // The first visit makes the server read every source; what counts is that it ends.
  const answer = await page.goto(`${origin}/en/product/everyday-tee/900001`)
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  await expect(page.locator('html')).toHaveAttribute('data-first-content', /^rgb\((?!0, 0, 0)/)
  await settled(page)
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).click()
  await expect(page.getByRole('dialog', { name: /bag/i })).toBeVisible()

  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const { atime, mtime } = await stat(CHANGED)
  await utimes(CHANGED, atime, new Date())
  await expect.poll(() => swapped.join(), { message: 'what was swapped' }).toContain('price.tsx')
  await utimes(CHANGED, atime, mtime)
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
})
