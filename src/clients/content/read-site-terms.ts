import type { SiteTerms } from '../../../schemas/api/site-terms.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { dataFileAddress, readDataFile } from './data-file.ts'

interface Source {
  readonly site: SiteConfig
  readonly language: string
}

/** The terms of every site of the client, by site tag. Throws `DataFileError` where they cannot be read. */
export const readSiteTerms = ({ site, language }: Source, request: typeof fetch): Promise<Readonly<Record<string, SiteTerms>>> =>
  // Without a build's mark the file is asked for anew, which few do and once a page.
  readDataFile(dataFileAddress('/data/site-terms', { site, language, build: '' }), request, {})
