import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findOrInstallChromium } from '../chromium.mjs'

const COUNTS = 'journeys-many-processes'

/**
 * Every journey in a real browser through the balancer, but for those of `e2e/setup/starts-its-own-shop.ts`: first the shoppers, then who
 * edits the content or breaks the shop; of `specs` alone where any are named. What a test switches in the memory of a process is switched at each of `origins`.
 */
export const journeys = async ({ origin, origins, specs }) => {
  const env = {
    ...process.env,
    // Sites and previews are names below it, which an address of numbers cannot have.
    E2E_BASE_URL: origin.replace('127.0.0.1', 'localhost'),
    E2E_PROCESSES: origins.join(),
    CHROMIUM_PATH: findOrInstallChromium(),
    SUMMARY: COUNTS,
  }
  const code = await new Promise((resolve, reject) => {
    const child = spawn('npx', ['playwright', 'test', ...(specs.length === 0 ? [] : ['--no-deps', ...specs])], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const { passed, failed } = JSON.parse(readFileSync(`test-results/${COUNTS}.json`, 'utf8'))
  if (code !== 0) throw new Error(`${failed} of ${passed + failed} failed, see above`)
  return `${passed} passed`
}
