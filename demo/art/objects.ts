import type { Drawing } from './drawing.ts'
import { closed, line, symmetrical } from './outline.ts'

const FLOOR_Y = 1_030
const OAK = '#b98d5d'

const standing = (layers: Drawing['layers']): Drawing => ({ pose: 'standing', floorY: FLOOR_Y, layers })

export const candle = (): Drawing =>
  standing([
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 590],
        [160, 596, 'corner'],
        [168, 760],
        [164, 1_004],
        [120, 1_030],
        [0, 1_036],
      ]),
      fill: '#7a5b3e',
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 574],
        [110, 578],
        [162, 600],
        [110, 624],
        [0, 630],
      ]),
      fill: '#f1e7d3',
      surface: 'smooth',
    },
    {
      kind: 'stroke',
      d: line([
        [480, 604],
        [482, 556],
      ]),
      width: 6,
      color: '#2b221c',
    },
    {
      kind: 'cloth',
      d: closed([
        [482, 470],
        [506, 530],
        [496, 564],
        [480, 572],
        [464, 562],
        [458, 530],
      ]),
      fill: '#f6c777',
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 724],
        [112, 724, 'corner'],
        [112, 900, 'corner'],
        [0, 900],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [412, 772],
        [548, 772],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [432, 812],
        [528, 812],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [446, 848],
        [514, 848],
      ]),
    },
    {
      kind: 'stroke',
      d: line([
        [340, 640],
        [344, 980],
      ]),
      width: 8,
      color: '#a5845f',
    },
  ])

export const bottle = (): Drawing =>
  standing([
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 250],
        [62, 252, 'corner'],
        [64, 330, 'corner'],
        [0, 332],
      ]),
      fill: OAK,
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 330],
        [58, 330, 'corner'],
        [60, 380],
        [128, 470],
        [138, 560],
        [136, 990],
        [110, 1_028],
        [0, 1_034],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [424, 740],
        [480, 724],
        [536, 740],
      ]),
    },
    {
      kind: 'seam',
      d: line([
        [440, 770],
        [520, 770],
      ]),
    },
  ])

export const mirror = (): Drawing =>
  standing([
    {
      kind: 'stroke',
      d: line([
        [350, 560],
        [300, 1_020],
      ]),
      width: 22,
      color: shadeOak,
    },
    {
      kind: 'stroke',
      d: line([
        [610, 560],
        [660, 1_020],
      ]),
      width: 22,
      color: shadeOak,
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 150],
        [150, 166],
        [206, 260, 'corner'],
        [206, 1_000, 'corner'],
        [0, 1_004],
      ]),
      fill: OAK,
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 178],
        [134, 192],
        [178, 276, 'corner'],
        [178, 972, 'corner'],
        [0, 976],
      ]),
      fill: '#dfe4e2',
      surface: 'smooth',
    },
  ])

const shadeOak = '#9a7145'

export const serum = (): Drawing =>
  standing([
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 330],
        [34, 346],
        [40, 450, 'corner'],
        [0, 454],
      ]),
      fill: '#2c2723',
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 446],
        [62, 446, 'corner'],
        [66, 560, 'corner'],
        [0, 562],
      ]),
      fill: '#c8a765',
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 558],
        [60, 558, 'corner'],
        [64, 596],
        [142, 650],
        [150, 720],
        [146, 1_000],
        [120, 1_028],
        [0, 1_034],
      ]),
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 700],
        [142, 706],
        [140, 992],
        [112, 1_014],
        [0, 1_018],
      ]),
      tone: -0.1,
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 776],
        [92, 776, 'corner'],
        [92, 940, 'corner'],
        [0, 940],
      ]),
      fill: '#f4eee3',
      surface: 'smooth',
    },
    {
      kind: 'stroke',
      d: line([
        [430, 826],
        [530, 826],
      ]),
      width: 5,
      color: '#5a4a3a',
    },
    {
      kind: 'stroke',
      d: line([
        [446, 858],
        [514, 858],
      ]),
      width: 3,
      color: '#8a7a68',
    },
  ])
