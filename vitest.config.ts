import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `npm run mutants` runs the tests of one room only. */
const { MUTANTS_TESTS: folder = 'tests' } = process.env

export default defineConfig({
  plugins: [react()],
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
