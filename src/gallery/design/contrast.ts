type Channels = readonly [red: number, green: number, blue: number]

/** Contrast of two colours by WCAG 2.2, from 1 to 21; undefined where one of them is not written as `#hex` or opaque `rgb()`. */
export const contrastOf = (one: string, other: string): number | undefined => {
  const [first, second] = [channelsOf(one), channelsOf(other)]
  if (first === undefined || second === undefined) return undefined
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const channelsOf = (color: string): Channels | undefined => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  if (short !== null) return toChannels(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)))
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)
  if (long !== null) return toChannels(long.slice(1).map((digits) => Number.parseInt(digits, 16)))
  const rgb = /^rgb\((\d+)[, ]+(\d+)[, ]+(\d+)\)$/.exec(color)
  return rgb === null ? undefined : toChannels(rgb.slice(1).map(Number))
}

const toChannels = ([red = 0, green = 0, blue = 0]: readonly number[]): Channels => [red, green, blue]

const luminance = ([red, green, blue]: Channels): number => {
  const linear = [red, green, blue]
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}
