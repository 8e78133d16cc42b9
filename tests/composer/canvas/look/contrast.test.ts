import { describe, expect, it } from 'vitest'
import { contrastOver, isLargeText } from '../../../../composer/canvas/frame/look/contrast.ts'

const WHITE = { red: 255, green: 255, blue: 255, opacity: 1 }
const pixels = (...grays: readonly number[]): readonly number[] => grays.flatMap((gray) => [gray, gray, gray, 255])

describe('the contrast of words with the pixels below them', () => {
  it.each([
    ['black under white', pixels(0), WHITE, 21],
    ['white under white', pixels(255), WHITE, 1],
    // The two greys that tools name for 4.5 to 1 on white.
    ['#767676 under white', pixels(0x76), WHITE, 4.54],
    ['#777777 under white', pixels(0x77), WHITE, 4.48],
    ['red under white', [255, 0, 0, 255], WHITE, 4],
    ['half of white over black is grey', pixels(0), { ...WHITE, opacity: 0.5 }, 5.28],
  ])('is that of WCAG: %s', (_, below, ink, ratio) => {
    expect(contrastOver(below, ink)).toBeCloseTo(ratio, 1)
  })

  it('is what nine tenths of the pixels have: one light spot of twenty does not count, three do', () => {
    const dark = (count: number) => Array.from({ length: count }, () => 0)
    expect(contrastOver(pixels(...dark(19), 255), WHITE)).toBeCloseTo(21, 5)
    expect(contrastOver(pixels(...dark(17), 255, 255, 255), WHITE)).toBeCloseTo(1, 5)
  })

  it('is not known without pixels', () => {
    expect(contrastOver([], WHITE)).toBeUndefined()
  })
})

it.each([
  [24, 400, true],
  [23.9, 400, false],
  [18.66, 700, true],
  [18.66, 600, false],
])('text of %d px and weight %d is large: %s', (size, weight, isLarge) => {
  expect(isLargeText(size, weight)).toBe(isLarge)
})
