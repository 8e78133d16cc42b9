import type { SchemaBundle } from '../../schemas/block-schema.ts'
import type { ContentModel } from './content-model.ts'
import { contentTypeOfBlock, contentTypeOfPage } from './content-type-of-schema.ts'

/** All content types the schemas ask for: the page's and one for every block. */
export const modelOfBundle = ({ page, blocks }: SchemaBundle): ContentModel =>
  new Map([
    ['page', contentTypeOfPage('page', page)] as const,
    ...Object.entries(blocks).map(([id, schema]) => [id, contentTypeOfBlock(id, schema)] as const),
  ])
