import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../scripts/bench/beside-rows.mjs'

describe('a peer beside the shop', () => {
  const sides = (ours: number, peer: number) => {
    const pages = (value: number) => {
      const figures = { lcp: value, fcp: value, tbt: value, cls: 0, performance: value, requests: value, cpuMs: value }
      return { home: figures, listing: figures, product: figures }
    }
    return { ours: pages(ours), peer: pages(peer) }
  }
  const javascript = { home: { javascript: 90 }, listing: { javascript: 90 }, product: { javascript: 90 } }
  const rowOf = (rounds: Parameters<typeof rowsOf>[0], name: string) =>
    rowsOf(rounds, { ours: javascript, peer: javascript }).find((row) => row.name === name)

  it('is compared by the middle of the rounds', () => {
    const row = rowOf([sides(1, 2), sides(9, 2), sides(1, 2)], 'LCP, home')
    expect(row).toMatchObject({ value: 0.5, ours: '1 s', peer: '2 s', must: 1, verdict: 'target met' })
  })

  it('may have none of what is measured', () => {
    expect(rowOf([sides(1, 2)], 'CLS, home')?.value).toBe(1)
    expect(rowOf([sides(30, 0)], 'TBT, home')).toMatchObject({ value: 30, verdict: 'MISSED' })
  })
})
