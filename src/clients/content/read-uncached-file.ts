import type { SiteConfig } from '../../site/site-config.ts'
import type { Example } from '../answer-example.ts'
import { dataFileAddress, readDataFile } from './data-file.ts'

/** Whose file it is. */
export interface FileSource {
  readonly site: SiteConfig
  readonly language: string
}

/**
 * Reads a data file without a build's mark, so that no cache answers for long: for what is read once a page at most. Throws
 * `DataFileError` where it cannot be read.
 */
export const readUncachedFile = <Content>(
  file: string,
  { site, language }: FileSource,
  request: typeof fetch,
  example: Example<Content>,
): Promise<Content> => readDataFile(dataFileAddress(file, { site, language, build: '' }), request, example)
