import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { ContentCoding } from '../storefront/encode-body.ts'
import { defined } from '../../src/lib/defined.ts'

/** A larger window would be memory for each download; what is long repeats what is a little above. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 }

/**
 * Text as it is made, in a coding: made as fast as it is read. Given up, the making ends; where the making fails, the stream breaks, so
 * that no half of it passes for the whole.
 */
export const encodedStream = (text: AsyncIterable<string>, encoding: ContentCoding | undefined, signal?: AbortSignal): Readable => {
  const plain = Readable.from(text, { objectMode: false, ...defined({ signal }) })
  if (encoding === undefined) return plain
  // What went wrong reaches whoever reads the last stream.
  return pipeline(plain, encoding === 'br' ? createBrotliCompress({ params: BROTLI }) : createGzip(), () => undefined)
}
