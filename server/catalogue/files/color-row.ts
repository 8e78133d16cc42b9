import type { ColorRow } from '../../database/schema/catalogue.ts'
import { COLORS } from '../colors.ts'
import { tagOf } from '../tag.ts'

/** A color of a merchant's file, in every language where its name is one of the shop's own colors. */
export const colorRow = (name: string): ColorRow => {
  const slug = tagOf(name)
  const hex = colorHex(name)
  return { slug, label: { ...COLORS.get(slug)?.label, en: name }, ...(hex === undefined ? {} : { hex: [hex] }) }
}

const MORE: Readonly<Record<string, string>> = {
  blue: '#2f5d8c',
  green: '#4c7a4f',
  purple: '#6d4f8c',
  orange: '#d9772f',
  yellow: '#e8c74a',
  gray: '#8a8a88',
  brown: '#6b4a33',
  lavender: '#b7a6d3',
  pink: '#e3a0b0',
  beige: '#d8c8a8',
  cream: '#f0e6d0',
  tan: '#b98a5c',
  teal: '#2f7378',
  turquoise: '#4fb0ae',
  maroon: '#6a1f2b',
  khaki: '#9c9166',
  coral: '#e2725b',
  nude: '#dcb9a0',
  multi: '#b9b2a5',
}

/** The hex value of a color by its English name; undefined for an unknown name. */
const colorHex = (name: string): string | undefined => {
  const key = name.trim().toLowerCase()
  return MORE[key] ?? COLORS.get(key)?.hex?.[0] ?? lastWordHex(key)
}

/** `Dark Navy` is a navy. */
const lastWordHex = (key: string): string | undefined => {
  const last = key.split(/[\s/-]+/).at(-1)
  return last === undefined || last === key ? undefined : (MORE[last] ?? COLORS.get(last)?.hex?.[0])
}
