import type { ComposeEntry } from '../../schemas/api/compose.ts'
import type { BlockSchema } from '../../schemas/block-schema.ts'
import { readField } from '../../src/content/cms-entry.ts'
import { ownLocale } from '../document/own-locale.ts'

/** A text of a block that may be typed on the page itself. */
export interface TextProp {
  readonly field: string
  readonly value: string
}

/** Words of a block in the language shown; addresses and lists are edited in the panel. */
export const textPropsOf = (
  entry: ComposeEntry | undefined,
  schema: BlockSchema | undefined,
  locales: readonly string[],
): readonly TextProp[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([field, prop]) => {
    const isText = (prop['x-field'] === 'shortText' || prop['x-field'] === 'longText') && prop.pattern === undefined
    const value = isText ? readField(entry?.fields[field], locales) : undefined
    return typeof value === 'string' && value.trim() !== '' ? [{ field, value }] : []
  })

/** The locale a field is written in: words in their own, everything else in the space's default. `locales`: most specific first. */
export const localeOfField = (
  entry: ComposeEntry | undefined,
  schema: BlockSchema | undefined,
  field: string,
  locales: readonly string[],
): string => (schema?.properties[field]?.['x-localized'] === true ? ownLocale(entry?.fields[field], locales) : (locales.at(-1) ?? 'en'))
