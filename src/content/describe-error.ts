import type { ErrorObject } from 'ajv'
import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthTitle } from '../../schemas/by-width.ts'

/** An Ajv error of a block's props in a merchandiser's words: the field's name, what is wrong, and what would be right. */
export const describeError = (error: ErrorObject, schema: BlockSchema): { readonly field: string; readonly message: string } => {
  const [, first, second] = error.instancePath.split('/')
  const name = first ?? String(error.params['missingProperty'] ?? error.params['additionalProperty'] ?? '')
  const prop = schema.properties[name]
  const title = prop?.title ?? name
  return { field: fieldName(prop, title, second), message: describe(error, prop) }
}

/** The field editors have to look at: an entry of a list by its number, a value by width by its field's title. */
const fieldName = (prop: PropSchema | undefined, title: string, inner: string | undefined): string => {
  if (prop?.type === 'array' && inner !== undefined) return `${title} ${Number(inner) + 1}`
  const width = prop?.['x-responsive'] === true ? NARROW_WIDTHS.find(({ name }) => name === inner) : undefined
  return width === undefined ? title : widthTitle(title, width)
}

const describe = (error: ErrorObject, prop: PropSchema | undefined): string => {
  // What Ajv puts into params depends on the keyword; each is read where its keyword is.
  const params: Record<string, unknown> = error.params
  const limit = String(params['limit'])
  if (prop?.['x-field'] === 'focalPoint') return FOCAL_POINT
  switch (error.keyword) {
    case 'required':
    case 'minLength':
      return prop?.['x-field'] === 'asset' ? 'A picture is needed, and it has to be published.' : 'This has to be filled in.'
    case 'maxLength':
      return `This is too long: at most ${limit} characters.${lengthOf(error.data)}`
    case 'minItems':
      return `These are too few: at least ${limit}.`
    case 'maxItems':
      return `These are too many: at most ${limit}.`
    case 'uniqueItems':
      return 'One of these is there twice. Take the second one out.'
    case 'minimum':
    case 'maximum':
      return `This has to be ${range(prop)}; it is ${String(error.data)}.`
    case 'enum':
      return `This has to be one of: ${String(params['allowedValues']).replaceAll(',', ', ')}.${givenOf(error.data)}`
    case 'pattern':
      return describePattern(prop)
    case 'format':
      return `This has to be ${params['format'] === 'date' ? 'a day, such as 2026-12-01' : 'a date and time, such as 2026-12-01T09:00:00Z'}.`
    case 'type':
      return `This has to be ${inWords(String(params['type']))}.${givenOf(error.data)}`
    case 'additionalProperties':
      return 'The block has no such field. Take it out.'
    default:
      return `This does not fit: ${error.message ?? error.keyword}.`
  }
}

const FOCAL_POINT = 'This has to be a point of the picture: { "x": 50, "y": 50 }, each 0 to 100 per cent from its left and its top.'

const lengthOf = (data: unknown): string => (typeof data === 'string' ? ` It has ${data.length}.` : '')

const givenOf = (data: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof data) && String(data).length <= 60 ? ` It is ${JSON.stringify(data)}.` : ''

const range = (prop: PropSchema | undefined): string => {
  const { minimum, maximum } = prop ?? {}
  if (minimum !== undefined && maximum !== undefined) return `between ${minimum} and ${maximum}`
  return minimum === undefined ? `at most ${String(maximum)}` : `at least ${minimum}`
}

/** Addresses are what patterns are mostly for; other fields say in their help text what they take. */
const describePattern = (prop: PropSchema | undefined): string =>
  prop?.pattern === undefined || prop.pattern.includes('https?')
    ? 'This is not an address the shop understands: begin with /, https://, mailto:, tel: or #, such as /women/shoes.'
    : `This is not in the form the field takes. ${prop.description ?? ''}`.trim()

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
}

const inWords = (type: string): string => TYPES[type] ?? type

/** An Ajv error of a block's settings in a merchandiser's words: which setting, and what it takes. */
export const describeMetaError = (error: ErrorObject): { readonly field: string; readonly message: string } => {
  const [, first] = error.instancePath.split('/')
  const name = first ?? String(error.params['additionalProperty'] ?? '')
  const setting = SETTINGS.get(name)
  if (setting === undefined)
    return { field: 'Settings', message: `There is no setting ${name}. There are: ${[...SETTINGS.keys()].join(', ')}.` }
  return { field: `Settings > ${setting.title}`, message: `This has to be ${setting.takes}.` }
}

const DATE = 'a date, or date and time, such as 2026-12-01 or 2026-12-01T09:00; without an offset it is the time of the site'

const SETTINGS: ReadonlyMap<string, { readonly title: string; readonly takes: string }> = new Map([
  ['visibleFrom', { title: 'Visible from', takes: DATE }],
  ['visibleUntil', { title: 'Visible until', takes: DATE }],
  ['countries', { title: 'Countries', takes: 'a list of country codes of two capital letters, such as ["GB", "AE"]' }],
  ['languages', { title: 'Languages', takes: 'a list of language codes in small letters, such as ["en", "ar"]' }],
  ['navContexts', { title: 'Navigation contexts', takes: 'a list of first parts of addresses, such as ["women", "men"]' }],
  ['audience', { title: 'Audience', takes: '"guest" or "signedIn"; leave it out for everybody' }],
  ['hiddenOn', { title: 'Hidden on', takes: '"mobile" or "desktop"; leave it out to show the block on both' }],
  ['analyticsTitle', { title: 'Name in reports', takes: 'a text of at most 120 characters' }],
  [
    'variant',
    { title: 'Test', takes: 'the name of a test in small letters and dashes, one letter for the block, and a share of 0 to 100 per cent' },
  ],
  ['anchor', { title: 'Anchor', takes: 'a word that begins with a letter, of letters, digits, - and _, such as new-in' }],
])
