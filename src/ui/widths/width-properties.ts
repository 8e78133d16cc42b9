import type { CSSProperties } from 'react'
import { isByWidth, NARROW_WIDTHS, widest, type Responsive } from '../../../schemas/by-width.ts'

/**
 * A responsive prop as custom properties for the mixin `by-width` of themes/breakpoints.scss: `--columns` for
 * every width, `--columns-mobile` and `--columns-tablet` where they have a value of their own. Where not they are reset, or a
 * block inside another one would take over that one's.
 */
export const widthProperties = <Value extends string | number>(
  name: string,
  value: Responsive<Value>,
  write: (value: Value) => string = String,
): CSSProperties => {
  const at = isByWidth(value) ? value : undefined
  const narrow = NARROW_WIDTHS.map((width) => {
    const own = at?.[width.name]
    return [`--${name}-${width.property}`, own === undefined ? 'initial' : write(own)]
  })
  return { [`--${name}`]: write(widest(value)), ...Object.fromEntries(narrow) }
}
