import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Example } from '../answer-example.ts'
import { dataFileAddress, readDataFile } from './data-file.ts'

interface Source {
  readonly site: SiteConfig
  readonly language: string
}

/** Every size guide of a site in a language. Throws `DataFileError` where they cannot be read. */
export const readSizeGuides = ({ site, language }: Source, request: typeof fetch): Promise<SizeGuides> =>
  // Without a build's mark the file is asked for anew, which few do and once a page.
  readDataFile(dataFileAddress(`/data/size-guides_${language}.json`, { site, language, build: '' }), request, SIZE_GUIDES)

export const SIZE_GUIDES: Example<SizeGuides> = { buttonText: '', categories: [{ categoryKey: '', categoryTitle: '', tables: [] }] }
