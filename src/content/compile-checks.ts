import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'
import { NARROW_WIDTHS } from '../../schemas/by-width.ts'
import { OWN_SCHEMAS } from '../lib/own-schemas.ts'

/** Compiled checks of one block type: a quick one that stops at the first error, and one that finds them all. */
export interface BlockChecks {
  readonly isValid: (props: unknown) => boolean
  readonly errorsOf: (props: unknown) => readonly ErrorObject[]
}

/** Checks by type. Each is compiled when it is first used: a start that publishes nothing compiles nothing. */
export const compileChecks = (
  schemas: ReadonlyMap<string, BlockSchema>,
  common: readonly { readonly $id: string }[],
): ReadonlyMap<string, BlockChecks> => {
  const quick = createAjv(common, false)
  const thorough = createAjv(common, true)
  return new Map(
    [...schemas].map(([type, schema]) => {
      const checked = checkedSchema(schema)
      return [type, { isValid: lazyCheck(quick, checked), errorsOf: lazyErrors(thorough, checked) }]
    }),
  )
}

const lazyCheck = (ajv: Ajv2020, schema: object): BlockChecks['isValid'] => {
  let validate: ValidateFunction | undefined
  return (props) => {
    validate ??= ajv.compile(schema)
    return validate(props)
  }
}

const lazyErrors = (ajv: Ajv2020, schema: object): BlockChecks['errorsOf'] => {
  let validate: ValidateFunction | undefined
  return (props) => {
    validate ??= ajv.compile(schema)
    validate(props)
    // An `if` only repeats that its then or else failed.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  }
}

const createAjv = (common: readonly { readonly $id: string }[], allErrors: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ ...OWN_SCHEMAS, allErrors, verbose: allErrors, addUsedSchema: false })
  ajvFormats.default(ajv)
  for (const schema of common) ajv.addSchema(schema)
  return ajv
}

/** A block's schema as a JSON Schema validator needs it: a responsive prop takes one value, or values by width. */
export const checkedSchema = (schema: BlockSchema): object => {
  // A schema that is nothing but a reference has none.
  const { properties = {} }: Partial<BlockSchema> = schema
  const props = Object.entries(properties)
  if (!props.some(([, prop]) => prop['x-responsive'] === true)) return schema
  return {
    ...schema,
    properties: Object.fromEntries(props.map(([name, prop]) => [name, prop['x-responsive'] === true ? either(prop) : prop])),
  }
}

const either = (prop: PropSchema): object => ({
  if: { type: 'object' },
  then: {
    properties: Object.fromEntries([...NARROW_WIDTHS.map(({ name }) => name), 'desktop'].map((name) => [name, prop])),
    required: ['desktop'],
    additionalProperties: false,
  },
  else: prop,
})
