import type { SizeGuides } from '../../../schemas/api/size-guide.ts'
import { SIZE_GUIDES } from './examples.ts'
import { readUncachedFile, type FileSource } from './read-uncached-file.ts'

/** Every size guide of a site in a language. Throws `DataFileError` where they cannot be read. */
export const readSizeGuides = (source: FileSource, request: typeof fetch): Promise<SizeGuides> =>
  readUncachedFile(`/data/size-guides_${source.language}.json`, source, request, SIZE_GUIDES)
