import type { FieldSchema } from '../../../schemas/api/address.ts'
import { territoriesOf } from './territories.ts'
import type { AddressLayout } from './address-layouts.ts'

interface FieldsInput {
  readonly country: string
  readonly language: string
  readonly layout: AddressLayout
}

const text = (label: string, rules: Partial<FieldSchema>): FieldSchema => ({ type: 'string', 'x-label': `address.${label}`, ...rules })

export const emailField = text('email', {
  format: 'email',
  // A working subset of RFC 5322: no quoted local parts, no addresses without a dot.
  pattern: '^[^\\s@"(),:;<>\\[\\]\\\\]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$',
  maxLength: 254,
  'x-autocomplete': 'email',
})

/** E.164; the form normalises what was typed. */
export const phoneField = text('phoneNumber', { pattern: '^\\+[1-9][0-9]{6,14}$', maxLength: 16, 'x-autocomplete': 'tel' })

export const nameFields = ({ language, layout }: FieldsInput): Readonly<Record<'firstName' | 'lastName', FieldSchema>> => {
  const script = layout.names?.[language]
  const pattern = script === undefined ? {} : { pattern: script.pattern }
  const suffix = script?.labelSuffix ?? ''
  return {
    firstName: text(`firstName${suffix}`, { minLength: 1, maxLength: 40, 'x-autocomplete': 'given-name', ...pattern }),
    lastName: text(`lastName${suffix}`, { minLength: 1, maxLength: 40, 'x-autocomplete': 'family-name', ...pattern }),
  }
}

export const addressFields = ({ country, language, layout }: FieldsInput): Readonly<Record<string, FieldSchema>> => {
  const regions = territoriesOf(country, language)
  const all: Readonly<Record<AddressLayout['fields'][number], FieldSchema>> = {
    addressLine1: text('addressLine1', { minLength: 1, maxLength: 60, 'x-autocomplete': 'address-line1' }),
    addressLine2: text('addressLine2', { maxLength: 60, 'x-autocomplete': 'address-line2' }),
    city: text('city', { minLength: 1, maxLength: 50, 'x-autocomplete': 'address-level2' }),
    postcode: text('postcode', {
      pattern: layout.postcode,
      'x-label': layout.postcodeLabel,
      maxLength: 10,
      'x-autocomplete': 'postal-code',
    }),
    region: text('region', {
      enum: regions.map(({ code }) => code),
      'x-enum-labels': regions.map(({ name }) => name),
      'x-label': layout.regionLabel ?? 'address.region',
      'x-autocomplete': 'address-level1',
    }),
  }
  return Object.fromEntries(layout.fields.map((field) => [field, all[field]]))
}
