import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/**
 * `npm run mutants [area...]`: changes the code of an area a little, many times, and counts how often its tests notice. Scores go
 * to docs/mutants.md, survivors to .cache/mutants. What a run has learned is taken over by the next one.
 */
const PAGE = 'docs/mutants.md'
const REPORTS = '.cache/mutants'
/**
 * What is changed, and the tests that are to notice. An area whose tests need a database takes seconds a mutant, hours in all
 * (`isSlow`): it is measured when it is named, the pure parts of it always.
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
    tests: ['tests/server/commerce/money.test.ts', 'tests/server/commerce/match-attempt.test.ts'],
  },
  'src/content': { mutate: ['src/content/**/*.ts'], tests: ['tests/src/content/**/!(hostile-content).test.{ts,tsx}'], isSlow: true },
  'server/publishing': { mutate: ['server/publishing/**/*.{ts,tsx}'], tests: ['tests/server/publishing/**/*.test.ts'], isSlow: true },
  'server/commerce': { mutate: ['server/commerce/**/*.{ts,tsx}'], tests: ['tests/server/commerce/**/*.test.ts'], isSlow: true },
}

const requested = process.argv.slice(2)
const unknown = requested.filter((area) => !(area in AREAS))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. Areas: ${Object.keys(AREAS).join(', ')}.`)
  process.exit(1)
}

/** Runs one area; answers its row of the table. */
const measure = async (area) => {
  const { mutate, tests } = AREAS[area]
  const name = area.replaceAll('/', '-')
  process.env.MUTANTS_TESTS = tests.join(' ')
  console.log(`\n== ${area}`)
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.config.ts', related: false },
    mutate,
    concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
    // A loop that a mutant makes endless ends its worker.
    timeoutMS: 5_000,
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

const rowOf = (area, file) => {
  const { files } = JSON.parse(readFileSync(file, 'utf8'))
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...counted) => statuses.filter((status) => counted.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  const score = (100 * killed) / Math.max(1, killed + survived + uncovered)
  return `| ${area} | ${killed} | ${survived} | ${uncovered} | ${score.toFixed(1)} % | ${new Date().toISOString().slice(0, 10)} |`
}

mkdirSync(REPORTS, { recursive: true })
const written = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n') : []
const rows = new Map(written.map((line) => [/^\| (\S+) \| +\d/.exec(line)?.[1], line]))
const quick = Object.keys(AREAS).filter((area) => !AREAS[area].isSlow)
for (const area of requested.length === 0 ? quick : requested) {
  rows.set(area, await measure(area))
}
writeFileSync(
  PAGE,
  `# Mutants

\`npm run mutants [area...]\` changes the code of an area a little, many times, and runs the area's own tests on each change.
A mutant is killed when a test fails; one that survives is behaviour no test of the area proves. Mutants of code that runs only
once, when a module is loaded, are left out: they would need a process each. \`MUTANTS_CONCURRENCY=1\` leaves a core to others.

Not measured: of \`server/publishing\` and \`server/commerce\` everything but the files without a database. Their tests need about four
seconds a mutant, more than six before test databases were copies of one (\`tests/setup/database.ts\`): an hour for five files of
\`server/commerce/checkout\`. What guards races there is tested by hand instead, each guard removed once
(\`tests/server/commerce/guards.test.ts\`). \`src/content\` was measured in four parts, without its slow property test (\`hostile-content.test.tsx\`);
of \`validate-page.ts\`, \`check-slots.ts\`, \`compile-checks.ts\`, \`content-problem.ts\` and \`convert-value.ts\` the figure is older than
their newest tests, and so a lower bound.

| Area | killed | survived | reached by no test | score | measured |
|---|---|---|---|---|---|
${Object.keys(AREAS)
  .flatMap((area) => rows.get(area) ?? [])
  .join('\n')}
`,
)
console.log(`\nScores are in ${PAGE}; each area's survivors in ${REPORTS}/<area>.html.`)
