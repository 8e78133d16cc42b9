/** Red, green and blue of `#rrggbb`, 0 to 255. */
const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Two colors mixed; `share` of the second, 0 to 1. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  return toHex(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share))
}

/** A color lit (above 0) or shaded (below 0); shade is warm, as it is in a room. */
export const shade = (hex: string, amount: number): string => (amount >= 0 ? mix(hex, '#fffaf0', amount) : mix(hex, '#14100d', -amount))

/** 0 for black to 1 for white. */
export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
