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
 * and one line of counts. docs/testing.md says what belongs where.
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

const build = buildIsCurrent() ? [] : [npm('build')]
const afterBuild = build.length > 0 ? { after: 'build' } : {}
// The first start of the journeys' shop is the one that the budgets weigh.
const weighed = { name: 'byte budgets', command: ['node', 'scripts/budgets.mjs', DATA], ...afterBuild }
await runBeside([
  ...(ring === 'verify' ? [] : [...build, weighed]),
  npm('lint'),
  npm('types'),
  npm('boundaries'),
  npm('dead-code'),
  npm('generated'),
  { ...npm('blocks', 'lint'), name: 'blocks lint' },
])
await runInTurn([npm('unit')])
if (ring !== 'verify') {
  const env = { CHROMIUM_PATH: findOrInstallChromium(), E2E_DATA_DIR: DATA }
  const journeys = async (name, ...projects) => ({
    name,
    command: ['npx', 'playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    env: { ...env, SUMMARY: `journeys-${projects[0]}`, E2E_PORT: String(await freePort()) },
  })
  await runInTurn([await journeys('core journeys', 'core-content')])
  if (ring === 'all') await runTheRest(env, await journeys('all other journeys', 'alone', 'block-life'))
}

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

/** What the core leaves out; what needs PostgreSQL is left out loudly where none is installed. */
async function runTheRest(env, allJourneys) {
  const unit = (name, ...args) => ({
    name: `unit: ${name}`,
    command: ['npx', 'vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=test-results/unit-${name}.json`],
  })
  // Attacks begin on a copy of what journeys have left, so that nothing has to be filled in again.
  await runInTurn([unit('programs', '--project=programs'), allJourneys, { ...npm('attack', '--', '--data', DATA), name: 'attacks' }])
  if (process.env.TEST_DATABASE_URL === undefined && postgresPrograms() === undefined) {
    console.log('\nSKIPPED: everything on PostgreSQL. Install postgresql, pgbouncer and haproxy, or set TEST_DATABASE_URL.')
    return
  }
  const own = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : undefined
  const onPostgres = { ...env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? own?.url }
  try {
    await runInTurn([
      { ...unit('PostgreSQL', '--project=shared', '--project=alone', ...WITH_DATABASE), env: onPostgres },
      { ...npm('e2e:postgres'), name: 'first sale on PostgreSQL', env: onPostgres },
      { ...npm('chaos', '--', '--checkouts', '60', '--at-once', '6'), name: 'chaos in short', env: onPostgres },
      { ...npm('many-processes', '--', '--short'), name: 'many processes', env },
    ])
  } finally {
    await own?.stop()
  }
}

function printSlowest(title, rows) {
  if (rows.length === 0) return
  console.log(`\nSlowest ${title}, seconds:`)
  const slowest = [...rows].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
}
