import { describe, expect, it } from 'vitest'
import { compareRates } from '../../../composer/variants/compare-rates.ts'

const of = (happened: number, seen: number) => ({ happened, seen })

describe('whether a difference is more than chance', () => {
  it('is said from 200 visitors of each and 20 cases of both on', () => {
    expect(compareRates(of(50, 199), of(5, 400))).toBe('fewer')
    expect(compareRates(of(9, 4000), of(10, 4000))).toBe('fewer')
    expect(compareRates(of(0, 0), of(0, 0))).toBe('fewer')
    expect(compareRates(of(10, 200), of(10, 200))).toBe('chance')
  })

  it('is where it is beyond 1.96 standard deviations of the pooled share', () => {
    // z = 1.90 and 1.97, by the textbook's formula.
    expect(compareRates(of(100, 1000), of(127, 1000))).toBe('chance')
    expect(compareRates(of(100, 1000), of(128, 1000))).toBe('better')
    expect(compareRates(of(128, 1000), of(100, 1000))).toBe('worse')
  })

  it('is none where everybody did it, or counts say that more did it than saw it', () => {
    expect(compareRates(of(300, 300), of(300, 300))).toBe('chance')
    expect(compareRates(of(400, 300), of(380, 300))).toBe('chance')
  })

  it('is found in about one of twenty tests of two equal blocks', () => {
    let state = 7
    const random = (): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
    const draw = () => of(Array.from({ length: 1000 }, random).filter((value) => value < 0.1).length, 1000)
    const found = Array.from({ length: 600 }, () => compareRates(draw(), draw())).filter((verdict) => verdict !== 'chance').length
    expect(found / 600).toBeGreaterThan(0.02)
    expect(found / 600).toBeLessThan(0.09)
  })
})
