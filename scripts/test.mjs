import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildIsCurrent } from './build-stamp.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { printParts, runInPairs, runInTurn } from './parts.mjs'

/**
 * `npm test`: checks, unit tests, build, byte budgets, browser journeys and attacks; ends with the seconds of every part and one line
 * of counts. `npm run verify` is its first half, which needs no browser. With TEST_DATABASE_URL the unit tests that talk to
 * a database talk to that PostgreSQL, and a first sale is made there too; journeys always use the embedded database. In CI three
 * processes behind a balancer are run as well.
 */
const isVerify = process.argv[2] === 'verify'
const isWithPostgres = process.env.TEST_DATABASE_URL !== undefined
/** There a balancer and a pooler are installed. */
const isInCi = process.env.CI_PARTS !== undefined
const SLOWEST = 12
const readJson = (file) => JSON.parse(readFileSync(`test-results/${file}`, 'utf8'))
const printSlowest = (title, rows) => {
  if (rows.length === 0) return
  console.log(`\nSlowest ${title}, seconds:`)
  const slowest = [...rows].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
}

const npm = (script, ...args) => ({ name: script, command: ['npm', 'run', '--silent', script, ...args] })

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const build = isVerify || buildIsCurrent() ? [] : [npm('build')]
await runInPairs([
  npm('lint'),
  npm('types'),
  npm('boundaries'),
  npm('dead-code'),
  npm('generated'),
  { ...npm('blocks', 'lint'), name: 'blocks lint' },
])
await runInTurn([npm('unit'), ...build])

if (!isVerify) {
  rmSync('.data/e2e', { recursive: true, force: true })
  const env = { CHROMIUM_PATH: findOrInstallChromium() }
  await runInTurn([
    { name: 'byte budgets', command: ['node', 'scripts/budgets.mjs'] },
    { name: 'browser journeys', command: ['npx', 'playwright', 'test'], env },
    // On a copy of what the journeys have left, so that nothing has to be filled in again.
    { ...npm('attack', '--', '--data', '.data/e2e'), name: 'attacks' },
    ...(isWithPostgres ? [{ ...npm('e2e:postgres'), name: 'first sale on PostgreSQL', env }] : []),
    ...(isInCi ? [{ ...npm('many-processes', '--', '--short'), name: 'many processes', env }] : []),
  ])
}

printParts()
const unit = readJson('unit.json')
const journeys = isVerify ? [] : [readJson('journeys.json'), ...(isWithPostgres ? [readJson('journeys-postgres.json')] : [])]
printSlowest(
  'test files',
  unit.testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), seconds: (endTime - startTime) / 1000 })),
)
printSlowest(
  'journeys, by file',
  journeys.flatMap(({ files }) => files),
)
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const passed = unit.numPassedTests + sum(journeys.map((run) => run.passed))
const failed = unit.numFailedTests + sum(journeys.map((run) => run.failed))
console.log(`\n${passed} passed, ${failed} failed`)
