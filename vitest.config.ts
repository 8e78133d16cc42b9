import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `npm run mutants` runs the tests of one room only. */
const { MUTANTS_TESTS: tests = 'tests/**/*.test.{ts,tsx}' } = process.env

export default defineConfig({
  plugins: [react()],
  test: {
    include: tests.split(' '),
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
