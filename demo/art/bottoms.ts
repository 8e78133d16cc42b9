import type { Drawing, Layer } from './drawing.ts'
import { CENTER_X, closed, line, mirrored, symmetrical, type Point } from './outline.ts'

interface TrouserShape {
  /** Half widths from the middle. */
  readonly waist: number
  readonly hip: number
  readonly hemOuter: number
  readonly hemInner: number
  readonly length: number
  readonly isDenim?: boolean
}

const TOP_Y = 178

/** Trousers, jeans and shorts. */
export const trousers = (shape: TrouserShape, isBack: boolean): Drawing => {
  const { waist, hip, hemOuter, hemInner, length } = shape
  const leg: readonly Point[] = [
    [CENTER_X - 2, TOP_Y + 40, 'corner'],
    [CENTER_X + waist, TOP_Y + 36, 'corner'],
    [CENTER_X + hip, 430],
    [CENTER_X + (hip + hemOuter) / 2 + 2, (430 + length) / 2],
    [CENTER_X + hemOuter, length, 'corner'],
    [CENTER_X + (hemOuter + hemInner) / 2, length + 10],
    [CENTER_X + hemInner, length + 2, 'corner'],
    [CENTER_X + 18 + hemInner * 0.3, Math.min(length - 60, 760)],
    [CENTER_X + 2, 520, 'corner'],
  ]
  return {
    pose: 'flat',
    layers: [
      ...[mirrored(leg), leg].flatMap((side, index): readonly Layer[] => {
        const onSide = (points: readonly Point[]): string => line(index === 1 ? points : mirrored(points))
        return [
          { kind: 'cloth', d: closed(side), tone: index === 1 ? -0.07 : 0 },
          {
            kind: 'seam',
            d: onSide([
              [CENTER_X + hemInner + 4, length - 26],
              [CENTER_X + hemOuter - 4, length - 28],
            ]),
            isDashed: true,
          },
        ]
      }),
      ...waistband(shape, isBack),
    ],
  }
}

const waistband = ({ waist, hip, isDenim = false }: TrouserShape, isBack: boolean): readonly Layer[] => {
  const pocket: readonly Point[] = isBack
    ? [
        [CENTER_X + hip * 0.28, 318, 'corner'],
        [CENTER_X + hip * 0.78, 310, 'corner'],
        [CENTER_X + hip * 0.76, 420, 'corner'],
        [CENTER_X + hip * 0.52, 444, 'corner'],
        [CENTER_X + hip * 0.28, 424, 'corner'],
      ]
    : [
        [CENTER_X + waist * 0.62, TOP_Y + 52],
        [CENTER_X + waist * 0.7, 320],
        [CENTER_X + hip * 0.94, 372],
      ]
  return [
    {
      kind: 'cloth',
      d: symmetrical([
        [0, TOP_Y + 6],
        [waist - 2, TOP_Y, 'corner'],
        [waist + 4, TOP_Y + 58, 'corner'],
        [0, TOP_Y + 66],
      ]),
      tone: 0.04,
    },
    ...(isBack
      ? [pocket, mirrored(pocket)].map((side): Layer =>
          isDenim ? { kind: 'cloth', d: closed(side), tone: 0.05 } : { kind: 'seam', d: line(side.slice(0, 2)) },
        )
      : [pocket, mirrored(pocket)].map((side): Layer => ({ kind: 'seam', d: line(side) }))),
    ...(isBack
      ? []
      : [
          {
            kind: 'seam',
            d: line([
              [CENTER_X + 26, TOP_Y + 66],
              [CENTER_X + 30, 380],
              [CENTER_X + 4, 452],
            ]),
            isDashed: true,
          } as const,
          { kind: 'button', x: CENTER_X, y: TOP_Y + 34, radius: 11, ...(isDenim ? { color: '#b08a4a' } : {}) } as const,
        ]),
    ...[-0.55, 0.55].map((share): Layer => ({
      kind: 'stroke',
      d: line([
        [CENTER_X + waist * share, TOP_Y - 2],
        [CENTER_X + waist * share, TOP_Y + 66],
      ]),
      width: 13,
      tone: 0.06,
    })),
  ]
}

interface SkirtShape {
  readonly waist: number
  readonly hem: number
  readonly length: number
  readonly pleats: number
}

/** Skirts in an A-line, smooth or pleated. */
export const skirt = ({ waist, hem, length, pleats }: SkirtShape, isBack: boolean): Drawing => {
  const shares = Array.from({ length: pleats }, (_, index) => -1 + (2 * (index + 0.5)) / pleats)
  return {
    pose: 'flat',
    layers: [
      {
        kind: 'cloth',
        d: symmetrical([
          [0, 236],
          [waist, 230, 'corner'],
          [waist + (hem - waist) * 0.42, 440],
          [hem, length - 18, 'corner'],
          [hem * 0.55, length + 18],
          [0, length + 26],
        ]),
      },
      ...shares.map((share): Layer => ({
        kind: 'seam',
        d: line([
          [CENTER_X + waist * share, 270],
          [CENTER_X + (waist + hem) * 0.53 * share, (270 + length) / 2],
          [CENTER_X + hem * share, length + 16],
        ]),
      })),
      ...(pleats > 0
        ? []
        : [
            {
              kind: 'seam',
              d: line([
                [CENTER_X - hem + 20, length - 46],
                [CENTER_X, length - 4],
                [CENTER_X + hem - 20, length - 46],
              ]),
              isDashed: true,
            } as const,
          ]),
      {
        kind: 'cloth',
        d: symmetrical([
          [0, 186],
          [waist - 8, 180, 'corner'],
          [waist + 4, 244, 'corner'],
          [0, 254],
        ]),
        tone: 0.05,
      },
      ...(isBack
        ? [
            {
              kind: 'seam',
              d: line([
                [CENTER_X, 190],
                [CENTER_X, 470],
              ]),
            } as const,
          ]
        : []),
    ],
  }
}
