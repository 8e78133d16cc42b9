import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import common from '../../../schemas/merchant/common.schema.json' with { type: 'json' }
import { OWN_SCHEMAS } from '../../../src/lib/own-schemas.ts'
import { describeSchemaErrors } from '../../lib/describe-schema-errors.ts'
import { MERCHANT_SCHEMAS, type MerchantEntry, type MerchantKind } from './merchant-data.ts'

/** What is wrong with a document: where, the value found, and what would be right. */
export interface MerchantProblem {
  readonly kind: MerchantKind
  /** Of the document; empty where it has none. */
  readonly key: string
  /** Within the document: `price.GBP`, `sizes[2].centimetres`; empty for the document itself. */
  readonly path: string
  readonly message: string
}

export type DocumentOutcome =
  | { readonly entry: MerchantEntry; readonly problems?: never }
  | { readonly entry?: never; readonly problems: readonly MerchantProblem[] }

/** Checks a document of a kind against its schema alone; references to other documents and to sites are checked by `crossCheck`. */
export const validateDocument = (kind: MerchantKind, document: unknown): DocumentOutcome => {
  const validate = validatorOf(kind)
  const name = MERCHANT_SCHEMAS[kind]['x-key']
  const value: unknown = typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined
  const key = typeof value === 'string' ? value : ''
  // The schema of the kind is what its type was generated from.
  if (validate(document)) return { entry: { kind, key, document } as MerchantEntry }
  return { problems: describeSchemaErrors(validate.errors ?? []).map((problem) => ({ kind, key: key.slice(0, 100), ...problem })) }
}

/** Compiled when first used: a process that reads no documents compiles nothing. */
const validators = new Map<MerchantKind, ValidateFunction>()

const validatorOf = (kind: MerchantKind): ValidateFunction => {
  ajv ??= createAjv()
  const validate = validators.get(kind) ?? ajv.compile(MERCHANT_SCHEMAS[kind])
  validators.set(kind, validate)
  return validate
}

let ajv: Ajv2020 | undefined

const createAjv = (): Ajv2020 => {
  // 19.99 is no exact multiple of 0.01 in binary.
  const made = new Ajv2020({ ...OWN_SCHEMAS, allErrors: true, verbose: true, multipleOfPrecision: 6 })
  ajvFormats.default(made)
  return made.addSchema(common)
}
