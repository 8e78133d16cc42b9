import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { readCommandLine } from './command-line.mjs'

/**
 * `npm run mutants [area...]`: changes the code of an area a little, many times, and counts how often its tests notice. Scores go
 * to docs/mutants.md, survivors to .cache/mutants. What a run has learned is taken over by the next one.
 */
const PAGE = 'docs/mutants.md'
const REPORTS = '.cache/mutants'
/** Tests that render every block of the shop: nearly every mutant is reached by them, and few are found by them alone. */
const RENDERS_ALL = /\/(seen|hydration|fixtures|registry|loads|every-option|new-account|slots-from-the-start)\.test\./
/** What replaces modules needs a worker of its own: to import the shop anew for each of these files takes most of the time. */
const REPLACES_MODULES = /\bvi\.mock\(/
/** Says what is seen of every block, and so of every view that a block is made of. */
const SHOWS_ALL = /\/seen\.test\./
const featureTests = ({ isSeen }) =>
  ['tests/src/features', 'tests/block-registry']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file) && ((isSeen && SHOWS_ALL.test(file)) || !RENDERS_ALL.test(file)))
    .filter((file) => !REPLACES_MODULES.test(readFileSync(file, 'utf8')))
const commerceTests = (...names) => names.map((name) => `tests/server/commerce/${name}.test.ts`)
/**
 * What is changed, and the tests that are to notice. An area whose tests need a database takes seconds a mutant: it is measured when
 * it is named (`isSlow`), and of its mutants only a `share` is drawn (scripts/mutants-sample.mjs), others with another MUTANTS_SEED.
 */
const AREAS = {
  machines: { mutate: ['src/features/**/*.machine.ts'], tests: ['tests/src/features/**/*.machine.test.ts'] },
  'src/features/cart': { mutate: ['src/features/cart/**/*.ts'], tests: ['tests/src/features/cart/**/*.test.ts'] },
  'publishing/pure': {
    mutate: ['server/publishing/page-store.ts'],
    tests: ['tests/server/publishing/page-store.test.ts'],
  },
  'commerce/pure': {
    mutate: ['server/commerce/money.ts', 'server/commerce/payments/match-attempt.ts'],
    tests: commerceTests('money', 'match-attempt'),
  },
  'src/content': { mutate: ['src/content/**/*.ts'], tests: ['tests/src/content/**/!(hostile-content).test.{ts,tsx}'], isSlow: true },
  'commerce/checkout': {
    mutate: ['server/commerce/checkout/**/*.ts'],
    tests: commerceTests('checkout', 'checkout-outcomes', 'recovery', 'guards', 'address-services', 'checkout-edges', 'read-checkout'),
    isSlow: true,
    share: 0.04,
  },
  'commerce/cart': {
    mutate: ['server/commerce/cart/**/*.ts', 'server/commerce/shipping/**/*.ts'],
    tests: commerceTests(
      'cart',
      'cart-edges',
      'sessions',
      'guards',
      'address-services',
      'delivery-dates',
      'price-cart',
      'merchant/merchant-shop',
    ),
    isSlow: true,
    share: 0.06,
  },
  'commerce/payments': {
    mutate: ['server/commerce/payments/**/*.ts'],
    tests: commerceTests('provider-answers', 'stored-cards', 'adyen-gateway', 'match-attempt', 'magic-cards', 'checkout', 'recovery'),
    isSlow: true,
    share: 0.1,
  },
  'commerce/people': {
    mutate: ['addresses', 'orders', 'people', 'sessions'].map((folder) => `server/commerce/${folder}/**/*.ts`),
    tests: commerceTests('account', 'account-edges', 'checkout', 'guards', 'sessions', 'sessions/*', 'people/*'),
    isSlow: true,
    share: 0.04,
  },
  'block-registry': {
    mutate: [
      'block-registry/**/*.{ts,tsx}',
      '!block-registry/**/*.fixture.ts',
      '!block-registry/{index,loads,policies,fixtures,listing-fixture-data,link-fixture-data,example-product}.ts',
    ],
    tests: ['tests/block-registry/**/*.test.{ts,tsx}'],
    isSlow: true,
    share: 0.015,
    // Some of its tests replace modules, which another file in the same worker would find replaced.
    needsWorkers: true,
  },
  'features/views': {
    mutate: ['src/features/**/*.tsx'],
    tests: featureTests({ isSeen: true }),
    isSlow: true,
    share: 0.015,
  },
  'features/logic': {
    mutate: ['src/features/**/*.ts', '!src/features/**/*.machine.ts', '!src/features/cart/**'],
    tests: featureTests({ isSeen: false }),
    isSlow: true,
    share: 0.015,
  },
  'server/publishing': {
    mutate: ['server/publishing/**/*.{ts,tsx}'],
    tests: ['tests/server/publishing/**/!(block-system-pains).test.ts'],
    isSlow: true,
    share: 0.02,
  },
}

