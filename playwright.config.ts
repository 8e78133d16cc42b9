import { defineConfig } from '@playwright/test'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)

export default defineConfig({
  testDir: 'e2e',
  // Emptied before each run: not the folder in which the unit tests leave their count.
  outputDir: 'test-results/traces',
  fullyParallel: true,
  // The shop, its database and the browser share the machine: on two cores one shopper at a time is the quickest that is steady.
  workers: 1,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  // Two cores may be busy; what is there at once is not waited for.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/setup/summary.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: /faults/ },
    // A fault is for the whole shop: nobody else may be shopping meanwhile.
    { name: 'faults', testMatch: /faults/, dependencies: ['journeys'], fullyParallel: false },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), APP_ENV: 'test', DATA_DIR: process.env['E2E_DATA_DIR'] ?? '.data/e2e', LOG_LEVEL: 'warn' },
  },
})
