import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildIsCurrent } from './build-stamp.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { postgresPrograms, startPostgres } from './many-processes/start-postgres.mjs'
import { printParts, runBeside, runInTurn } from './parts.mjs'

/**
 * `npm test`: the core, whose failure would stop a shop: checks, unit and contract tests, build, byte budgets, core journeys.
 * `npm run test:all`: the core, then everything else. `npm run verify`: the core without a browser. Ends with the seconds of every part
 * and one line of counts. docs/testing.md says what belongs where. Tests that need a database use TEST_DATABASE_URL, else a PostgreSQL of
 * this machine that is started for them, else the embedded one.
 */
const ring = process.argv[2] ?? 'core'
const SLOWEST = 12
const DATA = '.data/e2e'
/** Where the tests are that talk to a database. */
const WITH_DATABASE = ['server', 'contracts', 'platform', 'demo', 'scripts', 'cms-migrations'].map((folder) => `tests/${folder}/`)
const npm = (script, ...args) => ({ name: script, command: ['npm', 'run', '--silent', script, ...args] })

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
rmSync(DATA, { recursive: true, force: true })

const postgres = await findOrStartPostgres()
// A part that fails ends this program, and the PostgreSQL of its own with it.
await runChecks()
await runInTurn([{ ...npm('unit'), env: onPostgres() }])
if (ring !== 'verify') {
  const chromium = { CHROMIUM_PATH: findOrInstallChromium() }
  await runInTurn([await journeys('core journeys', chromium, 'core-content')])
  if (ring === 'all') await runTheRest(chromium)
}
await postgres?.stop()
printReports()

/** Checks keep one core busy each; so do the build, and the first start of the journeys' shop, which the byte budgets weigh. */
async function runChecks() {
  const build = ring === 'verify' || buildIsCurrent() ? [] : [npm('build')]
  const weighed = { name: 'byte budgets', command: ['node', 'scripts/budgets.mjs', DATA], ...(build.length > 0 ? { after: 'build' } : {}) }
  await runBeside([
    ...(ring === 'verify' ? [] : [...build, weighed]),
    npm('lint'),
    npm('types'),
    npm('boundaries'),
    npm('dead-code'),
    npm('generated'),
    { ...npm('blocks', 'lint'), name: 'blocks lint' },
  ])
}

/** What the core leaves out; what needs PostgreSQL is left out loudly where none is installed. */
async function runTheRest(chromium) {
  const unit = (name, ...args) => ({
    name: `unit tests: ${name}`,
    command: ['npx', 'vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=test-results/unit-${name}.json`],
  })
  await runInTurn([
    { ...unit('programs', '--project=programs'), env: onPostgres() },
    await journeys('all other journeys', chromium, 'alone', 'block-life'),
    // On a copy of what the journeys have left, so that nothing has to be filled in again.
    { ...npm('attack', '--', '--data', DATA), name: 'attacks' },
  ])
  if (postgres === undefined) {
    console.log('\nSKIPPED: everything on PostgreSQL. Install postgresql, pgbouncer and haproxy, or set TEST_DATABASE_URL.')
    return
  }
  await runInTurn([
    // The core had PostgreSQL.
    { ...unit('embedded', '--project=!programs', ...WITH_DATABASE), env: { TEST_DATABASE_URL: undefined } },
    { ...npm('e2e:postgres'), name: 'first sale on PostgreSQL', env: { ...chromium, ...onPostgres() } },
    { ...npm('chaos', '--', '--checkouts', '60', '--at-once', '6'), name: 'chaos in short', env: onPostgres() },
    { ...npm('many-processes', '--', '--short'), name: 'many processes', env: chromium },
  ])
}

async function journeys(name, chromium, ...projects) {
  return {
    name,
    command: ['npx', 'playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    env: { ...chromium, E2E_DATA_DIR: DATA, SUMMARY: `journeys-${projects[0]}`, E2E_PORT: String(await freePort()) },
  }
}

async function findOrStartPostgres() {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined) return { url, stop: async () => undefined }
  return postgresPrograms() === undefined ? undefined : startPostgres()
}

function onPostgres() {
  return postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url }
}

function printReports() {
  printParts()
  const reports = readdirSync('test-results')
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, report: JSON.parse(readFileSync(`test-results/${name}`, 'utf8')) }))
  const units = reports.filter(({ name }) => name.startsWith('unit')).map(({ report }) => report)
  const shops = reports.filter(({ name }) => name.startsWith('journeys')).map(({ report }) => report)
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  printSlowest(
    'test files',
    units.flatMap(({ testResults }) =>
      testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), seconds: (endTime - startTime) / 1000 })),
    ),
  )
  printSlowest(
    'journeys, by file',
    shops.flatMap(({ files }) => files),
  )
  const passed = sum(units.map(({ numPassedTests }) => numPassedTests)) + sum(shops.map((run) => run.passed))
  const failed = sum(units.map(({ numFailedTests }) => numFailedTests)) + sum(shops.map((run) => run.failed))
  console.log(`\n${passed} passed, ${failed} failed`)
}

function printSlowest(title, rows) {
  if (rows.length === 0) return
  console.log(`\nSlowest ${title}, seconds:`)
  const slowest = [...rows].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
}
