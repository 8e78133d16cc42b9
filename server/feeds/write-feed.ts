import type { FeedContext } from './feed-context.ts'
import type { FeedFormat } from './feed-format.ts'
import type { FeedProduct } from './read-feed-products.ts'
import { createToFeedLines } from './to-feed-lines.ts'

interface Input {
  readonly format: FeedFormat
  readonly context: FeedContext
  readonly parts: AsyncIterable<readonly FeedProduct[]>
  /** Called when the catalogue cannot be read to its end; not when the download is given up. */
  readonly onBroken: (cause: unknown) => void
}

/** A feed as text, a part of the catalogue at a time; the next part is read when it is asked for. */
export const writeFeed = async function* ({ format, context, parts, onBroken }: Input): AsyncGenerator<string> {
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
