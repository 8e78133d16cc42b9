/** The vendor's way to say how much is allowed: either end may be left open. */
type Bounds = Readonly<Record<string, unknown>>

export const isWithin = ({ min, max }: Bounds, value: number): boolean =>
  !(typeof min === 'number' && value < min) && !(typeof max === 'number' && value > max)

/** The bounds in words, for a message. */
export const span = ({ min, max }: Bounds): string => {
  if (min === undefined || min === null) return `at most ${String(max)}`
  return max === undefined || max === null ? `at least ${String(min)}` : `between ${String(min)} and ${String(max)}`
}
