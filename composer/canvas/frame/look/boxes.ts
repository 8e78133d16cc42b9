import type { Box } from '../../protocol.ts'
import type { Size } from '../../measures.ts'

/** What two boxes have in common; undefined for less than a pixel. */
export const commonBox = (one: Box, other: Box): Box | undefined => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width >= 1 && height >= 1 ? { x, y, width, height } : undefined
}

/** A rounding error is no gap. */
const SLACK_PX = 1

export const covers = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + SLACK_PX &&
  outer.y <= inner.y + SLACK_PX &&
  outer.x + outer.width >= inner.x + inner.width - SLACK_PX &&
  outer.y + outer.height >= inner.y + inner.height - SLACK_PX

/** The smallest box around all of them; they are never none. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))]
  return { x, y, width: right - x, height: bottom - y }
}

/** How a picture fills its box: CSS `object-fit`, or `background-size` in the same words. */
export type Fit = 'fill' | 'contain' | 'cover' | 'none' | 'scale-down'

/** Where the whole picture lies, seen or not: cropped, it reaches beyond its box. `position`: computed `object-position`. Pure. */
export const pictureBox = (box: Box, natural: Size, fit: Fit, position: string): Box => {
  const size = sizeIn(box, natural, fit)
  const [across = '50%', down = '50%'] = position.split(' ')
  return { x: box.x + offset(across, box.width - size.width), y: box.y + offset(down, box.height - size.height), ...size }
}

const sizeIn = (box: Size, { width, height }: Size, fit: Fit): Size => {
  if (fit === 'fill') return { width: box.width, height: box.height }
  const [inside, outside] = [Math.min(box.width / width, box.height / height), Math.max(box.width / width, box.height / height)]
  const scale = { contain: inside, cover: outside, none: 1, 'scale-down': Math.min(1, inside) }[fit]
  return { width: width * scale, height: height * scale }
}

/** A share of the room that is left, or pixels. */
const offset = (value: string, room: number): number => {
  const number = Number.parseFloat(value)
  if (Number.isNaN(number)) return room / 2
  return value.endsWith('%') ? (number / 100) * room : number
}
