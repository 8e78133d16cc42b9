import { googleFeed } from './google-feed.ts'
import { metaFeed } from './meta-feed.ts'
import { openaiFeed } from './openai-feed.ts'

/** The channels by name, and the file each has below `feeds/`. */
export const FEEDS = [
  { name: 'google', file: 'google.xml', format: googleFeed },
  { name: 'meta', file: 'meta.csv', format: metaFeed },
  { name: 'openai', file: 'openai.jsonl', format: openaiFeed },
] as const
