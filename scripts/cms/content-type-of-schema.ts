import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import type { ContentTypeModel, FieldModel } from './content-model.ts'
import { fieldsOfProp } from './field-of-prop.ts'
import { fieldOfSlot } from './field-of-slot.ts'

/** The content type of a block: a field for every prop and slot, then the two that every block has. */
export const contentTypeOfBlock = (id: string, schema: BlockSchema): ContentTypeModel => {
  const own = contentTypeOfPage(id, schema)
  return { ...own, fields: [...own.fields, META_FIELD, versionField(schema['x-version'])] }
}

/** The content type of a page: props and slots only; where and when is said by its blocks and its `sites`. */
export const contentTypeOfPage = (id: string, schema: BlockSchema): ContentTypeModel => {
  const required = new Set(schema.required ?? [])
  const props = Object.entries(schema.properties).flatMap(([name, prop]) =>
    fieldsOfProp({ id: name, prop, isRequired: required.has(name) }),
  )
  const slots = Object.entries(schema['x-slots'] ?? {}).map(([name, slot]) => fieldOfSlot(name, slot))
  const displayField = displayFieldOf(schema, required)
  return {
    id,
    name: schema.title,
    description: schema.description,
    ...(displayField === undefined ? {} : { displayField }),
    fields: [...props, ...slots],
  }
}

/**
 * What an entry is called in the CMS's lists: the first short text it must have, else the first it can have, else whatever
 * tells it from its like: its long text, an address or id, a choice that was made for it.
 */
const displayFieldOf = ({ properties }: BlockSchema, required: ReadonlySet<string>): string | undefined => {
  const props = Object.entries(properties)
  const first = (isFit: (prop: PropSchema) => boolean) => props.find(([, prop]) => isFit(prop))?.[0]
  const texts = props.filter(([, prop]) => isTitle(prop)).map(([name]) => name)
  return (
    texts.find((name) => required.has(name)) ??
    texts[0] ??
    first((prop) => prop['x-field'] === 'longText') ??
    first((prop) => prop['x-field'] === 'shortText') ??
    first((prop) => prop['x-field'] === 'enum')
  )
}

const isTitle = (prop: PropSchema): boolean => prop['x-field'] === 'shortText' && prop.pattern === undefined

const META_HELP =
  'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.'

/** When, where and for whom the block shows (`BlockMeta`). */
const META_FIELD: FieldModel = {
  id: 'meta',
  options: { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] },
  control: { widgetId: 'objectEditor', helpText: META_HELP },
}

/** The form the fields are in; kept by the shop, so editors cannot change it. */
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
