import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `npm run mutants` runs the tests of one area only, where it can in one worker that imports everything once. */
const { MUTANTS_TESTS: tests = 'tests/**/*.test.{ts,tsx}', MUTANTS_WORKER: worker = 'by file' } = process.env

export default defineConfig({
  plugins: [react()],
  test: {
    include: tests.split(' '),
    environment: 'node',
    maxWorkers: 2,
    isolate: worker !== 'shared',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