/** Another draw, and one of another size where the time is short. */
const { MUTANTS_SEED: seed = '', MUTANTS_SHARE: size } = process.env
const { positionals: requested } = readCommandLine({
  usage: `Usage: npm run mutants -- [area...]

Changes the code of an area a little, many times, and counts how often its tests notice. Scores go to ${PAGE}, survivors to ${REPORTS}.
Without an area those that need no database are measured.

  area     ${Object.keys(AREAS).join(', ')}
  --help   this text

MUTANTS_CONCURRENCY=1 leaves a core to others; MUTANTS_SHARE and MUTANTS_SEED draw another part of the mutants.

Exit codes: 0 it was measured, 1 not.`,
  allowPositionals: true,
})
const unknown = requested.filter((area) => !(area in AREAS))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. Areas: ${Object.keys(AREAS).join(', ')}.`)
  process.exit(1)
}

/** Runs one area; answers its row of the table. */
const measure = async (area) => {
  const { mutate, tests, needsWorkers = AREAS[area].share === undefined } = AREAS[area]
  const isDrawn = AREAS[area].share !== undefined
  const share = isDrawn ? Number(size ?? AREAS[area].share) : undefined
  // What was not drawn must not be taken over by a run that draws more.
  const name = `${area.replaceAll('/', '-')}${isDrawn ? `-${share}${seed}` : ''}`
  process.env.MUTANTS_TESTS = tests.join(' ')
  process.env.MUTANTS_SHARE = String(share)
  process.env.MUTANTS_WORKER = needsWorkers ? 'by file' : 'shared'
  console.log(`\n== ${area}`)
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants-sample.mjs'],
    checkers: isDrawn ? ['sample'] : [],
    vitest: { configFile: 'vitest.config.ts', related: false },
    mutate,
    concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
    // A loop that a mutant makes endless ends its worker.
    timeoutMS: 5_000,
    // All tests once, one after the other: those of the blocks took more than the five minutes there are otherwise, on a busy machine.
    dryRunTimeoutMinutes: 30,
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${REPORTS}/${name}.incremental.json`,
    ignorePatterns: ['dist', '.data', '.cache', 'test-results', 'e2e'],
    tempDirName: '.cache/stryker',
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${REPORTS}/${name}.json` },
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
  }).runMutationTest()
  return rowOf(area, `${REPORTS}/${name}.json`)
}

/**
 * Mutants that were not drawn come back as errors of a checker; those that no test reaches are known of all, drawn or not. With a
 * database a run that took too long proves nothing, since a busy machine does that too: it counts for neither side.
 */
const rowOf = (area, file) => {
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...counted) => statuses.filter((status) => counted.includes(status)).length
  const isDrawn = AREAS[area].share !== undefined
  const killed = count('Killed', ...(isDrawn ? [] : ['Timeout']))
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  const drawn = Math.max(1, killed + survived)
  const reached = isDrawn ? drawn + count('CompileError', 'Timeout') : drawn
  const share = killed / drawn
  const reach = reached / (reached + uncovered)
  const percent = (of, decimals = 0) => (100 * of * reach).toFixed(decimals)
  const [least, most] = rangeOf(share, drawn)
  const score = `${percent(share, 1)} %${isDrawn ? ` (${percent(least)} to ${percent(most)})` : ''}`
  const row = [area, killed, survived, uncovered, isDrawn ? `${drawn} of ${reached}` : 'all', score, new Date().toISOString().slice(0, 10)]
  return `| ${row.join(' | ')} |`
}

/** Wilson's interval: where the share of all lies in 19 of 20 draws of so many. Right for few, and for shares near 1. */
const rangeOf = (share, drawn) => {
  const z = 1.96
  const middle = (share + z ** 2 / (2 * drawn)) / (1 + z ** 2 / drawn)
  const half = (z * Math.sqrt((share * (1 - share)) / drawn + z ** 2 / (4 * drawn ** 2))) / (1 + z ** 2 / drawn)
  return [middle - half, middle + half]
}

mkdirSync(REPORTS, { recursive: true })
const quick = Object.keys(AREAS).filter((area) => !AREAS[area].isSlow)
const measured = new Map()
for (const area of requested.length === 0 ? quick : requested) measured.set(area, await measure(area))
// Read only now: a run takes minutes, and another one may have written its rows meanwhile.
const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n') : []
const rows = new Map([...written.map((line) => [/^\| (\S+) \| +\d/.exec(line)?.[1], line]), ...measured])
writeFileSync(
  PAGE,
  `# Mutants

