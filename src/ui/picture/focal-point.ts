import type { CSSProperties } from 'react'
import type { FocalPoint } from '../../../schemas/page.ts'

/**
 * A focal point as the custom property that a block's style sheet takes for `object-position`; nothing where none was chosen, so that
 * the style sheet's own stands.
 */
export const focalPointProperty = (name: 'focal-point' | 'focal-point-mobile', point: FocalPoint | null): CSSProperties =>
  point === null ? {} : { [`--${name}`]: `${point.x}% ${point.y}%` }
