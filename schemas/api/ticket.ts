import type { FieldSchema, FormSchema } from './address.ts'

/** Shortest message, in characters. */
export const MIN_DESCRIPTION_LENGTH = 10

/** Limits of a ticket's files (CALL-59). */
export const TICKET_FILES = { maxCount: 5, maxBytes: 5_000_000, maxTotalBytes: 20_000_000 } as const

const field = (label: string, rules: Partial<FieldSchema>): FieldSchema => ({ type: 'string', 'x-label': `contact.${label}`, ...rules })

/** Countries the contact form offers, ISO 3166 alpha-2 (CONTACT-07). */
export const TICKET_COUNTRIES: readonly string[] =
  'AE AR AT AU BE BH BR CA CH CL CN CO CZ DE DK ES FI FR GB GR HK HU ID IE IL IN IT JP KR KW MX MY NL NO NZ PL PT QA RO RU SA SE SG TH TR TW US ZA'.split(
    ' ',
  )

/**
 * Rules of the contact form: served as the data file `contact-us-schema_webLabels.json`, checked in the browser before sending
 * and by the server whatever was sent (CONTACT-03). Field names are the help desk's.
 */
export const TICKET_SCHEMA: FormSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    type: field('type', { maxLength: 60 }),
    email: field('email', {
      format: 'email',
      pattern: '^[^\\s@"(),:;<>\\[\\]\\\\]+@[A-Za-z0-9\\-]+(\\.[A-Za-z0-9\\-]+)+$',
      maxLength: 254,
      'x-autocomplete': 'email',
    }),
    subject: field('subject', { minLength: 1, maxLength: 150 }),
    description: field('description', { minLength: MIN_DESCRIPTION_LENGTH, maxLength: 5000 }),
    cf_country: field('country', { enum: TICKET_COUNTRIES, 'x-autocomplete': 'country' }),
    product_id: field('product', { maxLength: 40 }),
  },
  required: ['email', 'subject', 'description'],
  additionalProperties: false,
  'x-order': ['type', 'email', 'cf_country', 'subject', 'description', 'product_id'],
  'x-encouraged': [],
}
