import fc from 'fast-check'
import type { BlockSchema, PropSchema, SlotSchema } from '../../schemas/block-schema.ts'
import { PAGE_KINDS } from '../../schemas/page-kinds.ts'
import type { Json } from '../../schemas/page.ts'
import type { CmsEntry, CmsSource } from '../../src/content/cms-entry.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { asset, entry, linkTo, pageEntry } from './cms.ts'

/** A page of a space, and all the space holds: as people, other tools and hostile hands may leave it. */
export interface RandomContent {
  readonly page: CmsEntry
  readonly source: CmsSource
}

/** What would run, load or break out if it were not treated as text. */
export const HOSTILE = [
  '<script>pwned()</script>',
  '"><img src=x onerror=pwned()>',
  "' onmouseover='pwned()",
  'javascript:pwned()',
  ' java\tscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  '</style><svg onload=pwned()>',
  'url(javascript:pwned())',
  '{{constructor.constructor("pwned()")()}}',
  '<!--',
  '\u0000\u202E\uD800',
  '__proto__',
  '//evil.example/x',
] as const

/** Entries of every type, linked to each other at random (cycles and gaps included), with fields that fit, nearly fit, or do not. */
export const randomContent = (): fc.Arbitrary<RandomContent> =>
  fc
    .record({
      kind: fc.constantFrom(...PAGE_KINDS),
      roots: links(4),
      title: hostileText(60),
      seeds: fc.array(blockEntry, { maxLength: MAX_ENTRIES }),
    })
    .map(({ kind, roots, title, seeds }) => {
      const entries = seeds.map((build, index) => build(idOf(index)))
      const page = {
        ...pageEntry('page', { title, kind }),
        fields: { ...pageEntry('page', { title, kind }).fields, blocks: { en: roots } },
      }
      const all = [page, ...entries]
      return {
        page,
        source: { entries: new Map(all.map((each) => [each.sys.id, each])), assets: new Map([['picture', asset('picture')]]) },
      }
    })

const MAX_ENTRIES = 10
const TYPES = [...blockSchemas.keys()]
const idOf = (index: number): string => `e${index}`

const anyJson = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>

/** Text that no field of a hostile hand would lack. */
const hostileText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: Math.min(maxLength, 20), unit: 'grapheme' }))
    .map((text) => text.slice(0, maxLength))

const links = (maxLength: number): fc.Arbitrary<Json> =>
  fc.array(
    fc.constantFrom(...Array.from({ length: MAX_ENTRIES }, (_, index) => idOf(index)), 'page', 'gone').map((id) => linkTo(id)),
    { maxLength },
  )

type EntryBuilder = (id: string) => CmsEntry

/** An entry of a known type most of the time, else of one that this release does not have. */
const blockEntry: fc.Arbitrary<EntryBuilder> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TYPES).chain((type) => entryOf(type, blockSchemas.get(type))) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'countdown-of-tomorrow', '__proto__').chain((type) => entryOf(type, undefined)) },
)

const entryOf = (type: string, schema: BlockSchema | undefined): fc.Arbitrary<EntryBuilder> =>
  fc
    .record({
      fields: fieldsOf(schema),
      stray: rarely(fc.dictionary(fc.constantFrom('meta', 'schemaVersion', 'toString', 'blocks', 'body'), anyJson, { maxKeys: 2 }), {}),
    })
    .map(
      ({ fields, stray }) =>
        (id: string) =>
          entry(id, type, { ...fields, ...stray }),
    )

const fieldsOf = (schema: BlockSchema | undefined): fc.Arbitrary<Readonly<Record<string, Json>>> => {
  const props = Object.entries(schema?.properties ?? {}).map(([name, prop]) => [name, rarely(anyJson, undefined, valueOf(prop))] as const)
  const slots = Object.entries(schema?.['x-slots'] ?? {}).map(([name, slot]) => [name, slotOf(slot)] as const)
  // A record of arbitraries by field name; fast-check cannot infer one from entries.
  return fc.record(Object.fromEntries([...props, ...slots]) as Record<string, fc.Arbitrary<Json>>, {
    requiredKeys: [...(schema?.required ?? [])],
  })
}

