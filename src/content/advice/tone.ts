/** How light something is: relative luminance of WCAG 2, 0 for black to 1 for white. */
export type Tone = number

/** Contrast ratio of two tones: 1 to 21. */
export const contrastOf = (one: Tone, other: Tone): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Mean tone of pixels given as red, green, blue, each 0 to 255. Undefined for none. */
export const toneOfPixels = (pixels: Uint8Array, channels: number): Tone | undefined => {
  let sum = 0
  let count = 0
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    sum += 0.2126 * linear(pixels[at]) + 0.7152 * linear(pixels[at + 1]) + 0.0722 * linear(pixels[at + 2])
    count += 1
  }
  return count === 0 ? undefined : sum / count
}

const linear = (value = 0): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
