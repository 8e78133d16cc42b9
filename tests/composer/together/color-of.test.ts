import fc from 'fast-check'
import { expect, it } from 'vitest'
import { colorOf, COLORS, initialsOf } from '../../../composer/together/color-of.ts'
import { framesOf } from '../../../composer/together/frames-of.ts'

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255
  return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => channel(color.slice(start, start + 2)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(COLORS)('white letters on %s have a contrast of at least 4.5 to 1', (color) => {
  expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

it('every name has a colour, always the same', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => COLORS.some((color) => color === colorOf(name))))
  expect(colorOf('Jan Smit')).toBe(colorOf('Jan Smit'))
})

it.each([
  ['Jan Smit', 'JS'],
  ['Developer', 'D'],
  ['Anna Maria van der Berg', 'AB'],
  ['editor@example.com', 'EC'],
  ['', ''],
  ['👩‍💻 Ada', '👩‍💻A'],
])('the initials of “%s” are “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials))

it('on the canvas, several people at one block share a frame, and who is at the page itself has none', () => {
  const at = (windowId: string, name: string, entryId: string, isMe = false) => ({ windowId, name, isMe, entryId })
  const frames = framesOf(
    [at('1', 'Jan', 'head'), at('2', 'Eva', 'head'), at('3', 'Pat', 'page'), at('4', 'Me', 'text', true)],
    'page',
    'You',
  )
  expect(frames.map(({ blockId, label }) => [blockId, label])).toEqual([
    ['head', 'Jan, Eva'],
    ['text', 'You'],
  ])
})
