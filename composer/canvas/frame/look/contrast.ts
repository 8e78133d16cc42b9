/** Channels from 0 to 255; opacity from 0 to 1. */
export interface Ink {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly opacity: number
}

/** Contrast of two colours as WCAG 2 has it, from their luminances: 1 for none, 21 for black on white. */
const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Single light or dark spots do not make words unreadable: a tenth of the pixels may be worse. */
const SPARED = 0.1

/**
 * Contrast of ink with the pixels below it (four numbers each, as a canvas gives them) that nine tenths of them have at least. An ink that is
 * not opaque is mixed with each pixel. Undefined without pixels. Pure.
 */
export const contrastOver = (pixels: ArrayLike<number>, { red, green, blue, opacity }: Ink): number | undefined => {
  const ratios: number[] = []
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const mixed = (top: number, below: number): number => top * opacity + below * (1 - opacity)
    ratios.push(ratioOf(luminanceOf(mixed(red, r), mixed(green, g), mixed(blue, b)), luminanceOf(r, g, b)))
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length * SPARED)]
}

/** WCAG 1.4.3: large is 24 px, or 18.66 px where it is bold. */
export const isLargeText = (sizePx: number, weight: number): boolean => sizePx >= 24 || (sizePx >= 18.66 && weight >= 700)
