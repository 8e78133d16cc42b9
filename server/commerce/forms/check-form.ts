import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FieldError } from '../../../schemas/api/error.ts'
import { OWN_SCHEMAS } from '../../../src/lib/own-schemas.ts'
import { formSchemaOf, type FormType } from './form-schema.ts'

// The `email` format stands for autofill and keyboards; the pattern beside it is the rule.
const ajv = new Ajv2020({ ...OWN_SCHEMAS, allErrors: true, formats: { email: true } })

/** Compiled once for each country, form and language: a closed, small set. */
const validators = new Map<string, ValidateFunction>()

interface FormInput {
  readonly country: string
  readonly type: FormType
  readonly language: string
  readonly values: Readonly<Record<string, unknown>>
}

/** What is wrong with a filled form, by field; empty where nothing is. Values of fields the form does not have are left alone. */
export const checkForm = ({ country, type, language, values }: FormInput): readonly FieldError[] => {
  const schema = formSchemaOf(country, type, language)
  if (schema === undefined) return [{ path: 'countryCode', message: 'We do not ship to this country.' }]
  const key = `${country}:${type}:${language}`
  const validate = validators.get(key) ?? ajv.compile(schema)
  validators.set(key, validate)
  const formValues = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(schema.properties, name)))
  if (validate(formValues)) return []
  return (validate.errors ?? []).map(({ instancePath, params, message = 'is not right' }) => ({
    path: typeof params['missingProperty'] === 'string' ? params['missingProperty'] : instancePath.slice(1),
    message,
  }))
}
