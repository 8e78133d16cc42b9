/** A point of an outline; a third member marks a corner, all others are passed smoothly. */
export type Point = readonly [x: number, y: number, corner?: 'corner' | undefined]

export const CENTER_X = 480

export const closed = (points: readonly Point[]): string => `${through(points, true)}Z`

export const line = (points: readonly Point[]): string => through(points, false)

/** A closed outline symmetrical to the middle, from the points of its right half, top to bottom, x counted from the middle. */
export const symmetrical = (half: readonly Point[]): string => {
  const right = half.map(([x, y, corner]): Point => [CENTER_X + x, y, corner])
  const left = half.filter(([x]) => x !== 0).map(([x, y, corner]): Point => [CENTER_X - x, y, corner])
  return closed([...right, ...left.reverse()])
}

/** The same on the left side of the middle. */
export const mirrored = (points: readonly Point[]): readonly Point[] => points.map(([x, y, corner]) => [2 * CENTER_X - x, y, corner])

const TENSION = 1 / 6

const through = (points: readonly Point[], isClosed: boolean): string => {
  const count = points.length
  const at = (index: number): Point => points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  const [x, y] = at(0)
  const segments = Array.from({ length: isClosed ? count : count - 1 }, (_, index) =>
    curve(at(index - 1), at(index), at(index + 1), at(index + 2)),
  )
  return `M${round(x)} ${round(y)}${segments.join('')}`
}

/** One Catmull-Rom span as a cubic Bézier; at a corner the curve arrives and leaves straight. */
const curve = (before: Point, from: Point, to: Point, after: Point): string => {
  const leave = from[2] === 'corner' ? [0, 0] : [(to[0] - before[0]) * TENSION, (to[1] - before[1]) * TENSION]
  const arrive = to[2] === 'corner' ? [0, 0] : [(after[0] - from[0]) * TENSION, (after[1] - from[1]) * TENSION]
  const numbers = [from[0] + (leave[0] ?? 0), from[1] + (leave[1] ?? 0), to[0] - (arrive[0] ?? 0), to[1] - (arrive[1] ?? 0), to[0], to[1]]
  return `C${numbers.map(round).join(' ')}`
}

const round = (value: number): number => Math.round(value * 10) / 10
