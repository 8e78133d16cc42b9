import { describe, expect, it } from 'vitest'
import { boxAround, commonBox, covers, pictureBox } from '../../../../composer/canvas/frame/look/boxes.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const WIDE = { width: 1600, height: 900 }

describe('where a whole picture lies', () => {
  it.each([
    ['cropped at both sides', 'cover', '50% 50%', box(-460, 0, 1120, 630)],
    ['cropped at its end, by its focal point', 'cover', '0% 50%', box(0, 0, 1120, 630)],
    ['cropped at its beginning', 'cover', '100% 50%', box(-920, 0, 1120, 630)],
    ['moved by pixels', 'cover', '-30px 0px', box(-30, 0, 1120, 630)],
    ['with room above and below', 'contain', '50% 50%', box(0, 258.75, 200, 112.5)],
    ['stretched', 'fill', '50% 50%', box(0, 0, 200, 630)],
    ['at its own size', 'none', '0% 0%', box(0, 0, 1600, 900)],
    ['made smaller, never larger', 'scale-down', '0% 0%', box(0, 0, 200, 112.5)],
  ] as const)('%s', (_, fit, position, whole) => {
    expect(pictureBox(box(0, 0, 200, 630), WIDE, fit, position)).toEqual(whole)
  })
})

describe('boxes', () => {
  it('have in common what both cover, if it is a pixel or more', () => {
    expect(commonBox(box(0, 0, 10, 10), box(5, 8, 10, 10))).toEqual(box(5, 8, 5, 2))
    expect(commonBox(box(0, 0, 10, 10), box(9.5, 0, 10, 10))).toBeUndefined()
    expect(commonBox(box(0, 0, 10, 10), box(20, 0, 10, 10))).toBeUndefined()
  })

  it('cover each other up to a pixel, which is a rounding error', () => {
    expect(covers(box(0.6, 0, 10, 10), box(0, 0, 10.4, 10))).toBe(true)
    expect(covers(box(3, 0, 10, 10), box(0, 0, 10, 10))).toBe(false)
  })

  it('have one around them all', () => {
    expect(boxAround([box(4, 4, 2, 2), box(0, 5, 1, 9)])).toEqual(box(0, 4, 6, 10))
  })
})
