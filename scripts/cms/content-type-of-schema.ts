import type { BlockSchema } from '../../schemas/block-schema.ts'
import { displayFieldOf, NAME_FIELD } from '../../src/content/display-field.ts'
import type { ContentTypeModel, FieldModel } from './content-model.ts'
import { fieldsOfProp } from './field-of-prop.ts'
import { fieldOfSlot } from './field-of-slot.ts'
import { groupsOf } from './field-groups.ts'

/** The content type of a block: a field for every prop and slot, then the two that every block has. */
export const contentTypeOfBlock = (id: string, schema: BlockSchema): ContentTypeModel => {
  const own = modelOf(id, schema)
  const named =
    own.displayField === undefined ? { ...own, displayField: NAME_FIELD, fields: [nameField(schema.title), ...own.fields] } : own
  return withGroups(schema, { ...named, fields: [...named.fields, META_FIELD, versionField(schema['x-version'])] })
}

/** The content type of a page: props and slots only; where and when is said by its blocks and its `sites`. */
export const contentTypeOfPage = (id: string, schema: BlockSchema): ContentTypeModel => withGroups(schema, modelOf(id, schema))

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
    ...(displayField === undefined ? {} : { displayField }),
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
