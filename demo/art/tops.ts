import type { Drawing, Layer } from './drawing.ts'
import { CENTER_X, closed, line, mirrored, symmetrical, type Point } from './outline.ts'

/** Measures of an upper garment, x from the middle. */
export interface TopShape {
  readonly neck: 'crew' | 'scoop' | 'vee' | 'roll' | 'collar' | 'lapel' | 'straps'
  readonly sleeve: 'none' | 'short' | 'long'
  readonly front: 'closed' | 'buttons' | 'open' | 'wrap'
  /** Half widths at armpit, waist and hem, and where the hem is. */
  readonly chest: number
  readonly waist: number
  readonly hem: number
  readonly length: number
  readonly hemShape?: 'flat' | 'curved' | 'rib'
  readonly pockets?: 'chest' | 'hip'
  readonly isBelted?: boolean
  readonly isDoubleBreasted?: boolean
}

const TOP_Y = 232

/** Shirts, knitwear, jackets, coats and dresses: one cut with many measures. */
export const top = (shape: TopShape, isBack: boolean): Drawing => ({
  pose: 'flat',
  layers: [
    ...(isBack ? [] : insideBack(shape)),
    ...sleeves(shape),
    ...body(shape, isBack),
    ...(isBack ? backLines(shape) : frontLines(shape)),
    ...pockets(shape, isBack),
    ...belt(shape),
    ...neckline(shape, isBack),
  ],
})

const neckDepth = ({ neck }: TopShape, isBack: boolean): number => {
  if (isBack) return neck === 'straps' ? 420 : TOP_Y + 24
  return { crew: 318, scoop: 370, vee: 520, roll: 290, collar: 330, lapel: 620, straps: 400 }[neck]
}

const neckWidth = ({ neck }: TopShape): number => ({ crew: 92, scoop: 108, vee: 92, roll: 88, collar: 78, lapel: 84, straps: 116 })[neck]

const shoulderX = ({ chest, sleeve, neck }: TopShape): number => (neck === 'straps' ? 116 : sleeve === 'none' ? chest * 0.78 : chest * 1.02)

const body = (shape: TopShape, isBack: boolean): readonly Layer[] => {
  const { chest, waist, hem, length, neck, sleeve, hemShape = 'flat' } = shape
  const depth = neckDepth(shape, isBack)
  const width = neckWidth(shape)
  const armY = TOP_Y + (sleeve === 'long' ? 232 : 205)
  const neckPoints: readonly Point[] =
    neck === 'vee' || neck === 'lapel'
      ? [
          [0, depth, 'corner'],
          [width, TOP_Y + 4, 'corner'],
        ]
      : neck === 'straps'
        ? [
            [0, depth],
            [58, depth - 16],
            [width, TOP_Y + 128, 'corner'],
          ]
        : [
            [0, depth],
            [width * 0.62, depth - 24],
            [width, TOP_Y + 2, 'corner'],
          ]
  const shoulder: readonly Point[] =
    neck === 'straps'
      ? [
          [width + 8, TOP_Y + 130, 'corner'],
          [chest * 0.86, armY - 10],
        ]
      : [
          [shoulderX(shape) - 8, TOP_Y + 50],
          [shoulderX(shape), TOP_Y + 66, 'corner'],
          [chest * (sleeve === 'none' ? 0.8 : 0.99), armY - 70],
        ]
  const hemPoints: readonly Point[] =
    hemShape === 'curved'
      ? [
          [hem, length - 62, 'corner'],
          [hem * 0.72, length - 8],
          [0, length + 8],
        ]
      : [
          [hem, length - 8, 'corner'],
          [hem * 0.5, length + 6],
          [0, length + 8],
        ]
  const d = symmetrical([...neckPoints, ...shoulder, [chest, armY, 'corner'], [waist, (armY + length) / 2 - 40], ...hemPoints])
  return [
    { kind: 'cloth', d },
    ...(hemShape === 'rib'
      ? [
          {
            kind: 'cloth',
            d: closed([
              [CENTER_X - hem, length - 66, 'corner'],
              [CENTER_X, length - 54],
              [CENTER_X + hem, length - 66, 'corner'],
              [CENTER_X + hem - 6, length + 2, 'corner'],
              [CENTER_X, length + 14],
              [CENTER_X - hem + 6, length + 2, 'corner'],
            ]),
            tone: -0.08,
            surface: 'rib',
          } as const,
        ]
      : [
          {
            kind: 'seam',
            d: line([
              [CENTER_X - hem + 6, length - 26],
              [CENTER_X, length - 14],
              [CENTER_X + hem - 6, length - 26],
            ]),
            isDashed: true,
          } as const,
        ]),
  ]
}

