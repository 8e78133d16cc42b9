import type { PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthField } from '../../schemas/by-width.ts'
import type { Json } from '../../schemas/page.ts'
import { ownValue } from '../lib/own-value.ts'
import { isObject } from './cms-entry.ts'

type Values = Readonly<Record<string, Json>>

/**
 * The value of a prop: what is there, else its default. A responsive one is put together from the fields a CMS has for it,
 * `columns`, `columnsTablet`, `columnsMobile`; without the last two it stays the one value it is. What is joined already stays so.
 */
export const joinWidths = (props: Values, name: string, prop: PropSchema): Json | undefined => {
  const value = ownValue(props, name) ?? prop.default
  if (prop['x-responsive'] !== true || value === undefined) return value
  const narrow = NARROW_WIDTHS.flatMap((width) => {
    const own = ownValue(props, widthField(name, width))
    return own === undefined || own === null ? [] : [[width.name, own] as const]
  })
  if (narrow.length === 0) return value
  return { ...Object.fromEntries(narrow), ...(isObject(value) ? value : { desktop: value }) }
}
