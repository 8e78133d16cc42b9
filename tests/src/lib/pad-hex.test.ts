import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { padHex } from '../../../src/lib/pad-hex.ts'

describe('padHex', () => {
  it('has an even count of digits, and a zero byte only where the leading bit is set', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 300n }), (value) => {
        const hex = padHex(value)
        expect(BigInt(`0x${hex}`)).toBe(value)
        expect(hex.length % 2).toBe(0)
        expect(/^[89a-f]/.test(hex)).toBe(false)
        expect(/^00[0-7]/.test(hex)).toBe(false)
      }),
    )
  })
})