const sleeves = (shape: TopShape): readonly Layer[] => {
  const { sleeve, chest, neck } = shape
  if (sleeve === 'none') return []
  const x = CENTER_X + shoulderX(shape)
  const isKnit = neck === 'crew' || neck === 'roll'
  const points: readonly Point[] =
    sleeve === 'short'
      ? [
          [x - 34, TOP_Y + 36, 'corner'],
          [x + 10, TOP_Y + 58],
          [x + 66, TOP_Y + 128],
          [x + 122, TOP_Y + 246, 'corner'],
          [x + 22, TOP_Y + 302, 'corner'],
          [CENTER_X + chest - 24, TOP_Y + 214, 'corner'],
        ]
      : [
          [x - 34, TOP_Y + 36, 'corner'],
          [x + 10, TOP_Y + 58],
          [x + 52, TOP_Y + 140],
          [x + 94, TOP_Y + 420],
          [x + 112, TOP_Y + 690, 'corner'],
          [x + 22, TOP_Y + 706, 'corner'],
          [x - 10, TOP_Y + 470],
          [CENTER_X + chest - 26, TOP_Y + 226, 'corner'],
        ]
  const cuff: readonly Point[] = [
    [x + 106, TOP_Y + 640, 'corner'],
    [x + 113, TOP_Y + 706, 'corner'],
    [x + 22, TOP_Y + 722, 'corner'],
    [x + 18, TOP_Y + 654, 'corner'],
  ]
  return [points, mirrored(points)].flatMap((side, index): readonly Layer[] => {
    const onSide = (part: readonly Point[]): readonly Point[] => (index === 0 ? part : mirrored(part))
    return [
      { kind: 'cloth', d: closed(side), tone: index === 0 ? -0.12 : -0.03 },
      ...(sleeve === 'long'
        ? [{ kind: 'cloth', d: closed(onSide(cuff)), tone: -0.1, surface: isKnit ? 'rib' : 'body' } as const]
        : [
            {
              kind: 'seam',
              d: line(
                onSide([
                  [x + 112, TOP_Y + 232],
                  [x + 14, TOP_Y + 286],
                ]),
              ),
              isDashed: true,
            } as const,
          ]),
    ]
  })
}

const insideBack = (shape: TopShape): readonly Layer[] => {
  const width = neckWidth(shape)
  if (shape.neck === 'straps')
    return [
      strap(1),
      strap(-1),
      {
        kind: 'cloth',
        d: symmetrical([
          [0, 372],
          [80, 366],
          [112, 362],
          [120, 430],
          [0, 440],
        ]),
        tone: -0.42,
      },
    ]
  return [
    {
      kind: 'cloth',
      d: symmetrical([
        [0, TOP_Y - 6],
        [width * 0.7, TOP_Y - 8],
        [width + 6, TOP_Y + 6, 'corner'],
        [width, neckDepth(shape, false) + 30],
        [0, neckDepth(shape, false) + 60],
      ]),
      tone: -0.42,
    },
  ]
}

