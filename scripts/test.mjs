import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './chromium.mjs'

/** `npm test`: verify, build, browser journeys; ends with one line of counts. */
const run = (title, command, args, env = {}) => {
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) {
    console.error(`\n${title} failed.`)
    process.exit(status ?? 1)
  }
}

rmSync('test-results', { recursive: true, force: true })
rmSync('.data/e2e', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
run('verify', 'npm', ['run', '--silent', 'verify'])
run('build', 'npm', ['run', '--silent', 'build'])
run('byte budgets', 'node', ['scripts/budgets.mjs'])
const chromium = findOrInstallChromium()
run('browser journeys', 'npx', ['playwright', 'test'], { CHROMIUM_PATH: chromium })

const counts = ['unit.json', 'journeys.json'].map((file) => JSON.parse(readFileSync(`test-results/${file}`, 'utf8')))
const [unit, journeys] = counts
console.log(`\n${(unit.numPassedTests ?? 0) + journeys.passed} passed, ${(unit.numFailedTests ?? 0) + journeys.failed} failed`)
