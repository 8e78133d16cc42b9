import type { ErrorObject } from 'ajv'
import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS, widthTitle } from '../../schemas/by-width.ts'
import type { ProblemText } from './content-problem.ts'

/** What is wrong with a field: the sentence, and its parts for other languages. */
type Described = Pick<ProblemText, 'message' | 'kind' | 'values'>

/** An Ajv error of a block's props in a merchandiser's words: the field's name, what is wrong, and what would be right. */
export const describeError = (error: ErrorObject, schema: BlockSchema): Described & { readonly field: string } => {
  const [, first, second] = error.instancePath.split('/')
  const name = first ?? String(error.params['missingProperty'] ?? error.params['additionalProperty'] ?? '')
  const prop = schema.properties[name]
  const title = prop?.title ?? name
  return { field: fieldName(prop, title, second), ...describe(error, prop) }
}

/** The field editors have to look at: an entry of a list by its number, a value by width by its field's title. */
const fieldName = (prop: PropSchema | undefined, title: string, inner: string | undefined): string => {
  if (prop?.type === 'array' && inner !== undefined) return `${title} ${Number(inner) + 1}`
  const width = prop?.['x-responsive'] === true ? NARROW_WIDTHS.find(({ name }) => name === inner) : undefined
  return width === undefined ? title : widthTitle(title, width)
}

const describe = (error: ErrorObject, prop: PropSchema | undefined): Described => {
  // What Ajv puts into params depends on the keyword; each is read where its keyword is.
  const params: Record<string, unknown> = error.params
  const limit = String(params['limit'])
  if (prop?.['x-field'] === 'focalPoint') return { kind: 'focalPoint', message: FOCAL_POINT }
  switch (error.keyword) {
    case 'required':
    case 'minLength':
      return prop?.['x-field'] === 'asset'
        ? { kind: 'picture', message: 'A picture is needed, and it has to be published.' }
        : { kind: 'empty', message: 'This has to be filled in.' }
    case 'maxLength':
      return {
        kind: 'tooLong',
        message: `This is too long: at most ${limit} characters.${lengthOf(error.data)}`,
        values: { limit, length: typeof error.data === 'string' ? error.data.length : 0 },
      }
    case 'minItems':
      return { kind: 'tooFew', message: `These are too few: at least ${limit}.`, values: { limit } }
    case 'maxItems':
      return { kind: 'tooMany', message: `These are too many: at most ${limit}.`, values: { limit } }
    case 'uniqueItems':
      return { kind: 'repeated', message: 'One of these is there twice. Take the second one out.' }
    case 'minimum':
    case 'maximum':
      return { message: `This has to be ${range(prop)}; it is ${String(error.data)}.`, ...partsOfRange(prop, String(error.data)) }
    case 'enum':
      return describeChoice(String(params['allowedValues']).replaceAll(',', ', '), error.data)
    case 'pattern':
      return describePattern(prop)
    case 'format':
      return params['format'] === 'date'
        ? { kind: 'day', message: 'This has to be a day, such as 2026-12-01.' }
        : { kind: 'dateTime', message: 'This has to be a date and time, such as 2026-12-01T09:00:00Z.' }
    case 'type':
      return describeType(String(params['type']), error.data)
    case 'additionalProperties':
      return { kind: 'unknownField', message: 'The block has no such field. Take it out.' }
    default:
      return {
        kind: 'other',
        message: `This does not fit: ${error.message ?? error.keyword}.`,
        values: { reason: error.message ?? error.keyword },
      }
  }
}

const FOCAL_POINT = 'This has to be a point of the picture: { "x": 50, "y": 50 }, each 0 to 100 per cent from its left and its top.'

const lengthOf = (data: unknown): string => (typeof data === 'string' ? ` It has ${data.length}.` : '')

/** Empty for what is no short value. */
const givenText = (data: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof data) && String(data).length <= 60 ? JSON.stringify(data) : ''

const givenOf = (data: unknown): string => (givenText(data) === '' ? '' : ` It is ${givenText(data)}.`)

