import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Leaves the counts for the closing line of `npm test`. */
export default class Summary implements Reporter {
  private passed = 0
  private failed = 0

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.passed += 1
    else if (result.status !== 'skipped') this.failed += 1
  }

  onEnd(): void {
    writeFileSync('test-results/journeys.json', JSON.stringify({ passed: this.passed, failed: this.failed }))
  }
}
