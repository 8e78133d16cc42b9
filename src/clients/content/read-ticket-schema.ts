import type { FormSchema } from '../../../schemas/api/address.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { dataFileAddress, readDataFile } from './data-file.ts'

interface Source {
  readonly site: SiteConfig
  readonly language: string
}

/** Rules of the contact form (CALL-51). Throws `DataFileError` where they cannot be read. */
export const readTicketSchema = ({ site, language }: Source, request: typeof fetch): Promise<FormSchema> =>
  // Without a build's mark the file is asked for anew, which a form that is sent once can afford.
  readDataFile<FormSchema>(dataFileAddress('/data/contact-us-schema_webLabels.json', { site, language, build: '' }), request, {
    properties: {},
    required: [],
    'x-order': [],
  })
