import type { SchemaBundle, BlockSchema, SlotSchema, FieldKind } from '../../schemas/block-schema.ts'
import type { ContentModel, ContentTypeModel, FieldModel, FieldGroupModel } from './content-model.ts'
import { displayFieldOf, NAME_FIELD } from '../../src/content/block-name.ts'
import { fieldsOfProp } from './field-of-prop.ts'
import { defined } from '../../src/lib/defined.ts'

/** All content types of the schemas: those of pages and redirects, and one for every block. */
export const modelOfBundle = ({ page, redirect, blocks }: SchemaBundle): ContentModel =>
  new Map([
    ['page', contentTypeOfEntry('page', page)] as const,
    ['redirect', contentTypeOfEntry('redirect', redirect)] as const,
    ...Object.entries(blocks).map(([id, schema]) => [id, contentTypeOfBlock(id, schema)] as const),
  ])

/** The content type of a block: a field for every prop and slot, then the two that every block has. */
export const contentTypeOfBlock = (id: string, schema: BlockSchema): ContentTypeModel => {
  const own = modelOf(id, schema)
  const named =
    own.displayField === undefined ? { ...own, displayField: NAME_FIELD, fields: [nameField(schema.title), ...own.fields] } : own
  return withGroups(schema, { ...named, fields: [...named.fields, META_FIELD, versionField(schema['x-version'])] })
}

/** The content type of an entry that is no block: props and slots only; a page's blocks say where and when they show. */
export const contentTypeOfEntry = (id: string, schema: BlockSchema): ContentTypeModel => withGroups(schema, modelOf(id, schema))

const withGroups = (schema: BlockSchema, model: ContentTypeModel): ContentTypeModel => {
  const groups = groupsOf(schema, model.fields)
  return groups === undefined ? model : { ...model, groups }
}

const modelOf = (id: string, schema: BlockSchema): ContentTypeModel => {
  const required = new Set(schema.required ?? [])
  const props = Object.entries(schema.properties).flatMap(([name, prop]) =>
    fieldsOfProp({ id: name, prop, isRequired: required.has(name) }),
  )
  const slots = Object.entries(schema['x-slots'] ?? {}).map(([name, slot]) => fieldOfSlot(name, slot))
  const displayField = displayFieldOf(schema)
  return {
    id,
    name: schema.title,
    description: schema.description,
    ...defined({ displayField }),
    fields: [...props, ...slots],
  }
}

const META_HELP =
  'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.'

/** When, where and for whom the block shows (`BlockMeta`). */
const META_FIELD: FieldModel = {
  id: 'meta',
  options: { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] },
  control: { widgetId: 'objectEditor', helpText: META_HELP },
}

/** The form the fields are in; set by the shop, so editors cannot change it. */
const versionField = (version: number): FieldModel => ({
  id: 'schemaVersion',
  options: {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: version },
  },
})

/** What lists call an entry that has neither a text nor a choice; its type's name until somebody finds a better one. */
const nameField = (title: string): FieldModel => ({
  id: NAME_FIELD,
  options: {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: title },
  },
  control: { widgetId: 'singleLine', helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.' },
})

/**
 * The CMS field of a block's slot: an ordered list of entries of the types it takes. A slot for any block names no types, so
 * that a new block does not change every such field; the publisher refuses what does not fit.
 */
export const fieldOfSlot = (id: string, { title, description, allow, min = 0, max }: SlotSchema): FieldModel => ({
  id,
  options: {
    name: title,
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: allow.includes('*') ? [] : [{ linkContentType: [...allow] }] },
    localized: false,
    required: min > 0,
    validations: [{ size: { ...(min > 0 ? { min } : {}), ...defined({ max }) } }].filter(({ size }) => Object.keys(size).length > 0),
  },
  control: { widgetId: 'entryCardsEditor', ...defined({ helpText: description }) },
})

/** Up to this many fields are seen at one glance. */
const MAX_UNGROUPED = 5

const GROUPS = [
  { id: 'content', name: 'Content' },
  { id: 'settings', name: 'Settings' },
  { id: 'when', name: 'When and where' },
] as const

type GroupId = (typeof GROUPS)[number]['id']

/** Choices, numbers and switches say how a block looks and works; all else is what it shows. */
const SETTINGS: readonly FieldKind[] = ['enum', 'boolean', 'integer', 'number', 'json']

/** The tabs of an entry's page in the CMS: what it shows, how, and when. Undefined where there is too little to part. */
export const groupsOf = ({ properties }: BlockSchema, fields: readonly FieldModel[]): readonly FieldGroupModel[] | undefined => {
  const groupOf = ({ id }: FieldModel): GroupId => {
    if (id === 'meta' || id === 'schemaVersion') return 'when'
    // A prop that may differ by width has a field for each width, whose ids begin with its own.
    const prop = properties[id] ?? properties[id.replace(/(?:Tablet|Mobile)$/, '')]
    return prop !== undefined && SETTINGS.includes(prop['x-field']) ? 'settings' : 'content'
  }
  if (fields.filter((field) => groupOf(field) !== 'when').length <= MAX_UNGROUPED) return undefined
  const groups = GROUPS.map((group) => ({ ...group, fields: fields.filter((field) => groupOf(field) === group.id).map(({ id }) => id) }))
  const filled = groups.filter((group) => group.fields.length > 0)
  return filled.length > 1 ? filled : undefined
}
