import type { ColorRow, LocalisedText, OptionLevel, SizeRow, SizeTypeRow } from '../../database/schema/catalogue.ts'
import { tagOf } from '../tag.ts'
import { cleanText } from './clean-text.ts'
import { colorRow } from './color-row.ts'
import { shortHash } from '../short-hash.ts'

/** An attribute of a file that tells the variants of a product apart. */
export interface OptionAttribute {
  /** As values are found by: a column, or an attribute's code. */
  readonly key: string
  /** As shoppers read it. */
  readonly label: string
}

/** Which attributes a level of the shop shows; more than one where a file has more than there are levels. */
export interface OptionAxis {
  readonly level: OptionLevel
  readonly keys: readonly string[]
  /** Where the shop's own word for the level (color, size, fit) would be wrong. */
  readonly name?: string
}

const WORDS: readonly (readonly [OptionLevel, RegExp])[] = [
  ['color', /(^|[\s_-])(colou?rs?|couleur|farbe|shade)($|[\s_-])/i],
  ['sizeType', /^(size[\s_-]type|fit|leg|inseam)$/i],
  ['size', /(^|[\s_-])(sizes?|taille|größe|talla|length)($|[\s_-])/i],
]
const FREE: readonly OptionLevel[] = ['size', 'sizeType', 'color']
const ORDER: readonly OptionLevel[] = ['color', 'size', 'sizeType']

/** Attributes as levels: those named like one first, the others in their order on the levels that are left. */
export const optionAxes = (attributes: readonly OptionAttribute[]): readonly OptionAxis[] => {
  const axes = new Map<OptionLevel, OptionAxis>()
  const rest: OptionAttribute[] = []
  for (const attribute of attributes) {
    const level = levelNamed(attribute, axes)
    if (level === undefined) rest.push(attribute)
    else axes.set(level, { level, keys: [attribute.key] })
  }
  for (const { key, label } of rest) {
    const free = FREE.find((level) => !axes.has(level))
    const last = axes.get('color')
    if (free !== undefined) axes.set(free, { level: free, keys: [key], name: label })
    else if (last !== undefined) axes.set('color', { ...last, keys: [...last.keys, key], name: `${last.name ?? 'Color'} / ${label}` })
  }
  return ORDER.flatMap((level) => axes.get(level) ?? [])
}

const levelNamed = ({ key, label }: OptionAttribute, taken: ReadonlyMap<OptionLevel, OptionAxis>): OptionLevel | undefined =>
  WORDS.find(([level, words]) => !taken.has(level) && (words.test(label) || words.test(key)))?.[0]

interface VariantOptions {
  readonly color?: ColorRow
  readonly size?: SizeRow
  readonly sizeType?: SizeTypeRow
}

/** The options of a variant; `valueOf` has the text of an attribute, in another language where it is given one. */
export const optionsOf = (
  axes: readonly OptionAxis[],
  valueOf: (key: string, language?: string) => string,
  languages: readonly string[] = [],
): VariantOptions => {
  const options: { -readonly [Level in OptionLevel]?: VariantOptions[Level] } = {}
  for (const { level, keys, name } of axes) {
    const read = (language?: string): string =>
      keys
        .map((key) => cleanText(valueOf(key, language)))
        .filter(Boolean)
        .join(' / ')
    const value = read()
    if (value === '') continue
    const slug = tagOf(value) || shortHash(value)
    const others: LocalisedText = Object.fromEntries(
      languages.map((language) => [language, read(language)] as const).filter(([, text]) => text !== ''),
    )
    const named = name === undefined ? {} : { optionName: { en: name } }
    if (level === 'size') options.size = { slug, label: value, ...named }
    else if (level === 'sizeType') options.sizeType = { slug, label: { en: value, ...others }, ...named }
    // Only what is a color has one: a material called Navy is no swatch.
    else if (name !== undefined) options.color = { slug, label: { en: value, ...others }, ...named }
    else {
      const color = colorRow(value)
      options.color = { ...color, slug, label: { ...color.label, ...others } }
    }
  }
  return options
}

/** What tells a variant from its siblings: two with the same could not be told apart on a page. */
export const optionKey = ({ color, size, sizeType }: VariantOptions): string =>
  [color?.slug, size?.slug, sizeType?.slug].map((slug) => slug ?? '').join('|')
