import type { FeedContext } from './feed-context.ts'
import type { FeedLine } from './feed-line.ts'

/** How a channel wants its lines: what comes first, each line, what comes last. */
export interface FeedFormat {
  readonly type: string
  readonly head: (context: FeedContext) => string
  readonly line: (line: FeedLine, context: FeedContext) => string
  readonly end: string
}
