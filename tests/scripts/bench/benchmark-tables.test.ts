import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withTables } from '../../../scripts/bench/benchmark-tables.mjs'
import { figure, row } from '../../../scripts/bench/targets.mjs'
import { projectPath } from '../../../server/paths.ts'

const read = (file: string): string => readFileSync(projectPath(file), 'utf8')
const document = read('docs/benchmarks.md')
const sectionOf = (rows: readonly object[]) => ({
  bytes: {
    title: 'Bytes',
    date: '2026-11-26',
    commit: 'abcdef12',
    machine: 'a machine',
    load: 1,
    benchmarkIndex: 900,
    runs: 5,
    warnings: ['Something else was running.'],
    rows,
  },
})

describe('the tables of docs/benchmarks.md', () => {
  it('are what docs/benchmarks.json gives', () => {
    expect(withTables(document, JSON.parse(read('docs/benchmarks.json')))).toBe(document)
  })

  it('have one line for the pages of a figure, with its promises and what is missed', () => {
    const rows = [
      row('LCP', 'lcp', 1.4, 'home'),
      row('LCP', 'lcp', 1.9, 'product'),
      row('HTML', 'html', 12, 'home'),
      figure('files', 28, '', 'home'),
      { name: '  not passed: an audit', value: '' },
    ]
    const written = withTables(document, sectionOf(rows))
    expect(written).toContain(
      '### Bytes\n\n2026-11-26, commit abcdef12, rounds: 5, load 1, benchmark index 900; a machine.\n**Something else',
    )
    expect(written).toContain('| LCP: home / product | 1.4 / 1.9 s | 1.6 / 1.5 s | 1.2 s | missed: product |')
    expect(written).toContain('| HTML: home | 12 kB | 16.5 kB | 10 kB |  |')
    expect(written).toContain('| files: home | 28 |  |  |  |')
    expect(written).not.toContain('not passed')
  })

  it('show both sides where a peer stands beside', () => {
    const written = withTables(document, sectionOf([{ ...row('TBT', 'besideTbt', 2, 'home'), ours: '60 ms', peer: '30 ms' }]))
    expect(written).toContain('| what | ours | the bare peer | ours over it | must | target |  |')
    expect(written).toContain('| TBT: home | 60 ms | 30 ms | 2 x | 1 x | 1 x | missed |')
  })

  it('are refused where the document has no marks for them', () => {
    expect(() => withTables('# What was measured', {})).toThrow('marks')
  })
})
