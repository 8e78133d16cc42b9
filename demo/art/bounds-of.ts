export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const COMMAND = /([MLCQSTHVA])([^MLCQSTHVAZ]*)/gi

/** The box around paths of absolute commands; curves are taken for their points, which is close enough to place a drawing. */
export const boundsOf = (paths: readonly string[]): Bounds => {
  const points = paths.flatMap(pointsOf)
  const xs = points.flatMap(([x]) => x ?? [])
  const ys = points.flatMap(([, y]) => y ?? [])
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

type Coordinates = readonly [x: number | undefined, y: number | undefined]

const pointsOf = (path: string): readonly Coordinates[] =>
  [...path.matchAll(COMMAND)].flatMap(([, command = '', text = '']): readonly Coordinates[] => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'H') return numbers.map((x) => [x, undefined])
    if (command === 'V') return numbers.map((y) => [undefined, y])
    // An arc has its end after five numbers of its own.
    const ends = command === 'A' ? numbers.slice(-2) : numbers
    return ends.flatMap((x, index): readonly Coordinates[] => (index % 2 === 0 ? [[x, ends[index + 1]]] : []))
  })
