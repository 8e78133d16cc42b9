import type { BlockSchema } from '../../../schemas/block-schema.ts'
import { blockSchemas, pageSchema } from '../block-schemas.ts'

/** Schemas of every entry that holds blocks, by content type: pages are entries too. */
export const entrySchemas: ReadonlyMap<string, BlockSchema> = new Map([...blockSchemas, ['page', pageSchema]])