const strap = (side: 1 | -1): Layer => ({
  kind: 'stroke',
  d: line([
    [CENTER_X + side * 118, TOP_Y + 134],
    [CENTER_X + side * 104, TOP_Y + 20],
    [CENTER_X + side * 84, TOP_Y - 30],
    [CENTER_X + side * 70, TOP_Y + 40],
    [CENTER_X + side * 74, TOP_Y + 140],
  ]),
  width: 9,
})

const neckline = (shape: TopShape, isBack: boolean): readonly Layer[] => {
  const { neck } = shape
  const width = neckWidth(shape)
  const depth = neckDepth(shape, isBack)
  if (neck === 'collar') return collar(width, isBack)
  if (neck === 'lapel') return isBack ? collar(width, true) : lapels(shape)
  if (neck === 'roll')
    return [
      {
        kind: 'cloth',
        d: symmetrical([
          [0, TOP_Y - 78],
          [width - 6, TOP_Y - 72, 'corner'],
          [width + 12, TOP_Y + 14, 'corner'],
          [width * 0.6, TOP_Y + 52],
          [0, TOP_Y + 62],
        ]),
        tone: -0.04,
        surface: 'rib',
      },
    ]
  if (neck === 'straps') return isBack ? [strap(1), strap(-1)] : []
  if (neck === 'vee')
    return [
      {
        kind: 'stroke',
        d: line([
          [CENTER_X - width, TOP_Y + 4, 'corner'],
          [CENTER_X, depth, 'corner'],
          [CENTER_X + width, TOP_Y + 4, 'corner'],
        ]),
        width: 20,
        tone: -0.12,
      },
    ]
  return [
    {
      kind: 'stroke',
      d: line([
        [CENTER_X - width, TOP_Y + 4],
        [CENTER_X - width * 0.62, depth - 24],
        [CENTER_X, depth],
        [CENTER_X + width * 0.62, depth - 24],
        [CENTER_X + width, TOP_Y + 4],
      ]),
      width: 22,
      tone: -0.1,
    },
  ]
}

const collar = (width: number, isBack: boolean): readonly Layer[] => {
  if (isBack)
    return [
      {
        kind: 'cloth',
        d: symmetrical([
          [0, TOP_Y - 34],
          [width, TOP_Y - 26, 'corner'],
          [width + 26, TOP_Y + 30, 'corner'],
          [0, TOP_Y + 44],
        ]),
        tone: 0.04,
      },
    ]
  const leaf: readonly Point[] = [
    [CENTER_X + width - 10, TOP_Y - 34, 'corner'],
    [CENTER_X + width + 34, TOP_Y + 34],
    [CENTER_X + width + 12, TOP_Y + 116, 'corner'],
    [CENTER_X + 6, TOP_Y + 96, 'corner'],
    [CENTER_X + width - 26, TOP_Y + 20],
  ]
  return [
    { kind: 'cloth', d: closed(leaf), tone: 0.05 },
    { kind: 'cloth', d: closed(mirrored(leaf)), tone: 0.08 },
  ]
}

const lapels = (shape: TopShape): readonly Layer[] => {
  const depth = neckDepth(shape, false)
  const width = neckWidth(shape)
  const leaf: readonly Point[] = [
    [CENTER_X + width - 4, TOP_Y - 30, 'corner'],
    [CENTER_X + width + 36, TOP_Y + 60],
    [CENTER_X + width + 88, TOP_Y + 150, 'corner'],
    [CENTER_X + width + 48, TOP_Y + 168, 'corner'],
    [CENTER_X + width + 62, TOP_Y + 206, 'corner'],
    [CENTER_X + 70, depth - 90],
    [CENTER_X + 4, depth, 'corner'],
    [CENTER_X + 40, TOP_Y + 160],
    [CENTER_X + width - 14, TOP_Y + 40],
  ]
  return [
    { kind: 'cloth', d: closed(leaf), tone: 0.03 },
    { kind: 'cloth', d: closed(mirrored(leaf)), tone: 0.07 },
  ]
}

