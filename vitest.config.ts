import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'

const FILES = 'tests/**/*.test.{ts,tsx}'
/** What replaces modules finds them loaded already, and replaced for the next file too, in a worker that it shares. */
const REPLACES_MODULES = /\bvi\.mock\(|\/setup\/whole-app/
/** `npm run mutants` runs the tests of one area only, and says where each file needs a worker of its own. */
const { MUTANTS_TESTS: mutants, MUTANTS_WORKER: worker } = process.env

const common: InlineConfig = {
  environment: 'node',
  setupFiles: ['tests/setup/each-file.ts'],
  // Limits, not measures: another machine, or this one beside other work, may be five times as slow.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  css: { modules: { classNameStrategy: 'non-scoped' } },
}

/** Test files share two workers: to import the shop anew for each took most of the time (docs/decisions/0074). */
const byNeed = (): TestProjectConfiguration[] => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) => join('tests', path))
  const alone = files.filter((file) => /\.test\.tsx?$/.test(file) && REPLACES_MODULES.test(readFileSync(file, 'utf8')))
  return [
    { extends: true, test: { name: 'shared', include: [FILES], exclude: alone, isolate: false } },
    { extends: true, test: { name: 'alone', include: alone, isolate: true } },
  ]
}

export default defineConfig({
  plugins: [react()],
  test: {
    ...common,
    globalSetup: ['tests/setup/temporary-folder.ts'],
    maxWorkers: 2,
    ...(mutants === undefined ? { projects: byNeed() } : { include: mutants.split(' '), isolate: worker !== 'shared' }),
  },
})
