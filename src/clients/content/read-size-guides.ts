import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { dataFileAddress } from './data-file-address.ts'
import { readDataFile } from './read-data-file.ts'

interface Place {
  readonly site: SiteConfig
  readonly language: string
}

/** Every size guide of a site in a language. Throws `DataFileError` where they cannot be had. */
export const readSizeGuides = ({ site, language }: Place, request: typeof fetch): Promise<SizeGuides> =>
  // Without a build's mark the file is asked for anew, which few do and once a page.
  readDataFile(dataFileAddress(`/data/size-guides_${language}.json`, { site, language, build: '' }), request) as Promise<SizeGuides>