const frontLines = (shape: TopShape): readonly Layer[] => {
  const { front, length, isDoubleBreasted = false, neck } = shape
  const from = neckDepth(shape, false) + (neck === 'collar' ? 0 : 14)
  if (front === 'closed') return []
  if (front === 'wrap')
    return [
      {
        kind: 'seam',
        d: line([
          [CENTER_X + 92, TOP_Y + 8],
          [CENTER_X + 14, from],
          [CENTER_X - 116, 690],
        ]),
      },
      {
        kind: 'seam',
        d: line([
          [CENTER_X - 116, 700],
          [CENTER_X - 60, 900],
          [CENTER_X - 96, length],
        ]),
      },
    ]
  const buttonY = Array.from(
    { length: front === 'open' ? 2 : 6 },
    (_, index) => from + 44 + index * (front === 'open' ? 120 : Math.min(124, (length - from - 120) / 5.4)),
  )
  const columns = isDoubleBreasted ? [-62, 62] : [0]
  return [
    {
      kind: 'seam',
      d: line([
        [CENTER_X + 22, from - 6],
        [CENTER_X + 22, length - 4],
      ]),
    },
    ...(front === 'open'
      ? []
      : [
          {
            kind: 'seam',
            d: line([
              [CENTER_X - 22, from],
              [CENTER_X - 22, length - 4],
            ]),
            isDashed: true,
          } as const,
        ]),
    ...buttonY.flatMap((y) =>
      columns.map((x): Layer => ({ kind: 'button', x: CENTER_X + x, y, radius: front === 'open' || isDoubleBreasted ? 13 : 8 })),
    ),
  ]
}

const backLines = ({ chest }: TopShape): readonly Layer[] => [
  {
    kind: 'seam',
    d: line([
      [CENTER_X - chest * 0.96, TOP_Y + 118],
      [CENTER_X, TOP_Y + 132],
      [CENTER_X + chest * 0.96, TOP_Y + 118],
    ]),
  },
]

const pockets = ({ pockets: position, length, chest, waist }: TopShape, isBack: boolean): readonly Layer[] => {
  if (position === undefined || isBack) return []
  const [x, y, width, height] =
    position === 'chest' ? [chest * 0.5, TOP_Y + 214, 108, 124] : [waist * 0.56, Math.min(length - 300, 800), 136, 30]
  const box: readonly Point[] = [
    [CENTER_X + x - width / 2, y, 'corner'],
    [CENTER_X + x + width / 2, y, 'corner'],
    [CENTER_X + x + width / 2, y + height, 'corner'],
    [CENTER_X + x - width / 2, y + height, 'corner'],
  ]
  return [box, mirrored(box)].flatMap((side): readonly Layer[] => [{ kind: 'cloth', d: closed(side), tone: 0.03 }])
}

const belt = ({ isBelted = false, waist }: TopShape): readonly Layer[] =>
  isBelted
    ? [
        {
          kind: 'cloth',
          d: closed([
            [CENTER_X - waist - 4, 668, 'corner'],
            [CENTER_X, 682],
            [CENTER_X + waist + 4, 668, 'corner'],
            [CENTER_X + waist + 4, 716, 'corner'],
            [CENTER_X, 730],
            [CENTER_X - waist - 4, 716, 'corner'],
          ]),
          tone: -0.08,
        },
        {
          kind: 'cloth',
          d: closed([
            [CENTER_X - 66, 690],
            [CENTER_X - 26, 686],
            [CENTER_X - 44, 800],
            [CENTER_X - 72, 900, 'corner'],
            [CENTER_X - 112, 890, 'corner'],
          ]),
          tone: -0.02,
        },
        {
          kind: 'cloth',
          d: closed([
            [CENTER_X - 84, 676],
            [CENTER_X - 40, 664],
            [CENTER_X - 22, 704],
            [CENTER_X - 60, 736],
            [CENTER_X - 92, 716],
          ]),
          tone: 0.04,
        },
      ]
    : []
