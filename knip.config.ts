import { readdirSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** A block's component file: the registry asks for the file and takes its only export, so nobody names the export. */
const components = readdirSync('block-registry', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => `block-registry/${name}/${name}.tsx`)

/** Where the program, its tools and what they load by name begin. Tests are not among them. */
const PROGRAM = [
  'server/main.ts',
  ...components,
  'src/entry-*.{ts,tsx}',
  'scripts/vite/*.ts',
  'scripts/*.{ts,mjs}',
  'scripts/cms/migration-worker.ts',
  'server/database/embedded/thread.mjs',
  'scripts/restore-drill/provider.ts',
  'scripts/scale/visitors.mjs',
  'scripts/bench/pages/fill-pages.ts',
  'scripts/lint/*.mjs',
  'block-registry/*/*.fixture.ts',
  'cms-migrations/*.ts',
  'schemas/migrations/*.ts',
  'src/gallery/start-fixture.tsx',
  'src/gallery/workbench.ts',
  'src/i18n/languages/*.ts',
  'src/i18n/first-texts/*.ts',
  // In the place of create-format.ts by vite.config.ts.
  'src/i18n/create-format-in-browser.ts',
  'composer/entry.tsx',
  'composer/canvas/frame-script.ts',
]

const SOURCES = [
  'src/**/*.{ts,tsx}',
  'composer/**/*.{ts,tsx}',
  'server/**/*.{ts,tsx,mjs}',
  'platform/**/*.{ts,tsx}',
  'demo/**/*.ts',
  'block-registry/**/*.{ts,tsx}',
  'schemas/**/*.ts',
  'scripts/**/*.{ts,mjs}',
]

/** The mark of what `knip --production` looks at: there tests do not count, so that what only they use is found too. */
const inProduction = (pattern: string): string => `${pattern}!`

export default {
  entry: [...PROGRAM.map(inProduction), 'e2e/**/*.ts', 'tests/**/*.{ts,tsx}'],
  project: SOURCES.map(inProduction),
  ignore: ['scripts/bench/peers/*.mjs', 'scripts/bench/hydrogen/*.mjs'],
  // Stryker loads it by the name in scripts/mutants.mjs.
  ignoreDependencies: ['@stryker-mutator/vitest-runner'],
  ignoreExportsUsedInFile: true,
  rules: { enumMembers: 'off' },
} satisfies KnipConfig
