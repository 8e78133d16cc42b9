import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { ContentCoding } from '../storefront/encode-body.ts'
import type { FeedContext } from './feed-context.ts'
import type { FeedFormat } from './feed-format.ts'
import type { FeedProduct } from './read-feed-products.ts'
import { createToFeedLines } from './to-feed-lines.ts'

interface Input {
  readonly format: FeedFormat
  readonly context: FeedContext
  readonly parts: AsyncIterable<readonly FeedProduct[]>
  readonly encoding: ContentCoding | undefined
  /** Called when the catalogue cannot be read to its end; not when the download is given up. */
  readonly onBroken: (cause: unknown) => void
  /** Ends it whatever happens: who reads a byte now and then must not keep others out. */
  readonly signal: AbortSignal
}

/**
 * A feed as a stream that reads the catalogue as fast as it is read itself. Given up, it ends the reading; where the reading fails, the
 * stream breaks, so that no half of a feed passes for a whole one.
 */
export const feedStream = ({ encoding, signal, ...input }: Input): Readable => {
  const plain = Readable.from(textOf(input), { objectMode: false, signal })
  if (encoding === undefined) return plain
  // What went wrong reaches whoever reads the last stream.
  return pipeline(plain, encoding === 'br' ? createBrotliCompress({ params: BROTLI }) : createGzip(), () => undefined)
}

/** A larger window would be memory for each download; lines repeat what is a few lines above. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 }

const textOf = async function* ({ format, context, parts, onBroken }: Omit<Input, 'encoding' | 'signal'>): AsyncGenerator<string> {
  const toLines = createToFeedLines(context)
  yield format.head(context)
  try {
    for await (const products of parts) {
      const text = products.flatMap(toLines).map((line) => format.line(line, context))
      if (text.length > 0) yield text.join('')
    }
  } catch (cause) {
    onBroken(cause)
    throw cause
  }
  yield format.end
}
