import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildIsCurrent } from './build-stamp.mjs'
import { readCommandLine } from './command-line.mjs'
import { CORE_JOURNEYS, CORE_UNIT, journeys, openTestPostgres, unitTests } from './core-tests.mjs'
import { printParts, runBeside, runInTurn } from './parts.mjs'

const { positionals } = readCommandLine({
  usage: `Usage: npm test           the core, whose failure would stop a shop: checks, unit and contract tests, build, byte budgets, core journeys
       npm run test:all   the core, then everything else
       npm run verify     the core without a browser

Ends with the seconds of every part and one line of counts. docs/testing.md says what belongs where. Tests that need a database use
TEST_DATABASE_URL, else a PostgreSQL of this machine that is started for them, else the embedded one.

  --help   this text

Exit codes: 0 all is green, 1 something failed.`,
  allowPositionals: true,
})
const [ring = 'core'] = positionals
const SLOWEST = 12
const DATA = '.data/e2e'
/** Where the tests are that talk to a database. */
const WITH_DATABASE = ['server', 'contracts', 'platform', 'demo', 'scripts', 'cms-migrations'].map((folder) => `tests/${folder}/`)
const npm = (script, ...args) => ({ name: script, command: ['npm', 'run', '--silent', script, ...args] })

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
rmSync(DATA, { recursive: true, force: true })

const postgres = await openTestPostgres()
// A part that fails ends this program, and the PostgreSQL of its own with it.
await runChecks()
await runInTurn([{ name: 'unit', ...unitTests({ report: 'unit', postgres, args: CORE_UNIT }) }])
if (ring !== 'verify') {
  await runInTurn([{ name: 'core journeys', ...(await journeys({ report: 'journeys-core', data: DATA, projects: CORE_JOURNEYS })) }])
  if (ring === 'all') await runTheRest()
}
await postgres.stop()
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
async function runTheRest() {
  const others = await journeys({ report: 'journeys-others', data: DATA, projects: ['alone', 'block-life'] })
  const anywhere = [
    { name: 'unit tests: programs', ...unitTests({ report: 'unit-programs', postgres, args: ['--project=programs'] }) },
    { name: 'all other journeys', ...others },
    { ...npm('e2e:cms-apart'), name: 'composer with the CMS apart' },
    // On a copy of what the journeys have left, so that nothing has to be filled in again.
    { ...npm('attack', '--', '--data', DATA), name: 'attacks' },
    { ...npm('looks'), name: 'looks' },
    { ...npm('speed-guard'), name: 'guard against getting slower' },
  ]
  if (postgres.env.TEST_DATABASE_URL === undefined) {
    console.log('\nSKIPPED: everything on PostgreSQL. Install postgresql, pgbouncer and haproxy, or set TEST_DATABASE_URL.')
    return runInTurn(anywhere)
  }
  return runInTurn([
    ...anywhere,
    // The core had PostgreSQL.
    { name: 'unit tests: embedded', ...unitTests({ report: 'unit-embedded', args: [...CORE_UNIT, ...WITH_DATABASE] }) },
    { ...npm('e2e:postgres'), name: 'first sale on PostgreSQL', env: postgres.env },
    { ...npm('chaos', '--', '--checkouts', '60', '--at-once', '6', '--own-postgres'), name: 'chaos in short' },
    { ...npm('many-processes', '--', '--short'), name: 'many processes' },
    { ...npm('restore-drill'), name: 'restore drill' },
    { ...npm('rolling-upgrade'), name: 'upgrade from the last release' },
  ])
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