\`npm run mutants [area...]\` changes the code of an area a little, many times, and runs the area's own tests on each change.
A mutant is killed when a test fails; one that survives is behaviour no test of the area proves. Mutants of code that runs only
once, when a module is loaded, are left out: they would need a process each. \`MUTANTS_CONCURRENCY=1\` leaves a core to others,
\`MUTANTS_SHARE=0.005\` draws fewer.

What needs a database takes three seconds of a processor a mutant, and more than ten on a busy machine. A worker of its own starts and
imports the shop for each test file that reaches the mutant (a second and a half), opens a copy of the test database and builds the API
(half a second), and the tests run. So its test files share one worker, which imports the shop once (five of \`commerce/checkout\` took
22 s of a processor instead of 35); an area has only the test files that are about it, and of those not the two slowest
(\`payment-binding.test.ts\` and \`tests/server/app/card-testing.test.ts\`); and of its mutants a share is drawn, the same ones at every
run until \`MUTANTS_SEED\` names another draw (\`scripts/mutants-sample.mjs\`): tests that were written for the survivors of one draw
say nothing about the rest. "Tried" says how many, and in 19 of 20 draws the score of all mutants is between the two numbers in
brackets; mutants that no test reaches are counted of all. A run that took too long proves nothing there, since a busy machine does that
too, and is left out. These areas are measured when they are named; one without a row has not been measured.

\`commerce/people\`, \`commerce/payments\` and \`commerce/checkout\` were measured before their newest tests, and so the scores are lower
bounds. Of the four mutants of \`commerce/payments\` and the six of \`commerce/checkout\` that no test killed, two each were put into the code
again by hand, and the newest tests fail with each. The other two of payments, the two of \`commerce/cart\` and one of checkout change
nothing that could be seen; the wording of two refusals and the forty seconds that a second submit waits for the first are left without a
test.
\`src/content\` was measured in four parts, without its slow property test (\`hostile-content.test.tsx\`); of \`validate-page.ts\`,
\`check-slots.ts\`, \`compile-checks.ts\`, \`content-problem.ts\` and \`convert-value.ts\` the figure is older than their newest tests, and
so a lower bound.
\`block-registry\` is the draw of \`MUTANTS_SEED=d MUTANTS_SHARE=0.006\`, for which no test was written before it was measured (20 minutes of
two cores shared with others). Its nine survivors are spread over nine files, of which three have a test since; the draw before it,
\`c\`, had 76.1 % (35 of 46). Of code that no test reaches, a size that cannot be changed in the bag, a forgotten password without a name
and menu keys beyond the menu are left.
\`features/logic\` is the draw of \`MUTANTS_SEED=b MUTANTS_SHARE=0.006\`, for which no test was written before it was measured; the draw before
it, \`a\`, had 77.7 % (21 of 27). \`features/views\` is the draw of \`MUTANTS_SEED=c MUTANTS_SHARE=0.02\`, for which no test was written before it was measured; the draw before
it, \`b\`, had 59.0 % (29 of 49) with fewer tests, and without the one that says what is seen of every block. Six of its runs took too long on a
machine that others used, and are left out. Both areas do without the
tests that render every block of the shop otherwise, and those that replace modules, which a worker cannot share.

| Area | killed | survived | reached by no test | tried | score | measured |
|---|---|---|---|---|---|---|
${Object.keys(AREAS)
  .flatMap((area) => rows.get(area) ?? [])
  .join('\n')}
`,
)
console.log(`\nScores are in ${PAGE}; each area's survivors in ${REPORTS}/<area>.html.`)
