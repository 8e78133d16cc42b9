import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { ByWorker } from './tests/setup/by-worker.ts'

const FILES = 'tests/**/*.test.{ts,tsx}'
/** Tests that start a program, or go through a whole command or first start: `npm run test:all` has them, the core has journeys for that. */
const PROGRAMS = 'tests/programs/*.test.ts'
/** What replaces modules finds them loaded already, and replaced for the next file too, in a worker that it shares. */
const REPLACES_MODULES = /\bvi\.mock\(/
/** The whole program replaces the same modules for each of its files: these share workers of their own. */
const WHOLE_APP = /\/setup\/whole-app/
/** `npm run mutants` runs the tests of one area only, and says where each file needs a worker of its own. */
const { MUTANTS_TESTS: mutants, MUTANTS_WORKER: worker } = process.env

const common: InlineConfig = {
  environment: 'node',
  setupFiles: ['tests/setup/each-file.ts'],
  // Limits, not measures: another machine, or this one beside other work, may be five times as slow.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  // Of plain sheets only the one that the page of the design reads; all others are empty here.
  css: { include: [/\/themes\/(?:base|\w+\/tokens)\.scss\?inline/], modules: { classNameStrategy: 'non-scoped' } },
}

/** Test files share a worker for each core: to import the shop anew for each took most of the time (docs/decisions/0039). */
const byNeed = (): TestProjectConfiguration[] => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => join('tests', path))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/programs/'))
  const alone = files.filter((file) => REPLACES_MODULES.test(readFileSync(file, 'utf8')))
  const whole = files.filter((file) => !alone.includes(file) && WHOLE_APP.test(readFileSync(file, 'utf8')))
  return [
    { extends: true, test: { name: 'shared', include: [FILES], exclude: [PROGRAMS, ...alone, ...whole], isolate: false } },
    { extends: true, test: { name: 'whole app', include: whole, isolate: false } },
    { extends: true, test: { name: 'alone', include: alone, isolate: true } },
    { extends: true, test: { name: 'programs', include: [PROGRAMS], isolate: true } },
  ]
}

export default defineConfig({
  plugins: [react()],
  test: {
    ...common,
    globalSetup: ['tests/setup/temporary-folder.ts'],
    sequence: { sequencer: ByWorker },
    maxWorkers: Math.max(2, availableParallelism()),
    ...(mutants === undefined ? { projects: byNeed() } : { include: mutants.split(' '), isolate: worker !== 'shared' }),
  },
})
