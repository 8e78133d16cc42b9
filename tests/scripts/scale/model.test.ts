import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../scripts/bench/size/random.mjs'
import { zipf } from '../../../scripts/scale/addresses.mjs'
import { busiest, HOURS, missesOf } from '../../../scripts/scale/model.mjs'

describe('the views of a day', () => {
  it('are shared out over its hours, the evening most', () => {
    expect(HOURS).toHaveLength(24)
    expect(HOURS.reduce((total, share) => total + share, 0)).toBeCloseTo(1)
    expect(HOURS.indexOf(Math.max(...HOURS))).toBe(20)
    expect(busiest(1_000_000)).toBeCloseTo((1_000_000 * Math.max(...HOURS)) / 3_600)
  })

  it('are of few addresses mostly: the one in place n has an nth of the first', () => {
    const { weights, draw } = zipf(1_000)
    expect((weights[0] ?? 0) / (weights[9] ?? 0)).toBeCloseTo(10)
    const random = createRandom(1)
    const drawn = Array.from({ length: 20_000 }, () => draw(random))
    expect(drawn.filter((rank) => rank === 0).length / drawn.length).toBeCloseTo(weights[0] ?? 0, 1)
    expect(Math.max(...drawn)).toBeLessThan(1_000)
  })
})

describe('pages that a cache in front has to ask for', () => {
  it('are one for each lifetime where an address is asked for all the time, and every one where it is asked for once', () => {
    expect(missesOf({ weights: [1], views: 100, lifetime: 3_600 })).toBeCloseTo(1 / 3_600, 4)
    expect(missesOf({ weights: [1], views: 1, lifetime: 0 })).toBe(1)
  })

  it('grow more slowly than the views', () => {
    const { weights } = zipf(5_000)
    const [few, many] = [10, 1_000].map((views) => missesOf({ weights, views, lifetime: 3_600 }))
    expect(Number(many) / Number(few)).toBeLessThan(10)
  })
})
