import { defineConfig } from '@playwright/test'
import { STARTS_ITS_OWN_SHOP } from './e2e/setup/starts-its-own-shop.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
/** A shop that runs already, such as one behind a balancer; journeys that start a shop of their own have nothing to do with it. */
const RUNNING = process.env['E2E_BASE_URL']
const NOT_THERE = RUNNING === undefined ? [] : Object.keys(STARTS_ITS_OWN_SHOP).map((file) => `**/${file}`)

export default defineConfig({
  testDir: 'e2e',
  // Emptied before each run: not the folder in which the unit tests leave their count.
  outputDir: 'test-results/traces',
  fullyParallel: true,
  // The shop, its database and the browsers share the machine: two at a time are steady on two cores.
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // A core that is shared with others may be half as fast as it looks. What is there at once is not waited for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/setup/summary.ts']],
  use: {
    baseURL: RUNNING ?? `http://localhost:${PORT}`,
    // A seventh of the time of every journey, for files that nobody can open after a run of CI; what failed is run again at home.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    // Shops that share nothing with the one below.
    { name: 'own-shop', testDir: 'e2e/own-shop', testIgnore: ['**/block-life.spec.ts', ...NOT_THERE], workers: 1 },
    // Shoppers who read and buy do not disturb each other.
    { name: 'journeys', testIgnore: /\/e2e\/(?:own-shop|content|faults)\// },
    // What edits the content or moves the clock of the one shop, and after it what breaks it, has that shop to itself ...
    { name: 'alone', testMatch: /\/e2e\/(?:content|faults)\//, dependencies: ['own-shop', 'journeys'], workers: 1, fullyParallel: false },
    // ... and leaves the other core to the longest of those with a shop of their own.
    { name: 'block-life', testMatch: '**/block-life.spec.ts', testIgnore: NOT_THERE, dependencies: ['own-shop', 'journeys'], workers: 1 },
  ],
  ...(RUNNING === undefined ? { webServer: ownShop() } : {}),
})

function ownShop() {
  return {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), APP_ENV: 'test', DATA_DIR: process.env['E2E_DATA_DIR'] ?? '.data/e2e', LOG_LEVEL: 'warn' },
  } as const
}
