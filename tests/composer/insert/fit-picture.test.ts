import { describe, expect, it } from 'vitest'
import { bestOf } from '../../../composer/insert/fit-picture.ts'

/** What a block takes of windows from wide to narrow. */
const windows = (...extents: readonly (readonly [width: number, height: number])[]): number =>
  bestOf(extents.map(([width, height]) => ({ width, height })))

describe('a picture is taken', () => {
  it('from far away of a block that fills a large window', () => {
    expect(windows([1, 0.9], [1, 1.1], [1, 2], [1, 3])).toBe(0)
    expect(windows([1, 8], [1, 9], [1, 10], [1, 12])).toBe(0)
  })

  it('from nearer of a block that is small in a large window', () => {
    expect(windows([1, 0.3], [1, 0.6], [1, 0.9], [1, 1])).toBe(1)
    expect(windows([0.4, 0.8], [0.8, 1.05], [1, 2], [1, 2])).toBe(1)
    expect(windows([0.7, 1.4], [1, 2], [1, 3], [1, 4])).toBe(1)
  })

  it('from nearest of a part such as a button', () => {
    expect(windows([0.1, 0.06], [0.2, 0.1], [0.3, 0.15], [0.5, 0.2])).toBe(3)
  })

  it('from further away where it would be cut off near by', () => {
    expect(windows([1, 0.4], [1, 1.6], [1, 2], [1, 3])).toBe(0)
  })

  it('in a wide window of a block that narrow ones do not show, and nowhere of one that shows nothing', () => {
    expect(windows([0.05, 0.04], [0.1, 0.06], [0, 0], [0, 0])).toBe(1)
    expect(windows([0, 0], [0, 0], [0, 0], [0, 0])).toBe(-1)
  })
})
