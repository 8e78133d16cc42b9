import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { processMeters } from './bench/process-meters.mjs'
import { startShop } from './bench/start-shop.mjs'
import { buildIsCurrent } from './build-stamp.mjs'
import { readCommandLine } from './command-line.mjs'
import { requireRelease, setRelease } from './last-release/release.mjs'
import { measure } from './speed-guard/measure.mjs'
import { LIMIT, lineOf, verdictsOf } from './speed-guard/verdicts.mjs'

/** This tree beside the last release, a part of `npm run test:all`; the usage says how. */
const { values, positionals } = readCommandLine({
  usage: `Usage: npm run speed-guard -- [--rounds <number>]
       npm run speed-guard -- --released [commit]

Builds the last release beside this tree, starts both shops and lets both render the same pages by turns.

  --rounds <number>     how often, 8 unless given
  --released [commit]   makes a commit the last release, HEAD unless given, and measures nothing
  --help                this text

The build stays in .cache/last-release, for npm run rolling-upgrade and the next time.

Exit codes: 0 no page is slower, 1 a request takes more than ${LIMIT} times the processor time or page faults it took then, or the last
release cannot be built.`,
  allowPositionals: true,
  options: { released: { type: 'boolean', default: false }, rounds: { type: 'string', default: '8' } },
})
if (values.released) {
  console.log(`The last release is ${setRelease(positionals[0] ?? 'HEAD')} now. Commit scripts/last-release/commit.`)
  process.exit()
}
if (processMeters(process.pid) === undefined) {
  console.log('\nSKIPPED: the guard against getting slower. It reads processor time and page faults from /proc, which only Linux has.')
  process.exit()
}
const { commit, folder: release } = requireRelease({
  command: 'npm run speed-guard',
  otherwise: 'nothing says whether this tree is slower',
})

const folder = await mkdtemp(join(tmpdir(), 'vitrine-speed-'))
try {
  if (!buildIsCurrent()) execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const environment = { DATABASE_URL: undefined }
  const starts = {
    release: () => startShop({ folder: release, dataDir: join(folder, 'release-data'), environment }),
    now: () => startShop({ dataDir: join(folder, 'data'), environment }),
  }
  const measured = await measure(starts, { rounds: Number(values.rounds), report: console.log })
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/speed-guard.json', `${JSON.stringify(measured, null, 2)}\n`)
  const verdicts = verdictsOf(measured)
  console.log(`\nA request through rendering, this tree beside ${commit.slice(0, 8)}:`)
  for (const verdict of verdicts) console.log(`  ${lineOf(verdict)}`)
  if (verdicts.some(({ isSlower }) => isSlower)) {
    console.error(`
Pages cost more than ${LIMIT} times what they did in ${commit.slice(0, 8)}. Run \`npm run speed-guard\` again with less beside it. Where it stays, look through
\`git log ${commit.slice(0, 8)}..\` for what made it so (\`node --cpu-prof\` names what takes the time) and mend that. Where it is wanted, say why in a
commit that makes this the last release: \`npm run speed-guard -- --released\`.`)
    process.exitCode = 1
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
