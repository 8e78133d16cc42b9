import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Leaves counts and the seconds of each file for the end of `npm test`; SUMMARY names a run that is not the usual one. */
export default class Summary implements Reporter {
  private passed = 0
  private failed = 0
  private readonly seconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { status, duration }: TestResult): void {
    if (status === 'passed') this.passed += 1
    else if (status !== 'skipped') this.failed += 1
    const name = relative('.', location.file)
    this.seconds.set(name, (this.seconds.get(name) ?? 0) + duration / 1000)
  }

  onEnd(): void {
    const files = [...this.seconds].map(([name, seconds]) => ({ name, seconds }))
    const name = process.env['SUMMARY'] ?? 'journeys'
    mkdirSync('test-results', { recursive: true })
    writeFileSync(`test-results/${name}.json`, JSON.stringify({ passed: this.passed, failed: this.failed, files }))
  }
}
