import type { ErrorObject } from 'ajv'

interface SchemaProblem {
  readonly path: string
  readonly message: string
}

/** Ajv's errors as sentences: the value found and what would be right, each once. */
export const describeSchemaErrors = (errors: readonly ErrorObject[]): readonly SchemaProblem[] => {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath)
  const problems = errors
    // The errors of single options of an `anyOf` only repeat what its own error lists; a wrong name is reported by `propertyNames`.
    .filter(({ keyword, instancePath }) => keyword === 'anyOf' || !choices.some((path) => `${instancePath}/`.startsWith(`${path}/`)))
    .filter(({ propertyName }) => propertyName === undefined)
    .map(describe)
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values()]
}

const describe = (error: ErrorObject): SchemaProblem => {
  const path = readablePath(error.instancePath)
  // What Ajv puts into params depends on the keyword; each is read where its keyword is.
  const params: Record<string, unknown> = error.params
  const schema = asSchema(error.parentSchema)
  switch (error.keyword) {
    case 'required': {
      const name = String(params['missingProperty'])
      return { path: join(path, name), message: `is missing; it has to be ${expected(asSchema(schema.properties?.[name]))}` }
    }
    case 'additionalProperties': {
      const names = Object.keys(schema.properties ?? {})
      return { path: join(path, clip(params['additionalProperty'])), message: `is not a field here; there are ${names.join(', ')}` }
    }
    case 'propertyNames':
      return {
        path: join(path, clip(params['propertyName'])),
        message: `cannot be a name here; it has to be ${expected(asSchema(schema.propertyNames))}`,
      }
    case 'uniqueItems':
      return { path, message: `has the same value twice, as items ${String(params['j'])} and ${String(params['i'])}; take one out` }
    default:
      return { path, message: `is ${clip(error.data)}; it has to be ${expected(schema)}` }
  }
}

/** The JSON Schema keywords by which a message describes the expected value. */
interface Expectation {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Expectation[]
  readonly $ref?: string
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, unknown>>
  readonly propertyNames?: unknown
}

const expected = (schema: Expectation): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.anyOf !== undefined) return schema.anyOf.map(expected).join(' or ')
  if (schema.$ref !== undefined) return REFERENCES[schema.$ref.split('/').at(-1) ?? ''] ?? 'as its schema says'
  const example = schema.examples?.[0] === undefined ? '' : `, such as ${JSON.stringify(schema.examples[0])}`
  switch (schema.type) {
    case 'string':
    case undefined:
      return `${textIn(schema)}${example}`
    case 'integer':
    case 'number':
      return `${schema.type === 'integer' ? 'a whole number' : 'a number'}${rangeOf(schema)}${example}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return `a list${countOf(schema)}${example}`
    default:
      return schema.properties === undefined
        ? `an object${example}`
        : `an object with ${Object.keys(schema.properties).join(', ')}${example}`
  }
}

/** Definitions as the fields that refer to them are described. */
const REFERENCES: Readonly<Record<string, string>> = {
  Texts: 'a text by language with English among them, such as {"en":"Standard delivery"}',
  Amounts: 'an amount by currency, such as {"GBP":6,"JPY":600}',
  SiteTags: 'a list of site tags, such as ["ald-gb"]',
  Instant: 'an instant, such as "2026-12-01T09:00:00Z"',
  Position: 'a whole number from 0 to 100000',
}

const textIn = ({ format, pattern, minLength = 0, maxLength }: Expectation): string => {
  if (format === 'date-time') return 'an instant'
  if (pattern !== undefined) return `a text that matches ${pattern}`
  if (maxLength === undefined) return 'a text'
  return minLength > 0 ? `a text of ${minLength} to ${maxLength} characters` : `a text of at most ${maxLength} characters`
}

const rangeOf = ({ minimum, exclusiveMinimum, maximum, multipleOf }: Expectation): string => {
  const low = minimum === undefined ? (exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`) : ` from ${minimum}`
  const high = maximum === undefined ? '' : `${low === '' ? ' of at most' : minimum === undefined ? ' and at most' : ' to'} ${maximum}`
  return `${low}${high}${multipleOf === undefined ? '' : ` in steps of ${multipleOf}`}`
}

const countOf = ({ minItems, maxItems }: Expectation): string => {
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems}`
  if (minItems !== undefined) return ` of at least ${minItems}`
  return maxItems === undefined ? '' : ` of at most ${maxItems}`
}

// Schemas are ours; an empty one gives an expectation without fields.
const asSchema = (schema: unknown): Expectation => (typeof schema === 'object' && schema !== null ? schema : {})

/** `/sizes/2/centimetres` as people write it: `sizes[2].centimetres`. */
const readablePath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : join(path, clip(part))), '')

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const MAX_SHOWN = 60

/** A value from a file, shortened and without control characters that a terminal would obey. */
const clip = (value: unknown): string => {
  const text = typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : JSON.stringify(value)
  // JSON escapes below U+0020; a terminal also obeys U+007F to U+009F.
  const shown = (text ?? 'nothing').replaceAll(/[\u007f-\u009f]/g, '?')
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}...` : shown
}
