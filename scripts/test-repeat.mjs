import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildIsCurrent } from './build-stamp.mjs'
import { readCommandLine } from './command-line.mjs'
import { CORE_JOURNEYS, CORE_UNIT, journeys, openTestPostgres, unitTests } from './core-tests.mjs'
import { spawnToEnd } from './parts.mjs'

const USAGE = `Usage: npm run test:repeat -- [times] [--busy <loops>], both whole numbers

The tests of the core so often, 5 times unless given, and what was ever red. A test that is red here and green alone has a race: it is
mended at its cause, which may be in the product.

  --busy <loops>   beside so many loops that keep a core busy each, 0 unless given
  --help           this text

Exit codes: 0 nothing was ever red, 1 something was.`
const { values, positionals } = readCommandLine({
  usage: USAGE,
  allowPositionals: true,
  options: { busy: { type: 'string', default: '0' } },
})
const [times, busy] = [Number(positionals[0] ?? 5), Number(values.busy)]
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(busy) || busy < 0) {
  console.error(USAGE)
  process.exit(1)
}

const FOLDER = 'test-results/repeat'
const DATA = '.data/repeat'
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
/** Ends when this program has, however that ended. */
const BUSY = 'const { ppid } = process; while (process.ppid === ppid) for (let count = 0; count < 1e7; count += 1) Math.random()'
const keepBusy = () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })

/** Beside this program, which goes on reading what its PostgreSQL says: unread, that would stop it. */
const run = async ({ command: [program, ...args], env = {} }) =>
  (await spawnToEnd(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })).code

const runUnit = async (round) => {
  const report = `repeat/unit-${round}`
  const status = await run(unitTests({ report, postgres, args: CORE_UNIT }))
  const red = readJson(`test-results/${report}.json`).testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const path = relative('.', name)
    return fileStatus === 'failed' && failed.length === 0 ? [path] : failed.map(({ fullName }) => `${path}: ${fullName}`)
  })
  return status !== 0 && red.length === 0 ? [`unit tests ended with ${status}`] : red
}

const runJourneys = async (round) => {
  const report = `repeat/journeys-${round}`
  const status = await run(await journeys({ report, data: DATA, projects: CORE_JOURNEYS }))
  const { red } = readJson(`test-results/${report}.json`)
  return status !== 0 && red.length === 0 ? [`journeys ended with ${status}`] : red
}

mkdirSync(FOLDER, { recursive: true })
rmSync(DATA, { recursive: true, force: true })
if (!buildIsCurrent() && (await run({ command: ['npm', 'run', '--silent', 'build'] })) !== 0) process.exit(1)
const postgres = await openTestPostgres()
const loops = Array.from({ length: busy }, keepBusy)
process.once('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const counts = new Map()
for (let round = 1; round <= times; round += 1) {
  const begun = performance.now()
  const red = [...(await runUnit(round)), ...(await runJourneys(round))]
  for (const name of red) counts.set(name, (counts.get(name) ?? 0) + 1)
  console.log(`\n== round ${round} of ${times}: ${red.length} red, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  for (const name of red) console.log(`   ${name}`)
}
await postgres.stop()
rmSync(DATA, { recursive: true, force: true })
console.log(`\n${times} times beside ${busy} busy loops: ${counts.size === 0 ? 'nothing was red' : 'red were'}`)
for (const [name, count] of counts) console.log(`  ${count} of ${times}: ${name}`)
process.exit(counts.size === 0 ? 0 : 1)
