import type { Size } from '../../measures.ts'

/** A linear gradient as a canvas draws it. */
export interface Gradient {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** Colours as CSS has them, each at its share of the way. */
  readonly stops: readonly { readonly at: number; readonly color: string }[]
}

/** Reads a computed `linear-gradient(…)` of a box; undefined for every other picture of CSS, and for what it says in other ways. Pure. */
export const readGradient = (css: string, { width, height }: Size): Gradient | undefined => {
  const inside = /^linear-gradient\((.*)\)$/s.exec(css)?.[1]
  if (inside === undefined) return undefined
  const parts = splitAtCommas(inside)
  const way = wayOf(parts[0] ?? '', { width, height })
  const [across, down] = way ?? [0, 1]
  const length = Math.abs(width * across) + Math.abs(height * down)
  const stops = stopsOf(way === undefined ? parts : parts.slice(1), length)
  if (stops === undefined) return undefined
  const [x, y] = [width / 2, height / 2]
  const half = length / 2
  return { from: [x - across * half, y - down * half], to: [x + across * half, y + down * half], stops }
}

/** Its direction, of length 1; undefined where the part is a colour. */
const wayOf = (part: string, { width, height }: Size): readonly [number, number] | undefined => {
  const degrees = /^(-?[\d.]+)deg$/.exec(part)?.[1]
  if (degrees !== undefined) {
    const angle = (Number(degrees) * Math.PI) / 180
    return [Math.sin(angle), -Math.cos(angle)]
  }
  if (!part.startsWith('to ')) return undefined
  const across = part.includes('right') ? 1 : part.includes('left') ? -1 : 0
  const down = part.includes('bottom') ? 1 : part.includes('top') ? -1 : 0
  if (across === 0 || down === 0) return [across, down]
  // Into a corner: the middle is on the line between the other two.
  const long = Math.hypot(width, height)
  return [(across * height) / long, (down * width) / long]
}

/** Commas inside of a colour part nothing. */
const splitAtCommas = (text: string): readonly string[] => text.split(/,(?![^(]*\))/).map((part) => part.trim())

const STOP = /^(.*?\)|[a-z]+)(?: (-?[\d.]+)(%|px))?$/

const stopsOf = (parts: readonly string[], length: number): Gradient['stops'] | undefined => {
  const read = parts.map((part) => {
    const [, color, number, unit] = STOP.exec(part) ?? []
    if (color === undefined) return undefined
    const at = number === undefined ? undefined : Number(number) / (unit === '%' ? 100 : length)
    return { color, at }
  })
  const known = read.filter((stop) => stop !== undefined)
  return known.length < 2 || known.length < read.length ? undefined : spread(known)
}

/** Stops without a place are spread between those that have one; the first is at the beginning, the last at the end. */
const spread = (stops: readonly { readonly color: string; readonly at: number | undefined }[]): Gradient['stops'] => {
  const last = stops.length - 1
  const placed = stops.map(({ at }, index) => at ?? (index === 0 ? 0 : index === last ? 1 : undefined))
  return stops.map(({ color }, index) => {
    const before = placed.findLastIndex((at, each) => each <= index && at !== undefined)
    const after = placed.findIndex((at, each) => each >= index && at !== undefined)
    const [from = 0, to = 1] = [placed[before], placed[after]]
    const at = before === after ? from : from + ((to - from) * (index - before)) / (after - before)
    return { color, at: Math.min(1, Math.max(0, at)) }
  })
}
