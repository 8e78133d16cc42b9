import type { BlockSchema } from '../../schemas/block-schema.ts'
import { isByWidth, NARROW_WIDTHS, widthField, type ByWidth } from '../../schemas/by-width.ts'
import { blockSchemas, pageSchema } from '../../src/content/block-schemas.ts'
import { linkTo } from '../../src/content/cms-entry.ts'
import { fixedFieldsOf } from '../../src/content/composing/fixed-fields.ts'
import type { SeedNode, SeedPage } from './seed-node.ts'
import { toRichText } from './to-rich-text.ts'
import { byLocale, isWords, type Words } from './words.ts'

/** An entry as the management API takes it. */
export interface SeedEntry {
  readonly id: string
  readonly contentType: string
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The pages as entries, what is inside before what holds it, each id once. Throws where two different things share an id. */
export const seedEntries = (pages: readonly SeedPage[]): readonly SeedEntry[] => {
  const entries = new Map<string, SeedEntry>()
  const seen = new Map<string, SeedNode>()
  const addNode = (node: SeedNode): void => {
    const twin = seen.get(node.id)
    if (twin === node) return
    if (twin !== undefined) throw new Error(`Two blocks of the seed have the id ${node.id}`)
    seen.set(node.id, node)
    for (const child of Object.values(node.slots).flat()) addNode(child)
    entries.set(node.id, entryOfNode(node))
  }
  for (const page of pages) {
    for (const node of page.blocks) addNode(node)
    const entry = entryOfPage(page)
    entries.set(entry.id, entry)
  }
  return [...entries.values()]
}

/** `landing/help/delivery` becomes `page-landing-help-delivery`: ids have no slash. A page of some sites has their tags behind it. */
const entryOfPage = ({ key, kind, blocks, ...rest }: SeedPage): SeedEntry => ({
  id: ['page', ...key.split('/'), ...(rest.sites ?? [])].join('-'),
  contentType: 'page',
  fields: { ...fieldsOf({ key, kind, ...rest }, pageSchema, `page ${key}`), blocks: { en: blocks.map(({ id }) => linkTo('Entry', id)) } },
})

const entryOfNode = ({ id, type, props, slots, meta }: SeedNode): SeedEntry => {
  const schema = blockSchemas.get(type)
  if (schema === undefined) throw new Error(`The seed's block ${id} is of a type without schema: ${type}`)
  const slotFields = Object.entries(slots).map(([name, nodes]) => [name, { en: nodes.map((node) => linkTo('Entry', node.id)) }] as const)
  return {
    id,
    contentType: type,
    fields: {
      ...Object.fromEntries(Object.entries(fixedFieldsOf(schema, nameOf(id, schema))).map(([name, en]) => [name, { en }])),
      ...fieldsOf(props, schema, id),
      ...Object.fromEntries(slotFields),
      ...(meta === undefined ? {} : { meta: { en: meta } }),
    },
  }
}

/** `listing-breadcrumbs` becomes `Breadcrumbs: listing breadcrumbs`: what it is and where it is used. */
const nameOf = (id: string, { title }: BlockSchema): string => `${title}: ${id.replaceAll('-', ' ')}`

const fieldsOf = (props: object, schema: BlockSchema, owner: string): SeedEntry['fields'] =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      const prop = schema.properties[name]
      if (prop === undefined) throw new Error(`${owner} has no field ${name}`)
      if (prop['x-responsive'] === true && isByWidth(value)) return byWidth(name, value)
      const values = valuesOf(value)
      if (prop['x-localized'] !== true && Object.keys(values).length > 1) throw new Error(`${owner}: ${name} is not translated`)
      return [[name, values] as const]
    }),
  )

/** A value for each width is a field for each. */
const byWidth = (name: string, value: ByWidth<unknown>) => [
  [name, { en: value.desktop }] as const,
  ...NARROW_WIDTHS.flatMap((width) =>
    value[width.name] === undefined ? [] : [[widthField(name, width), { en: value[width.name] }] as const],
  ),
]

const valuesOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (isRecord(value) && typeof value['art'] === 'string') return { en: linkTo('Asset', assetId(value['art'])) }
  if (isRecord(value) && isRecord(value['markdown']) && isWords(value['markdown'])) return mapWords(value['markdown'], toRichText)
  return isRecord(value) && isWords(value) ? mapWords(value, (text) => text) : { en: value }
}

/** A picture's id in the media library. */
export const assetId = (name: string): string => `art-${name}`

/** A translation equal to the English text is written all the same: left out it would read as not translated yet. */
const mapWords = (texts: Words, map: (text: string) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(byLocale(texts)).map(([locale, text]) => [locale, map(text)]))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
