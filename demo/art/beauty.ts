import type { Drawing } from './drawing.ts'
import { line, symmetrical } from './outline.ts'

const FLOOR_Y = 1_030
const CAP = '#3b2a33'
const LABEL = '#f7efe9'

const standing = (layers: Drawing['layers']): Drawing => ({ pose: 'standing', floorY: FLOOR_Y, layers })

const words = (y: number): Drawing['layers'][number] => ({
  kind: 'stroke',
  d: line([
    [440, y],
    [520, y],
  ]),
  width: 5,
  color: '#8d6f76',
})

/** A tube that stands on its cap. */
export const tube = (): Drawing =>
  standing([
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 420],
        [150, 420, 'corner'],
        [150, 446, 'corner'],
        [128, 700],
        [96, 930, 'corner'],
        [0, 934],
      ]),
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 926],
        [92, 926, 'corner'],
        [92, 1_024],
        [0, 1_032],
      ]),
      fill: CAP,
      surface: 'smooth',
    },
    words(620),
    words(660),
  ])

/** A low pot with a wide lid. */
export const jar = (): Drawing =>
  standing([
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 810],
        [196, 812, 'corner'],
        [200, 900],
        [192, 1_010],
        [160, 1_030],
        [0, 1_036],
      ]),
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 712],
        [176, 716],
        [188, 736],
        [190, 816, 'corner'],
        [0, 820],
      ]),
      fill: CAP,
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 866],
        [112, 866, 'corner'],
        [112, 972, 'corner'],
        [0, 972],
      ]),
      fill: LABEL,
      surface: 'smooth',
    },
    words(904),
    words(936),
  ])

/** A lipstick, open, its cap beside nothing: the color is what counts. */
export const lipstick = (): Drawing =>
  standing([
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 560],
        [22, 556],
        [50, 600],
        [56, 640],
        [56, 760, 'corner'],
        [0, 762],
      ]),
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 752],
        [62, 752, 'corner'],
        [62, 846, 'corner'],
        [0, 848],
      ]),
      fill: '#cda86b',
      surface: 'smooth',
    },
    {
      kind: 'cloth',
      d: symmetrical([
        [0, 842],
        [76, 842, 'corner'],
        [76, 1_024],
        [0, 1_032],
      ]),
      fill: CAP,
      surface: 'smooth',
    },
  ])
