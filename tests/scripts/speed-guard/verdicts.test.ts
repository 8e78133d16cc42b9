import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lineOf, verdictsOf, type Round } from '../../../scripts/speed-guard/verdicts.mjs'
import { projectPath } from '../../../server/paths.ts'

const round = (release: readonly [number, number], now: readonly [number, number]): Round => ({
  release: { cpuMs: release[0], pageFaults: release[1] },
  now: { cpuMs: now[0], pageFaults: now[1] },
})
const slowerOf = (rounds: readonly Round[]): readonly string[] =>
  verdictsOf({ home: rounds }).flatMap(({ meter, isSlower }) => (isSlower ? [meter] : []))

describe('the guard against getting slower', () => {
  it('lets pass what costs up to 1.15 times what it did', () => {
    expect(slowerOf([round([10, 100], [11.5, 115])])).toEqual([])
    expect(slowerOf([round([10, 100], [8, 20])])).toEqual([])
  })

  it('calls a page slower by either meter', () => {
    expect(slowerOf([round([10, 100], [11.6, 100])])).toEqual(['cpuMs'])
    expect(slowerOf([round([10, 74], [10, 860])])).toEqual(['pageFaults'])
  })

  it('does not mind a few page faults more, whatever their ratio', () => {
    expect(slowerOf([round([10, 20], [10, 24])])).toEqual([])
    expect(slowerOf([round([10, 1], [10, 31])])).toEqual([])
    expect(slowerOf([round([10, 1], [10, 32])])).toEqual(['pageFaults'])
  })

  it('is not moved by rounds that something else has disturbed', () => {
    const quiet = round([10, 50], [10, 50])
    expect(slowerOf([quiet, round([10, 50], [40, 900]), quiet])).toEqual([])
  })

  it('names page, meter, both figures and the ratio', () => {
    const [verdict] = verdictsOf({ listing: [round([10, 50], [20, 50])] })
    expect(verdict && lineOf(verdict)).toBe(
      'listing, processor time a request: 10.0 ms in the last release, 20.0 ms now, 2.00x  SLOWER, at most 1.15x',
    )
  })

  it('compares with one whole commit', () => {
    expect(readFileSync(projectPath('scripts/last-release/commit'), 'utf8')).toMatch(/^[0-9a-f]{40}\n$/)
  })
})
