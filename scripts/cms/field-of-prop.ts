import type { BuiltinEditor, IFieldOptions, IValidation } from 'contentful-migration'
import type { FieldKind, PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthField, widthTitle, type NarrowWidth } from '../../schemas/by-width.ts'
import { BREAKPOINTS } from '../../src/lib/breakpoints.ts'
import { without } from '../../src/lib/without.ts'
import type { FieldModel } from './content-model.ts'
import { PATTERN_MESSAGES } from './pattern-messages.ts'
import { defined } from '../../src/lib/defined.ts'

/** The locale of the values a new entry starts with: the default one of every space of ours. */
const DEFAULT_LOCALE = 'en'

interface PropField {
  readonly id: string
  readonly prop: PropSchema
  readonly isRequired: boolean
}

/** The CMS fields of a block's prop: one, and where it is responsive one for each narrower width, widest first. */
export const fieldsOfProp = (field: PropField): readonly FieldModel[] => {
  const { id, prop } = field
  if (prop['x-responsive'] !== true) return [fieldOfProp(field)]
  const narrow = NARROW_WIDTHS.map((width) => fieldOfProp({ id: widthField(id, width), prop: propAtWidth(prop, width), isRequired: false }))
  return [fieldOfProp(field), ...narrow.toReversed()]
}

/** A value of its own at a width is the exception: the field is empty until somebody needs it. */
const propAtWidth = (prop: PropSchema, width: NarrowWidth): PropSchema => ({
  ...without(prop, 'default'),
  title: widthTitle(prop.title, width),
  description: `For windows up to ${BREAKPOINTS[width.name]} pixels wide. Empty: as on wider ones, adapted by the block.`,
})

/** The CMS field of a block's prop: its type, its rules, and what a merchandiser reads beside it. */
const fieldOfProp = ({ id, prop, isRequired }: PropField): FieldModel => ({
  id,
  options: {
    name: prop.title,
    ...typeOf(prop),
    localized: prop['x-localized'] === true,
    required: isRequired,
    validations: validationsOf(prop),
    ...initialValue(prop),
  },
  ...controlOf(prop),
})

const FIELD_TYPES = {
  shortText: 'Symbol',
  longText: 'Text',
  richText: 'RichText',
  integer: 'Integer',
  number: 'Number',
  boolean: 'Boolean',
  date: 'Date',
  enum: 'Symbol',
  shortTextList: 'Array',
  entry: 'Link',
  asset: 'Link',
  focalPoint: 'Object',
  json: 'Object',
} as const satisfies Readonly<Record<FieldKind, IFieldOptions['type']>>

const typeOf = (prop: PropSchema): Pick<IFieldOptions, 'type' | 'items' | 'linkType'> => {
  const kind = prop['x-field']
  if (kind === 'entry') return { type: 'Link', linkType: 'Entry' }
  if (kind === 'asset') return { type: 'Link', linkType: 'Asset' }
  if (kind === 'shortTextList') return { type: 'Array', items: { type: 'Symbol', validations: textRules(prop.items ?? {}) } }
  return { type: FIELD_TYPES[kind] }
}

const validationsOf = (prop: PropSchema): IValidation[] => {
  switch (prop['x-field']) {
    case 'asset':
      return [{ linkMimetypeGroup: ['image'] }]
    case 'shortTextList':
      return prop.maxItems === undefined ? [] : [{ size: { max: prop.maxItems } }]
    case 'integer':
    case 'number':
      return [...span('range', prop.minimum, prop.maximum), ...choice(prop.enum)]
    default:
      return textRules(prop)
  }
}

interface TextRules {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly (string | number)[]
}

const textRules = ({ minLength, maxLength, pattern, enum: allowed }: TextRules): IValidation[] => [
  ...span('size', minLength, maxLength),
  ...(pattern === undefined ? [] : [shape(pattern)]),
  ...choice(allowed),
]

/** A pattern, and in words what fits it: the CMS would show the pattern itself. */
const shape = (pattern: string): IValidation => {
  const message = PATTERN_MESSAGES[pattern]
  return { regexp: { pattern, flags: '' }, ...defined({ message }) }
}

const span = (name: 'size' | 'range', min: number | undefined, max: number | undefined): IValidation[] => {
  const bounds = defined({ min, max })
  return Object.keys(bounds).length === 0 ? [] : [{ [name]: bounds }]
}

/** A schema's enum holds texts or numbers, never both. */
const choice = (allowed: readonly (string | number)[] | undefined): IValidation[] =>
  allowed === undefined ? [] : [{ in: allowed.every((value) => typeof value === 'number') ? [...allowed] : allowed.map(String) }]

/** What a new entry starts with; an empty text or object is not worth saying. */
const initialValue = (prop: PropSchema): Pick<IFieldOptions, 'defaultValue'> => {
  const value = prop.default
  const isWorthSaying = typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
  return isWorthSaying ? { defaultValue: { [DEFAULT_LOCALE]: value } } : {}
}

/** Said only where it differs from what the CMS shows of its own accord: each control costs a request. */
const controlOf = (prop: PropSchema): Pick<FieldModel, 'control'> => {
  if (prop['x-field'] !== 'longText' && prop.description === undefined) return {}
  return { control: { widgetId: widgetOf(prop), ...(prop.description === undefined ? {} : { helpText: helpOf(prop, prop.description) }) } }
}

/** The CMS's own app has no picture to point at: there the form is said too. */
const helpOf = (prop: PropSchema, description: string): string =>
  prop['x-field'] === 'focalPoint' ? `${description} ${FOCAL_POINT_FORM}` : description

const FOCAL_POINT_FORM = 'For example {"x": 50, "y": 30}: per cent from its left and its top.'

/** Few choices lie open, many fold away; a list with a fixed choice is ticked instead of typed. */
const widgetOf = (prop: PropSchema): BuiltinEditor => {
  if (prop['x-field'] === 'shortTextList' && prop.items?.enum !== undefined) return 'checkbox'
  if (prop.enum === undefined) return WIDGETS[prop['x-field']]
  return prop.enum.length <= MAX_OPEN_CHOICES ? 'radio' : 'dropdown'
}

const MAX_OPEN_CHOICES = 3

const WIDGETS: Readonly<Record<FieldKind, BuiltinEditor>> = {
  shortText: 'singleLine',
  longText: 'multipleLine',
  richText: 'richTextEditor',
  integer: 'numberEditor',
  number: 'numberEditor',
  boolean: 'boolean',
  date: 'datePicker',
  enum: 'dropdown',
  shortTextList: 'tagEditor',
  entry: 'entryLinkEditor',
  asset: 'assetLinkEditor',
  focalPoint: 'objectEditor',
  json: 'objectEditor',
}
