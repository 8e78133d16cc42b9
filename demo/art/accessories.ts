import type { Drawing, Layer } from './drawing.ts'
import { closed, line, symmetrical } from './outline.ts'

const BRASS = '#c2a05a'

export const scarf = (): Drawing => ({
  pose: 'flat',
  layers: [
    ...fringe(300, 1_010, 190),
    {
      kind: 'cloth',
      d: closed([
        [318, 300, 'corner'],
        [430, 320],
        [486, 560],
        [492, 1_012, 'corner'],
        [300, 1_012, 'corner'],
        [292, 620],
      ]),
      tone: -0.08,
    },
    ...fringe(484, 940, 186),
    {
      kind: 'cloth',
      d: closed([
        [560, 300, 'corner'],
        [650, 360],
        [676, 600],
        [670, 942, 'corner'],
        [484, 942, 'corner'],
        [492, 560],
      ]),
    },
    {
      kind: 'cloth',
      d: closed([
        [300, 300],
        [360, 210],
        [480, 180],
        [606, 214],
        [662, 306],
        [640, 396],
        [560, 330],
        [480, 316],
        [392, 340],
        [330, 402],
      ]),
      tone: 0.04,
    },
    {
      kind: 'cloth',
      d: closed([
        [452, 330],
        [540, 300],
        [604, 344],
        [600, 440],
        [520, 484],
        [452, 430],
      ]),
      tone: -0.02,
    },
  ],
})

const fringe = (x: number, y: number, width: number): readonly Layer[] =>
  Array.from({ length: 13 }, (_, index): Layer => ({
    kind: 'stroke',
    d: line([
      [x + 6 + (index * (width - 12)) / 12, y - 10],
      [x + 6 + (index * (width - 12)) / 12 + (index % 3) * 4 - 4, y + 62 + (index % 4) * 6],
    ]),
    width: 7,
    tone: -0.06,
  }))

export const belt = (): Drawing => ({
  pose: 'flat',
  layers: [
    {
      kind: 'cloth',
      d:
        closed([
          [480, 380],
          [700, 440],
          [790, 640],
          [700, 850],
          [480, 916],
          [260, 850],
          [170, 640],
          [260, 440],
        ]) +
        closed([
          [480, 436],
          [660, 488],
          [734, 640],
          [660, 800],
          [480, 858],
          [300, 800],
          [226, 640],
          [300, 488],
        ]),
      tone: -0.08,
    },
    {
      kind: 'cloth',
      d: closed([
        [430, 846, 'corner'],
        [660, 830],
        [800, 770],
        [852, 780],
        [856, 826],
        [700, 902],
        [430, 926, 'corner'],
      ]),
      tone: 0.05,
    },
    {
      kind: 'seam',
      d: line([
        [440, 862],
        [660, 846],
        [810, 784],
      ]),
      isDashed: true,
    },
    {
      kind: 'seam',
      d: line([
        [440, 910],
        [690, 888],
        [840, 826],
      ]),
      isDashed: true,
    },
    ...[0, 1, 2, 3, 4].map((index): Layer => ({ kind: 'button', x: 600 + index * 42, y: 868 - index * 12, radius: 5, color: '#231a14' })),
    {
      kind: 'stroke',
      d: line([
        [396, 826, 'corner'],
        [490, 822, 'corner'],
        [496, 944, 'corner'],
        [402, 948, 'corner'],
        [396, 826, 'corner'],
      ]),
      width: 17,
      color: BRASS,
    },
    {
      kind: 'stroke',
      d: line([
        [400, 886],
        [506, 882],
      ]),
      width: 11,
      color: BRASS,
    },
    {
      kind: 'stroke',
      d: line([
        [546, 836],
        [552, 926],
      ]),
      width: 26,
      tone: -0.06,
    },
  ],
})

export const beanie = (): Drawing => ({
  pose: 'flat',
  layers: [
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 330],
        [130, 356],
        [236, 470],
        [268, 640],
        [270, 780, 'corner'],
        [0, 800],
      ]),
    },
    ...[-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((share): Layer => ({
      kind: 'seam',
      d: line([
        [480 + share * 60, 344],
        [480 + share * 220, 500],
        [480 + share * 266, 780],
      ]),
    })),
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 742],
        [280, 716, 'corner'],
        [292, 800],
        [278, 892, 'corner'],
        [0, 918],
      ]),
      tone: 0.03,
      surface: 'rib',
    },
    ...Array.from({ length: 15 }, (_, index): Layer => ({
      kind: 'seam',
      d: line([
        [210 + index * 38.6, 756],
        [210 + index * 38.6, 890],
      ]),
    })),
  ],
})
