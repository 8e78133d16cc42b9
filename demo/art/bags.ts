import type { Drawing } from './drawing.ts'
import { closed, line, symmetrical } from './outline.ts'

const BRASS = '#c2a05a'
const FLOOR_Y = 1_010

export const tote = (isBack: boolean): Drawing => ({
  pose: 'standing',
  floorY: FLOOR_Y,
  layers: [
    {
      kind: 'stroke',
      d: line([
        [370, 560],
        [376, 380],
        [480, 250],
        [584, 380],
        [590, 560],
      ]),
      width: 20,
      tone: -0.3,
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 512],
        [240, 500, 'corner'],
        [228, 540, 'corner'],
        [0, 556],
      ]),
      tone: -0.45,
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 544],
        [252, 528, 'corner'],
        [262, 760],
        [236, 1_004, 'corner'],
        [120, 1_012],
        [0, 1_014],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [232, 566],
        [480, 580],
        [728, 566],
      ]),
      isDashed: true,
    },
    {
      kind: 'seam',
      d: line([
        [256, 972],
        [480, 984],
        [704, 972],
      ]),
      isDashed: true,
    },
    {
      kind: 'stroke',
      d: line([
        [356, 640],
        [352, 470],
        [480, 296],
        [608, 470],
        [604, 640],
      ]),
      width: 24,
      tone: 0.04,
    },
    ...(isBack
      ? []
      : [
          {
            kind: 'cloth',
            d: closed([
              [440, 700, 'corner'],
              [520, 700, 'corner'],
              [520, 740, 'corner'],
              [440, 740, 'corner'],
            ]),
            tone: 0.1,
          } as const,
        ]),
    { kind: 'button', x: 356, y: 626, radius: 8, color: BRASS },
    { kind: 'button', x: 604, y: 626, radius: 8, color: BRASS },
  ],
})

export const shoulderBag = (isBack: boolean): Drawing => ({
  pose: 'standing',
  floorY: FLOOR_Y,
  layers: [
    {
      kind: 'stroke',
      d: line([
        [250, 690],
        [270, 430],
        [480, 250],
        [690, 430],
        [710, 690],
      ]),
      width: 22,
      tone: -0.1,
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 640],
        [210, 640, 'corner'],
        [258, 720],
        [268, 880],
        [232, 992],
        [120, 1_010],
        [0, 1_012],
      ]),
      tone: -0.06,
    },
    ...(isBack
      ? [
          {
            kind: 'cloth',
            d: symmetrical([
              [0, 740],
              [180, 740, 'corner'],
              [176, 940],
              [0, 950],
            ]),
            tone: 0.04,
          } as const,
        ]
      : ([
          {
            kind: 'cloth',
            d: symmetrical([
              [0, 622],
              [222, 630, 'corner'],
              [252, 700],
              [232, 830],
              [130, 902],
              [0, 920],
            ]),
            tone: 0.04,
          },
          {
            kind: 'seam',
            d: line([
              [258, 700],
              [276, 816],
              [366, 886],
              [480, 902],
              [594, 886],
              [684, 816],
              [702, 700],
            ]),
            isDashed: true,
          },
          {
            kind: 'stroke',
            d: line([
              [452, 882],
              [508, 882],
              [508, 922],
              [452, 922],
              [452, 882],
            ]),
            width: 10,
            color: BRASS,
          },
          { kind: 'button', x: 480, y: 902, radius: 9, color: BRASS },
        ] as const)),
    {
      kind: 'stroke',
      d: line([
        [240, 672],
        [266, 672],
        [266, 706],
        [240, 706],
        [240, 672],
      ]),
      width: 8,
      color: BRASS,
    },
    {
      kind: 'stroke',
      d: line([
        [694, 672],
        [720, 672],
        [720, 706],
        [694, 706],
        [694, 672],
      ]),
      width: 8,
      color: BRASS,
    },
  ],
})

export const pouch = (): Drawing => ({
  pose: 'flat',
  layers: [
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 486],
        [270, 494, 'corner'],
        [286, 640],
        [270, 812],
        [240, 838],
        [0, 846],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [212, 548],
        [480, 552],
        [748, 548],
      ]),
      isDashed: true,
    },
    {
      kind: 'stroke',
      d: line([
        [214, 518],
        [480, 522],
        [746, 518],
      ]),
      width: 12,
      color: BRASS,
    },
    {
      kind: 'stroke',
      d: line([
        [730, 520],
        [790, 560],
        [806, 640],
      ]),
      width: 14,
      tone: -0.05,
    },
  ],
})

export const slimCase = (): Drawing => ({
  pose: 'flat',
  layers: [
    {
      kind: 'cloth',
      d: closed([
        [270, 470, 'corner'],
        [690, 470, 'corner'],
        [706, 486],
        [706, 804],
        [690, 820, 'corner'],
        [270, 820, 'corner'],
        [254, 804],
        [254, 486],
      ]),
    },
    {
      kind: 'cloth',
      d: closed([
        [250, 466, 'corner'],
        [710, 466, 'corner'],
        [710, 560],
        [600, 652],
        [480, 674],
        [360, 652],
        [250, 560],
      ]),
      tone: 0.05,
    },
    {
      kind: 'seam',
      d: line([
        [264, 556],
        [366, 638],
        [480, 658],
        [594, 638],
        [696, 556],
      ]),
      isDashed: true,
    },
    {
      kind: 'seam',
      d: line([
        [270, 690],
        [270, 804],
        [690, 804],
        [690, 690],
      ]),
      isDashed: true,
    },
    { kind: 'button', x: 480, y: 632, radius: 13, color: BRASS },
  ],
})
