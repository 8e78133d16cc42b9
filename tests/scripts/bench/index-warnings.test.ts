import { describe, expect, it } from 'vitest'
import { indexWarnings } from '../../../scripts/bench/index-warnings.mjs'

describe('the index of the machine', () => {
  it('is said to be wrong where it is low, or moves by more than a third', () => {
    expect(indexWarnings([[1000, 1100, 900], [800], [1200]])).toEqual([])
    expect(indexWarnings([[400], [450]]).join()).toContain('is 400')
    expect(indexWarnings([[1000], [600]]).join()).toContain('from 600 to 1000')
  })
})
