import type { Json } from '../../../schemas/page.ts'
import { textOf } from '../editor-props.ts'

/** A list as rows of text. */
export const rowsOf = (value: Json | undefined): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [])

/** Rows that are still empty are no part of the value, and a list without any is none. */
export const valueOfRows = (rows: readonly string[]): Json | undefined => {
  const filled = rows.filter((row) => row !== '')
  return filled.length === 0 ? undefined : filled
}
