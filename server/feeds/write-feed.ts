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
export const writeFeed = async function* ({ onBroken, ...input }: Input): AsyncGenerator<string> {
  const texts = partsOf(input)
  const readNext = async (): Promise<IteratorResult<string>> => {
    try {
      return await texts.next()
    } catch (cause) {
      onBroken(cause)
      throw cause
    }
  }
  try {
    yield input.format.head(input.context)
    for (let next = await readNext(); next.done !== true; next = await readNext()) yield next.value
    yield input.format.end
  } finally {
    // Given up, it may be left by an error of the stream's, which is none of the catalogue.
    await texts.return(undefined)
  }
}

const partsOf = async function* ({ format, context, parts }: Omit<Input, 'onBroken'>): AsyncGenerator<string, undefined> {
  const toLines = createToFeedLines(context)
  for await (const products of parts) {
    const lines = products.flatMap(toLines)
    if (lines.length > 0) yield lines.map((line) => format.line(line, context)).join('')
  }
}