const slotOf = ({ max = 4 }: SlotSchema): fc.Arbitrary<Json> => links(Math.min(max, 4))

/** Now and then something else than what is usual. */
const rarely = <T>(odd: fc.Arbitrary<T>, usual: T | undefined, usually: fc.Arbitrary<T> = fc.constant(usual as T)): fc.Arbitrary<T> =>
  fc.oneof({ weight: 30, arbitrary: usually }, { weight: 1, arbitrary: odd })

/** A value the field's schema most likely takes. */
const valueOf = (prop: PropSchema): fc.Arbitrary<Json> => {
  switch (prop['x-field']) {
    case 'shortText':
    case 'longText':
      return prop.pattern === undefined ? hostileText(prop.maxLength ?? 200) : textLike(prop)
    case 'enum':
      return fc.constantFrom(...(prop.enum ?? ['']))
    case 'integer':
    case 'number':
      return prop.enum === undefined ? fc.integer({ min: prop.minimum ?? -5, max: prop.maximum ?? 1000 }) : fc.constantFrom(...prop.enum)
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2026-12-01', '2026-12-01T00:00:00.000Z', '')
    case 'shortTextList':
      return fc.array(prop.items?.enum === undefined ? hostileText(prop.items?.maxLength ?? 60) : fc.constantFrom(...prop.items.enum), {
        maxLength: 3,
      })
    case 'asset':
      return fc.constantFrom(linkTo('picture', 'Asset'), linkTo('gone', 'Asset'))
    case 'focalPoint':
      return fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 101 }) }, { noNullPrototype: true })
    case 'entry':
      return fc.constantFrom(linkTo('page'), linkTo('e0'), linkTo('gone'))
    case 'richText':
      return richText
    case 'json':
      return fc.dictionary(fc.constantFrom('brand', 'categories', '__proto__', 'speed'), fc.array(hostileText(20), { maxLength: 2 }), {
        maxKeys: 2,
      })
  }
}

/** Addresses, mostly: what begins rightly may end wrongly. */
const textLike = ({ maxLength = 200 }: PropSchema): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('', '/women', 'https://example.com/', '#', 'mailto:', 'tel:', 'everyday-tee', 'javascript:'),
      fc.oneof(fc.constant(''), hostileText(40)),
    )
    .map(([start, end]) => `${start}${end}`.slice(0, maxLength))

const textNode = hostileText(40).map((value) => ({ nodeType: 'text', value, marks: [{ type: 'bold' }], data: {} }))
const linkNode = fc
  .tuple(fc.constantFrom(...HOSTILE, 'https://example.com/', '/women'), textNode)
  .map(([uri, text]) => ({ nodeType: 'hyperlink', data: { uri }, content: [text] }))
const embedNode = fc
  .tuple(
    fc.constantFrom('embedded-entry-block', 'embedded-asset-block'),
    fc.constantFrom(linkTo('e1'), linkTo('picture', 'Asset'), linkTo('gone'), {}),
  )
  .map(([nodeType, target]) => ({ nodeType, data: { target }, content: [] }))
const paragraph = fc.array(fc.oneof(textNode, linkNode), { maxLength: 3 }).map((content) => ({ nodeType: 'paragraph', data: {}, content }))
const oddNode = fc.constantFrom('script', 'iframe', 'heading-9', 'constructor').map((nodeType) => ({ nodeType, data: {}, content: [] }))
const richText: fc.Arbitrary<Json> = fc
  .array(fc.oneof({ weight: 6, arbitrary: paragraph }, { weight: 1, arbitrary: embedNode }, { weight: 1, arbitrary: oddNode }), {
    maxLength: 3,
  })
  .map((content) => ({ nodeType: 'document', data: {}, content }))
