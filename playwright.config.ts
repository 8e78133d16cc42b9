import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import type { ShopOptions } from './e2e/setup/shop-test.ts'
import { CMS_ORIGIN, cmsSide, shopsSide } from './e2e/setup/cms-apart.ts'
import { STARTS_ITS_OWN_SHOP } from './e2e/setup/starts-its-own-shop.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
/** A shop that runs already, such as one behind a balancer; journeys that start a shop of their own have nothing to do with it. */
const RUNNING = process.env['E2E_BASE_URL']
const NOT_THERE = RUNNING === undefined ? [] : Object.keys(STARTS_ITS_OWN_SHOP).map((file) => `**/${file}`)
/** A shop that runs already reports no errors of headless browsers. */
const UNREPORTED = RUNNING === undefined ? [] : ['**/reported-errors.spec.ts']
/** Of the shop, and of the CMS where that is a program of its own. */
const DATA_DIR = process.env['E2E_DATA_DIR'] ?? '.data/e2e'
/** What runs these tests for CI installs one before; without any, Playwright says what to do. */
const chromium = findChromium()
/** The shop and its database take what two browsers leave of each core pair. */
const WORKERS = Number(process.env['E2E_WORKERS'] ?? Math.max(2, availableParallelism() - 1))
/** One shop, one content, one clock: those who change them take turns. */
const IN_TURN = { workers: 1, fullyParallel: false }

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  // Emptied before each run: not the folder in which the unit tests leave their count.
  outputDir: 'test-results/traces',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits for hangs: a core that is shared with others may be half as fast as it looks.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./e2e/setup/summary.ts']],
  use: {
    baseURL: RUNNING ?? `http://localhost:${PORT}`,
    // A seventh of the time of every journey, for files that nobody can open after a run of CI; what failed is run again at home.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium.path }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    // The core: shoppers who read and buy, who do not disturb each other (the first sale looks at pictures); then who edits the content of the same shop.
    { name: 'core', testDir: 'e2e/core/shop', use: { hasPlainPictures: true } },
    { name: 'core-content', testDir: 'e2e/core/content', dependencies: ['core'], ...IN_TURN },
    // Everything else, in the same order.
    { name: 'journeys', testDir: 'e2e/full/shop', testIgnore: UNREPORTED },
    // Shops that share nothing with the one above.
    { name: 'own-shop', testDir: 'e2e/full/own-shop', testIgnore: ['**/block-life.spec.ts', ...NOT_THERE], workers: 1 },
    // What breaks the shop comes last ...
    { name: 'alone', testDir: 'e2e/full', testMatch: /\/full\/(?:content|faults)\//, dependencies: ['own-shop', 'journeys'], ...IN_TURN },
    // ... and leaves the other core to the longest of those with a shop of their own.
    { name: 'block-life', testMatch: '**/block-life.spec.ts', testIgnore: NOT_THERE, dependencies: ['own-shop', 'journeys'], workers: 1 },
  ],
  // One after the other: the shop reads its first pages from the CMS.
  ...(RUNNING === undefined ? { webServer: CMS_ORIGIN === undefined ? [ownShop()] : [cmsApart(CMS_ORIGIN), ownShop()] } : {}),
})

function ownShop() {
  return {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      APP_ENV: 'test',
      BROWSER_ERRORS: 'headless',
      DATA_DIR,
      LOG_LEVEL: 'warn',
      ...(CMS_ORIGIN === undefined ? {} : shopsSide(CMS_ORIGIN)),
    },
  } as const
}

/** See e2e/setup/cms-apart.ts. */
function cmsApart(origin: string) {
  return {
    command: 'node --import tsx e2e/setup/serve-cms.ts',
    url: `${origin}/readyz`,
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { ...cmsSide(origin, `http://localhost:${PORT}`), DATA_DIR: `${DATA_DIR}-cms`, LOG_LEVEL: 'warn' },
  } as const
}
