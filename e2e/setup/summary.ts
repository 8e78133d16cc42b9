import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Leaves counts, what was red and the seconds of each file for the end of a run; SUMMARY names the run. */
export default class Summary implements Reporter {
  private passed = 0
  private readonly red: string[] = []
  private readonly seconds = new Map<string, number>()

  onTestEnd({ location, title }: TestCase, { status, duration }: TestResult): void {
    const name = relative('.', location.file)
    if (status === 'passed') this.passed += 1
    else if (status !== 'skipped') this.red.push(`${name}: ${title}`)
    this.seconds.set(name, (this.seconds.get(name) ?? 0) + duration / 1000)
  }

  onEnd(): void {
    const files = [...this.seconds].map(([name, seconds]) => ({ name, seconds }))
    const file = `test-results/${process.env['SUMMARY'] ?? 'journeys'}.json`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.red.length, red: this.red, files }))
  }
}
