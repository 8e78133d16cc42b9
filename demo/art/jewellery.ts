import type { Drawing, Layer } from './drawing.ts'
import { closed, line } from './outline.ts'

/** A ring on edge: a band with a set stone. */
export const ring = (): Drawing => ({
  pose: 'flat',
  layers: [
    {
      kind: 'stroke',
      d: line([
        [480, 520],
        [610, 560],
        [668, 690],
        [610, 820],
        [480, 862],
        [350, 820],
        [292, 690],
        [350, 560],
        [480, 520],
      ]),
      width: 30,
    },
    {
      kind: 'stroke',
      d: line([
        [446, 524],
        [480, 506],
        [514, 524],
      ]),
      width: 20,
      tone: 0.2,
    },
    {
      kind: 'cloth',
      d: closed([
        [440, 470, 'corner'],
        [480, 440, 'corner'],
        [520, 470, 'corner'],
        [506, 512, 'corner'],
        [454, 512, 'corner'],
      ]),
      fill: '#eef3f4',
      surface: 'smooth',
    },
    { kind: 'button', x: 480, y: 474, radius: 13, color: '#ffffff' },
  ],
})

/** A chain hanging from two points, with one pendant. */
export const necklace = (): Drawing => ({
  pose: 'flat',
  layers: [
    ...chain(250, 250, 800),
    ...chain(300, 220, 640),
    {
      kind: 'cloth',
      d: closed([
        [480, 812],
        [520, 860],
        [480, 930],
        [440, 860],
      ]),
    },
    { kind: 'button', x: 480, y: 868, radius: 15, color: '#f3efe4' },
  ],
})

const chain = (x: number, y: number, depth: number): readonly Layer[] => [
  {
    kind: 'stroke',
    d: line([
      [x, y],
      [x + 30, y + (depth - y) * 0.5],
      [400, depth - 60],
      [480, depth],
      [560, depth - 60],
      [960 - x - 30, y + (depth - y) * 0.5],
      [960 - x, y],
    ]),
    width: 7,
  },
  ...Array.from({ length: 9 }, (_, index): Layer => {
    const share = (index + 0.5) / 9
    const side = Math.abs(share * 2 - 1)
    return { kind: 'button', x: x + (960 - 2 * x) * share, y: depth - (depth - y) * side ** 2.6 - 2, radius: 4.5 }
  }),
]
