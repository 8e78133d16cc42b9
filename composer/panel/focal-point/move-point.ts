import type { FocalPoint } from '../../../schemas/page.ts'

/** What a picture is cropped around while nothing else is chosen. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 }

/** The point of a picture under the pointer, in whole per cents; beside the picture the nearest one of it. */
export const pointAt = (
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint => ({ x: perCent(clientX - left, width), y: perCent(clientY - top, height) })

const perCent = (offset: number, size: number): number => (size > 0 ? within((offset / size) * 100) : 50)

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

export type Axis = keyof FocalPoint

/**
 * How far an arrow key moves a slider's value; undefined for keys that are the browser's own. A point goes where the arrow shows: down on
 * the picture is more, while for a slider down is less.
 */
export const stepOfKey = (axis: Axis, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number | undefined => {
  const direction = DIRECTIONS[axis][key]
  return direction === undefined ? undefined : direction * (shiftKey ? 10 : 1)
}

const DIRECTIONS: Readonly<Record<Axis, Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 },
  y: { ArrowLeft: -1, ArrowRight: 1, ArrowDown: 1, ArrowUp: -1 },
}

export const movePoint = (point: FocalPoint, axis: Axis, step: number): FocalPoint => ({ ...point, [axis]: within(point[axis] + step) })
