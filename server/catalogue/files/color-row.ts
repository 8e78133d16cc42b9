import type { ColorRow } from '../../database/schema/catalogue.ts'
import { COLORS } from '../colors.ts'
import { tagOf } from '../tag.ts'
import { colorHex } from './color-hex.ts'

/** A color of a merchant's file; where the shop knows it by name, in every language. */
export const colorRow = (name: string): ColorRow => {
  const slug = tagOf(name)
  const hex = colorHex(name)
  return { slug, label: { ...COLORS.get(slug)?.label, en: name }, ...(hex === undefined ? {} : { hex: [hex] }) }
}
