/** The part of JSON Schema that schemas/merchant uses. */
export interface MerchantSchema {
  readonly title?: string
  readonly description?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, MerchantSchema>>
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly MerchantSchema[]
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  readonly properties?: Readonly<Record<string, MerchantSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | MerchantSchema
  readonly items?: MerchantSchema
}

interface Input {
  readonly common: MerchantSchema
  readonly kinds: Readonly<Record<string, MerchantSchema>>
}

const BANNER = '/* Written by `npm run generate` from schemas/merchant. Change a schema and generate again; changes here are lost. */'

/** The text of schemas/generated/merchant.ts: a type for each kind and definition, and the map from kind to type. */
export const emitMerchantTypes = ({ common, kinds }: Input): string => {
  const definitions = [common, ...Object.values(kinds)].flatMap(({ $defs = {} }) => Object.entries($defs))
  const repeated = definitions.map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index)
  if (repeated.length > 0) throw new Error(`Two schemas in schemas/merchant define ${repeated.join(', ')}`)
  const entries = Object.entries(kinds).map(([kind, schema]) => `  readonly '${kind}': ${schema.title ?? kind}`)
  return `${[
    BANNER,
    ...definitions.map(([name, schema]) => declare(name, schema)),
    ...Object.entries(kinds).map(([kind, schema]) => declare(schema.title ?? kind, schema)),
    `/** A document of each kind. */\nexport interface MerchantDocuments {\n${entries.join('\n')}\n}`,
  ].join('\n\n')}\n`
}

export const declare = (name: string, schema: MerchantSchema): string =>
  schema.properties === undefined || typeof schema.additionalProperties === 'object'
    ? `${docOf(schema)}export type ${name} = ${typeOf(schema, '')}`
    : `${docOf(schema)}export interface ${name} ${typeOf(schema, '')}`

const docOf = ({ description }: MerchantSchema, indent = ''): string =>
  description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n`

const typeOf = (schema: MerchantSchema, indent: string): string => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'never'
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map((option) => typeOf(option, indent)).join(' | ')
  switch (schema.type) {
    case 'array':
      return `readonly ${listItem(schema.items ?? {}, indent)}[]`
    case 'object':
      return objectType(schema, indent)
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'string':
      return 'string'
    default:
      return 'unknown'
  }
}

const listItem = (schema: MerchantSchema, indent: string): string => {
  const type = typeOf(schema, indent)
  return schema.enum === undefined && schema.anyOf === undefined ? type : `(${type})`
}

const objectType = ({ properties = {}, required = [], additionalProperties }: MerchantSchema, indent: string): string => {
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${docOf(schema, `${indent}  `)}${indent}  readonly ${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, `${indent}  `)}`,
  )
  const own = `{\n${lines.join('\n')}\n${indent}}`
  if (typeof additionalProperties !== 'object') return own
  const rest = `Readonly<Record<string, ${typeOf(additionalProperties, indent)}>>`
  return lines.length === 0 ? rest : `${own} & ${rest}`
}

/** A name that is no identifier is quoted. */
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
