import { findOrInstallChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { postgresPrograms, startPostgres } from './many-processes/start-postgres.mjs'

/**
 * The PostgreSQL of the tests: the one at TEST_DATABASE_URL, else one of this machine that is started for them. Without either `env` is
 * empty, and tests that need a database use the embedded one.
 */
export const openTestPostgres = async () => {
  const given = process.env.TEST_DATABASE_URL
  const stop = async () => undefined
  if (given !== undefined) return { env: { TEST_DATABASE_URL: given }, stop }
  if (postgresPrograms() === undefined) return { env: {}, stop }
  const started = await startPostgres()
  return { env: { TEST_DATABASE_URL: started.url }, stop: started.stop }
}

/** A run of unit tests; its counts are left in `test-results/<report>.json`. */
export const unitTests = ({ report, postgres, args }) => ({
  command: ['npx', 'vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}.json`],
  env: postgres?.env ?? { TEST_DATABASE_URL: undefined },
})

/** All projects of unit tests but the one of the other ring. */
export const CORE_UNIT = ['--project=!programs']

/** A run of journeys on a shop with this data folder; its counts are left in `test-results/<report>.json`. */
export const journeys = async ({ report, data, projects }) => ({
  command: ['npx', 'playwright', 'test', ...projects.map((project) => `--project=${project}`)],
  env: { CHROMIUM_PATH: findOrInstallChromium(), E2E_DATA_DIR: data, SUMMARY: report, E2E_PORT: String(await freePort()) },
})

/** The project whose dependencies are the whole core. */
export const CORE_JOURNEYS = ['core-content']
