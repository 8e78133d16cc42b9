import type { FieldSchema, FormSchema } from '../../../schemas/api/address.ts'
import { addressLayoutOf } from './address-layouts.ts'
import { emailField, nameFields, phoneField, addressFields } from './form-fields.ts'

export type FormType = 'shipping' | 'billing' | 'consumer' | 'orderLookup'

interface Form {
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: readonly string[]
  readonly order: readonly string[]
  readonly encouraged?: readonly string[]
}

/** The schema of a form in a country and language: the only source of its rules, here and in the browser (ADDR-08). Undefined: no such country. */
export const formSchemaOf = (country: string, type: FormType, language: string): FormSchema | undefined => {
  const form = formOf(country, type, language)
  return form === undefined
    ? undefined
    : {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: form.properties,
        required: form.required,
        additionalProperties: false,
        'x-order': form.order,
        'x-encouraged': form.encouraged ?? [],
      }
}

const formOf = (country: string, type: FormType, language: string): Form | undefined => {
  const layout = addressLayoutOf(country)
  if (layout === undefined) return undefined
  const names = nameFields({ country, language, layout })
  const nameOrder = layout.isFamilyNameFirst === true ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  // The buyer's name may be in any script: only the carrier's label is restricted.
  const plainNames = nameFields({ country, language, layout: { ...layout, names: {} } })
  if (type === 'consumer')
    return {
      properties: { ...plainNames, email: emailField, phoneNumber: phoneField },
      required: ['email'],
      order: ['email', 'phoneNumber'],
    }
  if (type === 'orderLookup') return orderLookup
  const countryCode: FieldSchema = { type: 'string', const: country, 'x-label': 'address.country', 'x-autocomplete': 'country' }
  const address = { ...addressFields({ country, language, layout }), countryCode }
  const requiredAddress = [...layout.fields.filter((field) => field !== 'addressLine2'), 'countryCode']
  // The bank knows who pays; the shop needs the address only (CHECKOUT-18).
  if (type === 'billing') return { properties: address, required: requiredAddress, order: layout.fields }
  return {
    properties: { ...names, ...address, email: emailField, phoneNumber: phoneField },
    required: ['firstName', 'lastName', ...requiredAddress],
    order: [...nameOrder, ...layout.fields, 'phoneNumber'],
    encouraged: ['phoneNumber'],
  }
}

/** Which sets are enough is ROLE-10 and beyond a list of required fields. */
const orderLookup: Form = {
  properties: {
    orderReference: { type: 'string', pattern: '^\\s*[A-Za-z]{2}[0-9]{8}\\s*$', maxLength: 40, 'x-label': 'orders.orderReference' },
    email: emailField,
    phone: phoneField,
  },
  required: ['orderReference'],
  order: ['orderReference', 'email', 'phone'],
}
