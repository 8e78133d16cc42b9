import { z } from 'zod'
import type { FormSchema } from '../../../schemas/api/address.ts'
import { notFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import { formSchemaOf } from './form-schema.ts'

const partTypes = z.enum(['shipping', 'billing', 'consumer', 'orderLookup'])
export const formQuery = z.object({ type: z.enum(['shipping', 'billing']) })

interface FormSchemaInput {
  readonly country: string
  /** `address` has the type in the query; anything else is the type (CALL-58). */
  readonly type: string
  readonly query: unknown
  readonly language: string
}

/** Answer of `GET /api/validation/{country}/{type}`. 404 for a country or type there is not, 400 for `address` without type. */
export const readFormSchema = ({ country, type, query, language }: FormSchemaInput): FormSchema => {
  const part = type === 'address' ? readInput(formQuery, query).type : partTypes.safeParse(type).data
  const schema = part === undefined ? undefined : formSchemaOf(country.toUpperCase(), part, language)
  if (schema === undefined) throw notFound('There is no such form.')
  return schema
}
