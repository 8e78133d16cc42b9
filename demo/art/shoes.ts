import type { Drawing, Layer } from './drawing.ts'
import { closed, line, type Point } from './outline.ts'

const FLOOR_Y = 985
const SOLE = '#e9e2d4'
const DARK_SOLE = '#2c211b'

const standing = (layers: readonly Layer[]): Drawing => ({ pose: 'standing', floorY: FLOOR_Y, layers })

/** The second shoe of a pair stands a little behind the first. */
const pair = (one: (dx: number, dy: number, tone: number) => readonly Layer[]): Drawing =>
  standing([...one(74, -64, -0.16), ...one(-34, 0, 0)])

const moved = (points: readonly Point[], dx: number, dy: number): readonly Point[] =>
  points.map(([x, y, corner]) => [x + dx, y + dy, corner])

export const boots = (): Drawing =>
  pair((dx, dy, tone) => {
    const at = (points: readonly Point[]): readonly Point[] => moved(points, dx, dy)
    return [
      {
        kind: 'cloth',
        d: closed(
          at([
            [300, 430, 'corner'],
            [400, 418],
            [506, 434, 'corner'],
            [512, 560],
            [520, 690],
            [580, 780],
            [690, 826],
            [748, 880],
            [752, 930, 'corner'],
            [300, 930, 'corner'],
            [292, 800],
            [310, 640],
          ]),
        ),
        tone,
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [404, 436, 'corner'],
            [468, 436, 'corner'],
            [474, 620, 'corner'],
            [416, 620, 'corner'],
          ]),
        ),
        tone: -0.4,
      },
      {
        kind: 'seam',
        d: line(
          at([
            [404, 436],
            [416, 622],
            [474, 622],
            [470, 436],
          ]),
        ),
      },
      {
        kind: 'seam',
        d: line(
          at([
            [306, 760],
            [420, 800],
            [520, 770],
            [560, 790],
          ]),
        ),
      },
      {
        kind: 'stroke',
        d: line(
          at([
            [330, 410],
            [338, 450],
          ]),
        ),
        width: 16,
        tone: -0.1,
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [290, 926, 'corner'],
            [756, 926, 'corner'],
            [760, 952, 'corner'],
            [440, 956, 'corner'],
            [430, 985, 'corner'],
            [296, 985, 'corner'],
          ]),
        ),
        fill: DARK_SOLE,
        surface: 'smooth',
      },
    ]
  })

export const sneakers = (): Drawing =>
  pair((dx, dy, tone) => {
    const at = (points: readonly Point[]): readonly Point[] => moved(points, dx, dy)
    return [
      {
        kind: 'cloth',
        d: closed(
          at([
            [252, 720, 'corner'],
            [270, 690],
            [330, 704],
            [400, 742],
            [452, 700, 'corner'],
            [520, 690, 'corner'],
            [600, 776],
            [700, 820],
            [752, 876],
            [750, 926, 'corner'],
            [244, 926, 'corner'],
            [240, 820],
          ]),
        ),
        tone,
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [440, 700],
            [512, 676, 'corner'],
            [616, 786],
            [560, 812, 'corner'],
          ]),
        ),
        tone: 0.08,
      },
      {
        kind: 'seam',
        d: line(
          at([
            [250, 790],
            [330, 800],
            [372, 926],
          ]),
        ),
      },
      {
        kind: 'seam',
        d: line(
          at([
            [560, 812],
            [540, 870],
            [560, 926],
          ]),
        ),
      },
      {
        kind: 'seam',
        d: line(
          at([
            [640, 926],
            [654, 856],
            [700, 822],
          ]),
        ),
        isDashed: true,
      },
      ...[0, 1, 2, 3].map((index): Layer => ({
        kind: 'stroke',
        d: line(
          at([
            [470 + index * 28, 724 + index * 22],
            [520 + index * 28, 700 + index * 24],
          ]),
        ),
        width: 9,
        color: '#f4f0e7',
      })),
      {
        kind: 'cloth',
        d: closed(
          at([
            [236, 914, 'corner'],
            [756, 908, 'corner'],
            [764, 950],
            [744, 985, 'corner'],
            [250, 985, 'corner'],
            [232, 950],
          ]),
        ),
        fill: SOLE,
        surface: 'smooth',
      },
      {
        kind: 'seam',
        d: line(
          at([
            [240, 938],
            [500, 942],
            [758, 934],
          ]),
        ),
      },
    ]
  })

