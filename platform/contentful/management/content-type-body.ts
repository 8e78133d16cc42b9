import { z } from 'zod'
import type { ContentTypeBody } from '../model.ts'
import { parseBody } from './parse-body.ts'

const type = z.enum([
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Location',
  'Object',
  'Link',
  'Array',
  'ResourceLink',
])
const validations = z.array(z.record(z.string(), z.unknown()))
const field = z.looseObject({
  id: z.string().min(1).max(64),
  newId: z.string().min(1).max(64).optional(),
  name: z.string().min(1).max(50),
  type,
  linkType: z.string().optional(),
  items: z.looseObject({ type, linkType: z.string().optional(), validations: validations.optional() }).optional(),
  localized: z.boolean().optional(),
  required: z.boolean().optional(),
  validations: validations.optional(),
  disabled: z.boolean().optional(),
  omitted: z.boolean().optional(),
})
const contentType = z.looseObject({
  name: z.string().min(1),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(field).default([]),
})

/** A content type with the fields that are to be renamed: old id -> new id. */
export interface SentContentType {
  readonly body: ContentTypeBody
  readonly renamed: Readonly<Record<string, string>>
}

/** A content type as sent. A field's `newId` is taken over at once. */
export const readContentTypeBody = (sent: unknown): SentContentType => {
  const { sys: _sys, ...given } = parseBody(contentType, sent)
  const renamed = Object.fromEntries(given.fields.flatMap(({ id, newId }) => (newId === undefined || newId === id ? [] : [[id, newId]])))
  const fields = given.fields.map(({ newId, ...rest }) => ({ ...rest, id: newId ?? rest.id }))
  // JSON without the undefined that zod's optional keys allow for.
  const body = JSON.parse(JSON.stringify({ ...given, fields })) as ContentTypeBody
  return { body, renamed }
}
