import type { FormSchema } from '../../../schemas/api/address.ts'
import type { Example } from '../answer-example.ts'
import { readUncachedFile, type FileSource } from './read-uncached-file.ts'

/** Rules of the contact form (CALL-51). Throws `DataFileError` where they cannot be read. */
export const readTicketSchema = (source: FileSource, request: typeof fetch): Promise<FormSchema> =>
  readUncachedFile('/data/contact-us-schema_webLabels.json', source, request, RULES)

const RULES: Example<FormSchema> = { properties: {}, required: [], 'x-order': [] }
