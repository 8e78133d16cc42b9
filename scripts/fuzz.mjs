import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readCommandLine } from './command-line.mjs'

const { positionals } = readCommandLine({
  usage: `Usage: npm run fuzz -- [runs] [seed]

Random and mutated content through the publisher and the renderer: 100000 pages unless given. The seed repeats a run.

  --help   this text

Exit codes: 0 nothing failed, 1 something did.`,
  allowPositionals: true,
})
const [runs = '100000', seed = String(randomInt(2 ** 31))] = positionals
console.log(`${runs} pages, seed ${seed}; again with: npm run fuzz ${runs} ${seed}`)
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/src/content/hostile-content.test.tsx'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed },
})
process.exitCode = status ?? 1