const range = (prop: PropSchema | undefined): string => {
  const { minimum, maximum } = prop ?? {}
  if (minimum !== undefined && maximum !== undefined) return `between ${minimum} and ${maximum}`
  return minimum === undefined ? `at most ${String(maximum)}` : `at least ${minimum}`
}

const partsOfRange = (prop: PropSchema | undefined, given: string): Pick<Described, 'kind' | 'values'> => {
  const { minimum: from, maximum: to } = prop ?? {}
  if (from !== undefined && to !== undefined) return { kind: 'between', values: { from, to, given } }
  if (from !== undefined) return { kind: 'least', values: { from, given } }
  return to === undefined ? {} : { kind: 'most', values: { to, given } }
}

/** Addresses are what patterns are mostly for; other fields say in their help text what they take. */
const describePattern = (prop: PropSchema | undefined): Described => {
  if (prop?.pattern === undefined || prop.pattern.includes('https?')) return { kind: 'address', message: ADDRESS }
  const help = prop.description ?? ''
  return { kind: 'pattern', message: `This is not in the form the field takes. ${help}`.trim(), values: { help } }
}

const ADDRESS = 'This is not an address the shop understands: begin with /, https://, mailto:, tel: or #, such as /women/shoes.'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
}

const describeType = (type: string, data: unknown): Described => {
  const given = givenText(data)
  return {
    kind: given === '' ? `type.${type}` : `type.${type}Given`,
    message: `This has to be ${TYPES[type] ?? type}.${givenOf(data)}`,
    ...(given === '' ? {} : { values: { given } }),
  }
}

const describeChoice = (choices: string, data: unknown): Described => {
  const given = givenText(data)
  const message = `This has to be one of: ${choices}.${givenOf(data)}`
  return given === '' ? { kind: 'oneOf', message, values: { choices } } : { kind: 'oneOfGiven', message, values: { choices, given } }
}

/** An Ajv error of a block's settings in a merchandiser's words: which setting, and what it takes. */
export const describeMetaError = (error: ErrorObject): Described & { readonly field: string } => {
  const [, first] = error.instancePath.split('/')
  const name = first ?? String(error.params['additionalProperty'] ?? '')
  const setting = SETTINGS.get(name)
  const known = [...SETTINGS.keys()].join(', ')
  if (setting === undefined)
    return { field: 'Settings', kind: 'unknown', message: `There is no setting ${name}. There are: ${known}.`, values: { name, known } }
  return { field: `Settings > ${setting.title}`, kind: name, message: `This has to be ${setting.takes}.` }
}

const DATE = 'a date, or date and time, such as 2026-12-01 or 2026-12-01T09:00; without an offset it is the time of the site'

const SETTINGS: ReadonlyMap<string, { readonly title: string; readonly takes: string }> = new Map([
  ['visibleFrom', { title: 'Visible from', takes: DATE }],
  ['visibleUntil', { title: 'Visible until', takes: DATE }],
  ['countries', { title: 'Countries', takes: 'a list of country codes of two capital letters, such as ["GB", "AE"]' }],
  ['languages', { title: 'Languages', takes: 'a list of language codes in small letters, such as ["en", "ar"]' }],
  ['navContexts', { title: 'Navigation contexts', takes: 'a list of first parts of addresses, such as ["women", "men"]' }],
  ['audience', { title: 'Audience', takes: '"guest" or "signedIn"; leave it out for everybody' }],
  ['segment', { title: 'Segment', takes: 'the group of a segment in letters, digits, ., _ and -, such as "friends"' }],
  ['hiddenOn', { title: 'Hidden on', takes: '"mobile" or "desktop"; leave it out to show the block on both' }],
  ['analyticsTitle', { title: 'Name in reports', takes: 'a text of at most 120 characters' }],
  [
    'variant',
    { title: 'Test', takes: 'the name of a test in small letters and dashes, one letter for the block, and a share of 0 to 100 per cent' },
  ],
  ['anchor', { title: 'Anchor', takes: 'a word that begins with a letter, of letters, digits, - and _, such as new-in' }],
])
