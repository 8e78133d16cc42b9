import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** `npm run fuzz [runs] [seed]`: random and mutated content through the publisher and the renderer; the seed repeats a run. */
const [runs = '100000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
console.log(`${runs} pages, seed ${seed}; again with: npm run fuzz ${runs} ${seed}`)
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/src/content/hostile-content.test.tsx'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed },
})
process.exitCode = status ?? 1
