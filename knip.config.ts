import { readdirSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** A block's component file: the registry asks for the file and takes its only export, so nobody names the export. */
const components = readdirSync('block-registry', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => `block-registry/${name}/${name}.tsx`)

export default {
  entry: [
    ...components,
    'src/entry-*.{ts,tsx}',
    'scripts/*.{ts,mjs}',
    'scripts/cms/migration-worker.ts',
    'block-registry/*/*.fixture.ts',
    'cms-migrations/*.ts',
    'schemas/migrations/*.ts',
    'e2e/**/*.ts',
    'tests/**/*.{ts,tsx}',
    'src/gallery/start-fixture.tsx',
    'src/gallery/workbench.ts',
    'src/i18n/languages/*.ts',
    'src/i18n/first-texts/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'server/**/*.ts',
    'platform/**/*.ts',
    'demo/**/*.ts',
    'block-registry/**/*.{ts,tsx}',
    'schemas/**/*.ts',
    'scripts/**/*.{ts,mjs}',
  ],
  ignore: ['scripts/bench/peers/*.mjs'],
  // Stryker loads it by the name in scripts/mutants.mjs.
  ignoreDependencies: ['@stryker-mutator/vitest-runner'],
  ignoreExportsUsedInFile: true,
  rules: { types: 'off', enumMembers: 'off' },
} satisfies KnipConfig
