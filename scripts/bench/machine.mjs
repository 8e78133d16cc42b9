import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'

/** What the figures of a run depend on. */
export const machineNow = async () => ({
  date: new Date().toISOString().slice(0, 10),
  commit: commit(),
  machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
  load: Number(loadavg()[0].toFixed(1)),
  benchmarkIndex: Math.round(await benchmarkIndex()),
})

/** Lighthouse's measure of a machine, in a browser as there: in Node the same function gives a third to a half of that. */
const benchmarkIndex = async () => {
  const browser = await chromium.launch({ executablePath: findChromium({ isWhole: true })?.path, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    return await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)
  } finally {
    await browser.close()
  }
}

/** With a + where the tree has changes that are not committed, but for those that the bench itself writes. */
const commit = () => {
  try {
    const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${git('rev-parse', '--short=8', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/benchmarks.*') === '' ? '' : '+'}`
  } catch {
    return 'unknown'
  }
}
