import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import { readUncachedFile, type FileSource } from './read-uncached-file.ts'

/** The terms of every site of the client, by site tag. Throws `DataFileError` where they cannot be read. */
export const readSiteTerms = (source: FileSource, request: typeof fetch): Promise<Readonly<Record<string, SiteTerms>>> =>
  readUncachedFile('/data/site-terms', source, request, {})
