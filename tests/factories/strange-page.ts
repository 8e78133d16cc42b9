import fc from 'fast-check'
import { modelOfBundle } from '../../scripts/cms/content-type-of-schema.ts'
import { blockSchemas, commonSchemas, pageSchema, redirectSchema } from '../../src/content/block-schemas.ts'
import type { Json } from '../../schemas/page.ts'
import { linkTo } from './cms.ts'

/** An entry as the CMS takes it for a draft. */
export interface StrangeEntry {
  readonly id: string
  readonly type: string
  readonly fields: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

export const STRANGE_PAGE = 'strange-page'
/** Of a later release, or of somebody else's: `depth` is its only field. */
export const UNKNOWN_TYPE = 'hologram'
/** Every object has something of the last two names. */
const BLOCKS = ['strange-1', 'strange-2', 'strange-3', 'strange-4', 'constructor', 'toString']
const NOWHERE = ['strange-gone', 'valueOf', '__proto__']
const LOCALES = ['en', 'en-GB', 'ar']

const model = modelOfBundle({ page: pageSchema, redirect: redirectSchema, blocks: Object.fromEntries(blockSchemas), common: commonSchemas })

const links = fc.constantFrom(...BLOCKS, ...NOWHERE, STRANGE_PAGE).map((id) => linkTo(id))
const linkLists: fc.Arbitrary<Json> = fc.array(links, { maxLength: 4 })
/** What no schema of a block allows is as likely as what it does. */
const values = fc.oneof(
  linkLists,
  links as fc.Arbitrary<Json>,
  // PostgreSQL, and so our own CMS, takes no NUL in a text.
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\u0000', '')),
  fc.integer({ min: -9, max: 99 }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
)
const inLocales = (value: fc.Arbitrary<Json>) => fc.dictionary(fc.constantFrom(...LOCALES), value, { minKeys: 1, maxKeys: 3 })

/** Fields of a type with any values; slots mostly lead to other strange blocks, so that there are trees and circles. */
const fieldsOf = (type: string): fc.Arbitrary<StrangeEntry['fields']> => {
  const names = type === UNKNOWN_TYPE ? ['depth'] : (model.get(type)?.fields ?? []).map(({ id }) => id)
  const slots = Object.keys(blockSchemas.get(type)?.['x-slots'] ?? {})
  const byName = names.map((name) => {
    if (slots.includes(name)) return [name, fc.oneof({ weight: 3, arbitrary: linkLists.map((list) => ({ en: list })) }, inLocales(values))]
    return [name, name === 'schemaVersion' ? fc.integer({ min: 0, max: 99 }).map((en) => ({ en })) : inLocales(values)]
  })
  return fc.record(Object.fromEntries(byName), { requiredKeys: [] }) as fc.Arbitrary<StrangeEntry['fields']>
}

/** A landing page of blocks of these types, drafted by who was not asked whether it makes sense; the page is the last. */
export const strangePages = (types: readonly string[]): fc.Arbitrary<readonly StrangeEntry[]> =>
  fc
    .tuple(
      ...BLOCKS.map((id) =>
        fc.constantFrom(UNKNOWN_TYPE, ...types).chain((type) => fieldsOf(type).map((fields): StrangeEntry => ({ id, type, fields }))),
      ),
      fc.array(links, { minLength: 3, maxLength: 8 }).map((blocks): StrangeEntry => ({
        id: STRANGE_PAGE,
        type: 'page',
        fields: { title: { en: 'Strange' }, key: { en: 'landing/strange' }, kind: { en: 'landing' }, blocks: { en: blocks } },
      })),
    )
    .map((entries) => entries)
