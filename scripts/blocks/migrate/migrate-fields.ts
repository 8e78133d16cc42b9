import { isDeepStrictEqual } from 'node:util'
import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { MigrationStep } from '../../../schemas/migrations/steps.ts'
import type { Json } from '../../../schemas/page.ts'
import { isLink, type ByLocale } from '../../../src/content/cms-entry.ts'
import { NAME_FIELD } from '../../../src/content/block-name.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import type { LocaleChains } from './locale-chains.ts'

type Fields = Readonly<Record<string, ByLocale>>
type Props = Readonly<Record<string, Json>>

interface Input {
  readonly fields: Fields
  readonly steps: readonly MigrationStep[]
  /** The schema the steps lead to. */
  readonly schema: BlockSchema
  readonly chains: LocaleChains
}

const NOT_PROPS = new Set(['meta', 'schemaVersion', NAME_FIELD])

/**
 * An entry's fields after the steps. Each language goes through them as its shoppers see it, fallbacks included, and is written
 * down only where it then differs from what it would fall back to. A field the steps leave alone is the same object as before.
 */
export const migrateFields = ({ fields, steps, schema, chains }: Input): Fields => {
  const props = propNames(fields, { schema, steps })
  const locales = chains.sorted.filter((locale, index) => index === 0 || props.some((name) => fields[name]?.[locale] !== undefined))
  const before = new Map(locales.map((locale) => [locale, resolve(fields, props, chains.of(locale))]))
  const after = new Map([...before].map(([locale, values]) => [locale, steps.reduce<Props>((each, step) => step.up(each), values)]))
  const names = new Set([...before.values(), ...after.values()].flatMap((values) => Object.keys(values)))
  const result = renameSlots(fields, steps)
  for (const name of names) {
    if (locales.every((locale) => isDeepStrictEqual(valueOf(before, locale, name), valueOf(after, locale, name)))) continue
    const isLocalised = ownValue(schema.properties, name)?.['x-localized'] === true
    const values = byLocale(name, isLocalised ? locales : locales.slice(0, 1), { after, chains })
    if (Object.keys(values).length === 0) Reflect.deleteProperty(result, name)
    else result[name] = values
  }
  return result
}

const valueOf = (values: ReadonlyMap<string, Props>, locale: string, name: string): Json | undefined => ownValue(values.get(locale), name)

const propNames = (fields: Fields, { schema, steps }: Pick<Input, 'schema' | 'steps'>): readonly string[] => {
  const slots = new Set([...Object.keys(schema['x-slots'] ?? {}), ...steps.flatMap((step) => Object.entries(step.slots ?? {}).flat())])
  return Object.keys(fields).filter((name) => !NOT_PROPS.has(name) && !slots.has(name) && !holdsBlocks(name, fields, schema))
}

/** A list of entries that is no prop of the schema was a slot of an earlier version: it stays, and no step sees it. */
const holdsBlocks = (name: string, fields: Fields, schema: BlockSchema): boolean => {
  if (ownValue(schema.properties, name) !== undefined) return false
  return Object.values(fields[name] ?? {}).some((value) => Array.isArray(value) && isLink(value[0]))
}

const resolve = (fields: Fields, names: readonly string[], chain: readonly string[]): Props =>
  Object.fromEntries(
    names.flatMap((name) => {
      const locale = chain.find((each) => isThere(fields[name]?.[each]))
      const value = locale === undefined ? undefined : fields[name]?.[locale]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const isThere = (value: Json | undefined): boolean => value !== undefined && value !== null

const byLocale = (
  name: string,
  locales: readonly string[],
  { after, chains }: { readonly after: ReadonlyMap<string, Props>; readonly chains: LocaleChains },
): ByLocale =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const value = valueOf(after, locale, name)
      const outer = chains.of(locale).find((each) => each !== locale && after.has(each))
      const isInherited = outer !== undefined && isDeepStrictEqual(value, valueOf(after, outer, name))
      return value === undefined || isInherited ? [] : [[locale, value]]
    }),
  )

const renameSlots = (fields: Fields, steps: readonly MigrationStep[]): Record<string, ByLocale> =>
  steps.reduce<Record<string, ByLocale>>(
    (current, { slots = {} }) => Object.fromEntries(Object.entries(current).map(([name, value]) => [ownValue(slots, name) ?? name, value])),
    { ...fields },
  )