export const loafers = (): Drawing =>
  pair((dx, dy, tone) => {
    const at = (points: readonly Point[]): readonly Point[] => moved(points, dx, dy)
    return [
      {
        kind: 'cloth',
        d: closed(
          at([
            [250, 770, 'corner'],
            [300, 760],
            [400, 806],
            [468, 800, 'corner'],
            [520, 770],
            [610, 800],
            [716, 846],
            [758, 896],
            [750, 936, 'corner'],
            [246, 936, 'corner'],
            [236, 850],
          ]),
        ),
        tone,
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [270, 778],
            [330, 780],
            [420, 818],
            [400, 836],
            [300, 812],
          ]),
        ),
        tone: -0.5,
      },
      {
        kind: 'seam',
        d: line(
          at([
            [520, 774],
            [640, 826],
            [742, 900],
          ]),
        ),
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [454, 806, 'corner'],
            [534, 770, 'corner'],
            [580, 790, 'corner'],
            [520, 880, 'corner'],
            [474, 900, 'corner'],
          ]),
        ),
        tone: -0.08,
      },
      {
        kind: 'seam',
        d: line(
          at([
            [496, 830],
            [544, 806],
          ]),
        ),
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [238, 932, 'corner'],
            [760, 932, 'corner'],
            [764, 956, 'corner'],
            [400, 958, 'corner'],
            [394, 985, 'corner'],
            [242, 985, 'corner'],
          ]),
        ),
        fill: DARK_SOLE,
        surface: 'smooth',
      },
    ]
  })

export const sandals = (): Drawing =>
  pair((dx, dy, tone) => {
    const at = (points: readonly Point[]): readonly Point[] => moved(points, dx, dy)
    return [
      {
        kind: 'cloth',
        d: closed(
          at([
            [240, 930, 'corner'],
            [300, 914],
            [520, 926],
            [700, 922],
            [758, 936, 'corner'],
            [740, 972, 'corner'],
            [250, 978, 'corner'],
          ]),
        ),
        fill: '#c9a77c',
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [300, 920, 'corner'],
            [520, 930],
            [700, 926, 'corner'],
            [690, 944, 'corner'],
            [310, 944, 'corner'],
          ]),
        ),
        tone: -0.4,
      },
      {
        kind: 'stroke',
        d: line(
          at([
            [262, 934],
            [256, 820],
            [312, 716],
            [410, 720],
            [462, 800],
            [470, 934],
          ]),
        ),
        width: 26,
        tone,
      },
      {
        kind: 'stroke',
        d: line(
          at([
            [258, 850],
            [360, 880],
            [468, 846],
          ]),
        ),
        width: 20,
        tone: tone - 0.08,
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [496, 944, 'corner'],
            [520, 870],
            [586, 838],
            [650, 858],
            [686, 944, 'corner'],
            [660, 944, 'corner'],
            [640, 890],
            [590, 872],
            [556, 890],
            [540, 944, 'corner'],
          ]),
        ),
        tone: tone - 0.14,
      },
      {
        kind: 'cloth',
        d: closed(
          at([
            [470, 944, 'corner'],
            [500, 850],
            [560, 822],
            [610, 846],
            [646, 944, 'corner'],
          ]),
        ),
        tone,
      },
      { kind: 'button', x: 462 + dx, y: 852 + dy, radius: 13, color: '#c9a24d' },
      {
        kind: 'cloth',
        d: closed(
          at([
            [238, 964, 'corner'],
            [752, 960, 'corner'],
            [744, 985, 'corner'],
            [246, 985, 'corner'],
          ]),
        ),
        fill: DARK_SOLE,
        surface: 'smooth',
      },
    ]
  })
